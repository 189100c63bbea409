//! Monsters on the board: spawning, wounds, defeat, discarding.

use super::abilities::{is_rule, monster_abilities, stats};
use super::{Run, abilities, combat, mysteries};
use crate::content::{Ability, Content, Moment, Passive, Progress};
use crate::event::{Event, Of, What};
use crate::ids::{MonsterId, MythosId, Slot, SpaceId};
use crate::state::{Drawing, Eldritch, Found, Frame, It, Kept, Monster, Source};
use kernel::Seat;
use smallvec::SmallVec;

/// EH-COMPONENT-LIMITS-06: whether the cup has monsters for some of these spaces but not for all,
/// at `each` per space.
pub(super) fn is_cup_short(s: &Eldritch, spaces: &Found, each: u8) -> bool {
    let cup: u32 = s.cup.iter().map(|count| u32::from(*count)).sum();
    spaces.len() > 1 && cup > 0 && cup < spaces.len() * u32::from(each)
}

/// EH-COMPONENT-LIMITS-07: whether a monster of this name can be placed on the board.
pub(super) fn can_spawn(s: &Eldritch, c: &Content, kind: MonsterId) -> bool {
    let at = usize::from(kind.0);
    match c.monster(kind).epic {
        true => !s.monsters().any(|(_, monster)| monster.kind == kind),
        false => s.aside[at] > 0 || s.cup[at] > 0,
    }
}

/// EH-MONSTERS-02: from the cup.
pub(super) fn spawn(run: &mut Run<'_>, n: u8, on: SpaceId) {
    if n == 0 {
        run.pop();
        return;
    }
    run.become_frame(Frame::SpawnMonsters { n: n - 1, on });
    let among = cup(run);
    // EH-COMPONENT-LIMITS-06.
    if !among.is_empty() {
        run.push(Frame::Draw { what: Drawing::Monster { on }, among });
    }
}

/// The kinds of monster in the cup.
/// EH-SET-ASIDE-04, EH-SET-ASIDE-04-EX1: without those set aside, which are only spawned by name.
pub(super) fn cup(run: &Run<'_>) -> Found {
    (0..).zip(&run.s.cup).filter(|(_, count)| **count > 0).map(|(kind, _)| kind).collect()
}

/// Spawns a monster by name: an epic one, one set aside, or one from the cup.
pub(super) fn spawn_named(run: &mut Run<'_>, kind: MonsterId, on: SpaceId) {
    let at = usize::from(kind.0);
    let info = run.c.monster(kind);
    if let Some(context) = run.s.context_mut() {
        context.spawned = false;
    }
    if !can_spawn(run.s, run.c, kind) {
        return;
    }
    if info.epic {
        put(run, kind, on, false);
    } else if run.s.aside[at] > 0 {
        run.s.aside[at] -= 1;
        put(run, kind, on, true);
    } else {
        run.s.cup[at] -= 1;
        put(run, kind, on, false);
    }
}

/// EH-MONSTERS-03: places a token on the board.
pub(super) fn put(run: &mut Run<'_>, kind: MonsterId, space: SpaceId, aside: bool) {
    let first = run.s.next_slot.at();
    let count = run.s.monsters.len();
    let slots = (0..count).map(|n| (first + n) % count);
    let free = slots.into_iter().find(|slot| run.s.monsters[*slot].is_none());
    let slot = free.unwrap_or(count);
    run.s.monsters.grow(slot + 1);
    run.s.monsters[slot] = Some(Monster { kind, space, lost: 0, aside });
    run.s.next_slot = Slot::nth((slot + 1) % run.s.monsters.len());
    run.say(Event::new(What::MonsterSpawned).of(Of::Monster(kind)).at(space));
    let slot = Slot::nth(slot);
    if let Some(context) = run.s.context_mut() {
        context.it = It::Monster(slot);
        context.spawned = true;
        if run.c.monster(kind).epic {
            let source = context.source;
            if let (Source::Mystery, Some(mystery)) = (source, &mut run.s.mystery) {
                mystery.epic = Some(slot);
            }
            let mut cards = run.s.in_play.iter_mut();
            if let Source::Mythos(card) = source
                && let Some(card) = cards.find(|it| it.card == card)
            {
                card.epic = Some(slot);
            }
        }
    }
    let lead = run.s.lead;
    abilities::trigger_of(
        run,
        Source::Monster(slot, kind),
        Moment::Spawned,
        lead,
        It::Monster(slot),
    );
}

