//! Monsters on the board: spawning, wounds, defeat, discarding.

use super::Run;
use super::abilities::{is_rule, monster_abilities, stats};
use crate::content::{Ability, Content, Moment, Passive, Progress};
use crate::event::{Event, Of, What};
use crate::ids::{MonsterId, MythosId, SpaceId};
use crate::state::{Drawing, Eldritch, Found, Frame, It, Kept, Monster, Source};
use smallvec::SmallVec;

/// EH-COMPONENT-LIMITS-06: whether the cup has monsters for some of these spaces and not for all, `each`
/// so many.
pub fn is_cup_short(s: &Eldritch, spaces: &Found, each: u8) -> bool {
    let cup: u32 = s.cup.iter().map(|count| u32::from(*count)).sum();
    spaces.len() > 1 && cup > 0 && cup < spaces.len() * u32::from(each)
}

/// EH-COMPONENT-LIMITS-07: whether a monster of this name can come onto the board.
pub fn can_spawn(s: &Eldritch, c: &Content, kind: MonsterId) -> bool {
    let at = usize::from(kind.0);
    match c.monster(kind).epic {
        true => !s.monsters().any(|(_, monster)| monster.kind == kind),
        false => s.aside[at] > 0 || s.cup[at] > 0,
    }
}

impl Run<'_> {
    /// EH-MONSTERS-02: from the cup.
    pub fn spawn_monsters(&mut self, n: u8, on: SpaceId) {
        if n == 0 {
            self.pop();
            return;
        }
        self.become_frame(Frame::SpawnMonsters { n: n - 1, on });
        let among = self.cup();
        // EH-COMPONENT-LIMITS-06.
        if !among.is_empty() {
            self.push(Frame::Draw { what: Drawing::Monster { on }, among });
        }
    }

    /// Kinds of which a token is in the cup.
    /// EH-SET-ASIDE-04, EH-SET-ASIDE-04-EX1: nothing that was set aside, which comes only by its name.
    pub fn cup(&self) -> Found {
        (0..).zip(&self.s.cup).filter(|(_, count)| **count > 0).map(|(kind, _)| kind).collect()
    }

    /// A monster by name: the epic one, one that was set aside, or one of the cup.
    pub fn spawn_named(&mut self, kind: MonsterId, on: SpaceId) {
        let at = usize::from(kind.0);
        let info = self.c.monster(kind);
        if let Some(context) = self.s.context_mut() {
            context.spawned = false;
        }
        if !can_spawn(self.s, self.c, kind) {
            return;
        }
        if info.epic {
            self.put_monster(kind, on, false);
        } else if self.s.aside[at] > 0 {
            self.s.aside[at] -= 1;
            self.put_monster(kind, on, true);
        } else {
            self.s.cup[at] -= 1;
            self.put_monster(kind, on, false);
        }
    }

    /// EH-MONSTERS-03: a token comes onto the board.
    pub fn put_monster(&mut self, kind: MonsterId, space: SpaceId, aside: bool) {
        let first = usize::from(self.s.next_slot);
        let count = self.s.monsters.len();
        let slots = (0..count).map(|n| (first + n) % count);
        let free = slots.into_iter().find(|slot| self.s.monsters[*slot].is_none());
        let slot = free.unwrap_or(count);
        self.s.monsters.grow(slot + 1);
        self.s.monsters[slot] = Some(Monster { kind, space, lost: 0, aside });
        self.s.next_slot = ((slot + 1) % self.s.monsters.len()) as u8;
        self.say(Event::new(What::MonsterSpawned).of(Of::Monster(kind)).at(space));
        let slot = slot as u8;
        if let Some(context) = self.s.context_mut() {
            context.it = It::Monster(slot);
            context.spawned = true;
            if self.c.monster(kind).epic {
                match context.source {
                    Source::Mystery => {
                        if let Some(mystery) = &mut self.s.mystery {
                            mystery.epic = Some(slot);
                        }
                    }
                    Source::Mythos(card) => {
                        let mut cards = self.s.in_play.iter_mut();
                        if let Some(card) = cards.find(|it| it.card == card) {
                            card.epic = Some(slot);
                        }
                    }
                    _ => {}
                }
            }
        }
        let lead = self.s.lead;
        self.trigger_of(Source::Monster(slot, kind), Moment::Spawned, lead, It::Monster(slot));
    }

    /// A monster loses health; tells whether that is all it had.
    pub fn lessen(&mut self, slot: u8, n: u8) -> bool {
        let Some(monster) = self.s.monster(slot).copied() else { return false };
        let abilities = monster_abilities(self.s, self.c, monster.kind);
        let needed = self.c.ancient(self.s.ancient).mysteries;
        if is_rule(abilities, Passive::InvulnerableUntilSolved) && self.s.solved_count() < needed {
            return false;
        }
        let toughness = stats(self.s, self.c, monster.kind).toughness;
        let lost = monster.lost.saturating_add(n).min(toughness);
        if let Some(monster) = &mut self.s.monsters[usize::from(slot)] {
            monster.lost = lost;
        }
        let event = Event::new(What::MonsterHurt).of(Of::Monster(monster.kind)).at(monster.space);
        let left = |lost: u8| toughness.saturating_sub(lost);
        self.say(event.n(i16::from(n)).change(left(monster.lost), left(lost)));
        lost >= toughness
    }

    /// A monster loses health outside combat: EH-FAQ-06.
    pub fn hurt_monster(&mut self, slot: u8, n: u8, by: u8) {
        if n > 0 && self.lessen(slot, n) {
            self.defeat_monster_plainly(slot, Some(by));
        }
    }

    /// EH-MONSTERS-06: in combat.
    pub fn defeat_monster(&mut self, slot: u8, by: Option<u8>) {
        let Some(monster) = self.s.monster(slot).copied() else { return };
        self.defeated_monster(slot, monster, by, true);
    }

    /// EH-INV-MARK-01: defeated, but not in combat.
    pub fn defeat_monster_plainly(&mut self, slot: u8, by: Option<u8>) {
        let Some(monster) = self.s.monster(slot).copied() else { return };
        self.defeated_monster(slot, monster, by, false);
    }

    fn defeated_monster(&mut self, slot: u8, monster: Monster, by: Option<u8>, in_combat: bool) {
        let Monster { kind, space, .. } = monster;
        let mut event = Event::new(What::MonsterDefeated).of(Of::Monster(kind)).at(space);
        event.who = by;
        self.say(event);
        self.remove_monster(slot);
        let source = Source::Monster(slot, kind);
        let it = It::Gone(kind);
        let who = by.unwrap_or(self.s.lead);
        // EH-ANCIENT-ONE-07: the end of the Ancient One itself.
        if self.c.ancient(self.s.ancient).epic == Some(kind) && self.s.awake {
            self.s.ending = Some(crate::state::Ending::Won);
            return;
        }
        self.epic_fell(slot);
        if !self.c.monster(kind).epic
            && by.is_some()
            && self.mystery_progress() == Some(Progress::DefeatedNonEpic)
        {
            self.mystery_step(who, it);
        }
        for nth in (0..self.s.in_play.len()).rev() {
            let card = self.s.in_play[nth].card;
            if self.c.mythos_card(card).rumor == Some(space) && by.is_some() {
                self.trigger_of(Source::Mythos(card), Moment::DefeatedOnRumor, who, it);
            }
        }
        self.trigger_of(source, Moment::Defeated, who, it);
        if in_combat {
            self.victory(who, source, kind);
        }
    }

    /// What follows the fall of the epic monster of a mystery or a rumor.
    fn epic_fell(&mut self, slot: u8) {
        if let Some(mystery) = &mut self.s.mystery
            && mystery.epic == Some(slot)
        {
            mystery.epic = None;
            mystery.epic_defeated = true;
        }
        let mut cards = SmallVec::<[MythosId; 4]>::new();
        for card in self.s.in_play.iter_mut().filter(|it| it.epic == Some(slot)) {
            card.epic = None;
            cards.push(card.card);
        }
        for card in cards {
            let lead = self.s.lead;
            self.trigger_of(Source::Mythos(card), Moment::EpicDefeated, lead, It::Nothing);
        }
    }

    /// EH-DISCARD-12, EH-DISCARD-13: where its token goes.
    /// EH-EPIC-MONSTERS-05: an epic one never goes into the cup.
    fn remove_monster(&mut self, slot: u8) {
        let Some(monster) = self.s.monsters[usize::from(slot)].take() else { return };
        // EH-RECKONING-07: what comes to stand in its slot was not there when the reckoning began.
        self.s.reckoning.monsters.remove(slot);
        let kind = usize::from(monster.kind.0);
        if self.c.monster(monster.kind).epic {
            // EH-EPIC-MONSTERS-06: back to the box.
        } else if monster.aside {
            self.s.aside[kind] += 1;
        } else {
            self.s.cup[kind] += 1;
        }
    }

    /// A defeated monster lies on a card from now on: on the mystery, or on a Mythos card.
    pub fn keep_monster(&mut self, kind: MonsterId, on: Option<MythosId>) {
        let at = usize::from(kind.0);
        let aside = self.s.cup[at] == 0;
        let pile = if aside { &mut self.s.aside[at] } else { &mut self.s.cup[at] };
        if *pile > 0 {
            *pile -= 1;
            self.s.kept.push(Kept { kind, aside, on });
        }
    }

    /// EH-MYSTERIES-04, EH-RUMORS-03: what lay on a card goes back where it came from.
    pub fn release_monsters(&mut self, on: Option<MythosId>) {
        for kept in self.s.kept.iter().filter(|it| it.on == on) {
            let at = usize::from(kept.kind.0);
            let pile = if kept.aside { &mut self.s.aside[at] } else { &mut self.s.cup[at] };
            *pile += 1;
        }
        self.s.kept.retain(|it| it.on != on);
    }

    /// EH-EPIC-MONSTERS-03: not an epic one.
    pub fn discard_monster(&mut self, slot: u8) {
        let Some(monster) = self.s.monster(slot).copied() else { return };
        if self.c.monster(monster.kind).epic {
            return;
        }
        let event = Event::new(What::MonsterDiscarded).of(Of::Monster(monster.kind));
        self.say(event.at(monster.space));
        self.remove_monster(slot);
    }

    /// EH-EPIC-MONSTERS-04: an epic one moves only by what brought it.
    pub fn move_monster(&mut self, slot: u8, space: SpaceId) {
        let Some(monster) = self.s.monster(slot).copied() else { return };
        let own = self
            .s
            .context()
            .is_some_and(|context| matches!(context.source, Source::Monster(of, _) if of == slot));
        if self.c.monster(monster.kind).epic && !own || monster.space == space {
            return;
        }
        if let Some(monster) = &mut self.s.monsters[usize::from(slot)] {
            monster.space = space;
        }
        self.say(Event::new(What::MonsterMoved).of(Of::Monster(monster.kind)).at(space));
    }

    pub fn heal_monster(&mut self, slot: u8, n: u8) {
        let Some(monster) = self.s.monster(slot).copied() else { return };
        // A monster with no health left is defeated and recovers nothing.
        let toughness = stats(self.s, self.c, monster.kind).toughness;
        let Some(monster) = &mut self.s.monsters[usize::from(slot)] else { return };
        if monster.lost == 0 || monster.lost >= toughness {
            return;
        }
        let lost = monster.lost.saturating_sub(n);
        let was = std::mem::replace(&mut monster.lost, lost);
        let (kind, space) = (monster.kind, monster.space);
        let event = Event::new(What::MonsterHealed).of(Of::Monster(kind)).at(space);
        self.say(event.change(toughness - was, toughness - lost));
    }

    /// The reckoning effect of a monster.
    pub fn reckon_monster(&mut self, slot: u8) {
        let Some(monster) = self.s.monster(slot).copied() else { return };
        let lead = self.s.lead;
        let source = Source::Monster(slot, monster.kind);
        let abilities = monster_abilities(self.s, self.c, monster.kind);
        for ability in abilities {
            if let Ability::On { moment: Moment::Reckoning, effect, .. } = ability {
                let mut context = self.context_of(lead, source);
                context.by_lead = true;
                context.it = It::Monster(slot);
                context.there = Some(monster.space);
                self.begin_effect(context, *effect);
            }
        }
    }
}