/// A monster loses health; returns whether none is left.
pub(super) fn lessen(run: &mut Run<'_>, slot: Slot, n: u8) -> bool {
    let Some(monster) = run.s.monster(slot).copied() else { return false };
    let abilities = monster_abilities(run.s, run.c, monster.kind);
    let needed = run.c.ancient(run.s.ancient).mysteries;
    if is_rule(abilities, Passive::InvulnerableUntilSolved) && run.s.solved_count() < needed {
        return false;
    }
    let toughness = stats(run.s, run.c, monster.kind).toughness;
    let lost = monster.lost.saturating_add(n).min(toughness);
    if let Some(monster) = &mut run.s.monsters[slot] {
        monster.lost = lost;
    }
    let event = Event::new(What::MonsterHurt).of(Of::Monster(monster.kind)).at(monster.space);
    let left = |lost: u8| toughness.saturating_sub(lost);
    run.say(event.n(i16::from(n)).change(left(monster.lost), left(lost)));
    lost >= toughness
}

/// A monster loses health outside combat: EH-FAQ-06.
pub(super) fn hurt(run: &mut Run<'_>, slot: Slot, n: u8, by: Seat) {
    if n > 0 && lessen(run, slot, n) {
        defeat_plainly(run, slot, Some(by));
    }
}

/// EH-MONSTERS-06: in combat.
pub(super) fn defeat(run: &mut Run<'_>, slot: Slot, by: Option<Seat>) {
    let Some(monster) = run.s.monster(slot).copied() else { return };
    defeated(run, slot, monster, by, true);
}

/// EH-INV-MARK-01: defeated, but not in combat.
pub(super) fn defeat_plainly(run: &mut Run<'_>, slot: Slot, by: Option<Seat>) {
    let Some(monster) = run.s.monster(slot).copied() else { return };
    defeated(run, slot, monster, by, false);
}

fn defeated(run: &mut Run<'_>, slot: Slot, monster: Monster, by: Option<Seat>, in_combat: bool) {
    let Monster { kind, space, .. } = monster;
    let mut event = Event::new(What::MonsterDefeated).of(Of::Monster(kind)).at(space);
    event.who = by;
    run.say(event);
    remove(run, slot);
    let source = Source::Monster(slot, kind);
    let it = It::Gone(kind);
    let who = by.unwrap_or(run.s.lead);
    // EH-ANCIENT-ONE-07: the end of the Ancient One itself.
    if run.c.ancient(run.s.ancient).epic == Some(kind) && run.s.awake {
        run.s.ending = Some(crate::state::Ending::Won);
        return;
    }
    epic_fell(run, slot);
    if !run.c.monster(kind).epic
        && by.is_some()
        && mysteries::mystery_progress(run) == Some(Progress::DefeatedNonEpic)
    {
        mysteries::follow_up(run, who, it);
    }
    for nth in (0..run.s.in_play.len()).rev() {
        let card = run.s.in_play[nth].card;
        if run.c.mythos_card(card).rumor == Some(space) && by.is_some() {
            abilities::trigger_of(run, Source::Mythos(card), Moment::DefeatedOnRumor, who, it);
        }
    }
    abilities::trigger_of(run, source, Moment::Defeated, who, it);
    if in_combat {
        combat::victory(run, who, source, kind);
    }
}

/// What follows the defeat of the epic monster of a mystery or a rumor.
fn epic_fell(run: &mut Run<'_>, slot: Slot) {
    if let Some(mystery) = &mut run.s.mystery
        && mystery.epic == Some(slot)
    {
        mystery.epic = None;
        mystery.epic_defeated = true;
    }
    let mut cards = SmallVec::<[MythosId; 4]>::new();
    for card in run.s.in_play.iter_mut().filter(|it| it.epic == Some(slot)) {
        card.epic = None;
        cards.push(card.card);
    }
    for card in cards {
        let lead = run.s.lead;
        abilities::trigger_of(run, Source::Mythos(card), Moment::EpicDefeated, lead, It::Nothing);
    }
}

/// EH-DISCARD-12, EH-DISCARD-13: where its token goes.
/// EH-EPIC-MONSTERS-05: an epic monster never goes into the cup.
fn remove(run: &mut Run<'_>, slot: Slot) {
    let Some(monster) = run.s.monsters[slot].take() else { return };
    // EH-RECKONING-07: a monster that takes its slot was not there when the reckoning began.
    run.s.reckoning.monsters.remove(slot.0);
    let kind = usize::from(monster.kind.0);
    if run.c.monster(monster.kind).epic {
        // EH-EPIC-MONSTERS-06: back to the box.
    } else if monster.aside {
        run.s.aside[kind] += 1;
    } else {
        run.s.cup[kind] += 1;
    }
}

/// Places a defeated monster on a card: the mystery, or a Mythos card.
pub(super) fn keep(run: &mut Run<'_>, kind: MonsterId, on: Option<MythosId>) {
    let at = usize::from(kind.0);
    let aside = run.s.cup[at] == 0;
    let pile = if aside { &mut run.s.aside[at] } else { &mut run.s.cup[at] };
    if *pile > 0 {
        *pile -= 1;
        run.s.kept.push(Kept { kind, aside, on });
    }
}

/// EH-MYSTERIES-04, EH-RUMORS-03: monsters on a card go back where they came from.
pub(super) fn release(run: &mut Run<'_>, on: Option<MythosId>) {
    for kept in run.s.kept.iter().filter(|it| it.on == on) {
        let at = usize::from(kept.kind.0);
        let pile = if kept.aside { &mut run.s.aside[at] } else { &mut run.s.cup[at] };
        *pile += 1;
    }
    run.s.kept.retain(|it| it.on != on);
}

/// EH-EPIC-MONSTERS-03: not an epic monster.
pub(super) fn discard(run: &mut Run<'_>, slot: Slot) {
    let Some(monster) = run.s.monster(slot).copied() else { return };
    if run.c.monster(monster.kind).epic {
        return;
    }
    let event = Event::new(What::MonsterDiscarded).of(Of::Monster(monster.kind));
    run.say(event.at(monster.space));
    remove(run, slot);
}

/// EH-EPIC-MONSTERS-04: an epic monster is moved only by what spawned it.
pub(super) fn move_to(run: &mut Run<'_>, slot: Slot, space: SpaceId) {
    let Some(monster) = run.s.monster(slot).copied() else { return };
    let own = run
        .s
        .context()
        .is_some_and(|context| matches!(context.source, Source::Monster(of, _) if of == slot));
    if run.c.monster(monster.kind).epic && !own || monster.space == space {
        return;
    }
    if let Some(monster) = &mut run.s.monsters[slot] {
        monster.space = space;
    }
    run.say(Event::new(What::MonsterMoved).of(Of::Monster(monster.kind)).at(space));
}

pub(super) fn heal(run: &mut Run<'_>, slot: Slot, n: u8) {
    let Some(monster) = run.s.monster(slot).copied() else { return };
    // A monster with no health left is defeated and recovers nothing.
    let toughness = stats(run.s, run.c, monster.kind).toughness;
    let Some(monster) = &mut run.s.monsters[slot] else { return };
    if monster.lost == 0 || monster.lost >= toughness {
        return;
    }
    let lost = monster.lost.saturating_sub(n);
    let was = std::mem::replace(&mut monster.lost, lost);
    let (kind, space) = (monster.kind, monster.space);
    let event = Event::new(What::MonsterHealed).of(Of::Monster(kind)).at(space);
    run.say(event.change(toughness - was, toughness - lost));
}

/// The reckoning effect of a monster.
pub(super) fn reckon(run: &mut Run<'_>, slot: Slot) {
    let Some(monster) = run.s.monster(slot).copied() else { return };
    let lead = run.s.lead;
    let source = Source::Monster(slot, monster.kind);
    let abilities = monster_abilities(run.s, run.c, monster.kind);
    for ability in abilities {
        if let Ability::On { moment: Moment::Reckoning, effect, .. } = ability {
            let mut context = run.context_of(lead, source);
            context.by_lead = true;
            context.it = It::Monster(slot);
            context.there = Some(monster.space);
            run.begin_effect(context, *effect);
        }
    }
}
