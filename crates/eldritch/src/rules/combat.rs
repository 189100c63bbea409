//! Combat encounters.

use super::abilities::{is_rule, monster_abilities, stats};
use super::{Menu, Run, Step};
use crate::Choice;
use crate::content::{Attack, Cast, Content, Moment, Passive};
use crate::event::{Event, Of, What};
use crate::ids::{MonsterId, Pool};
use crate::state::{During, Eldritch, Fight, FightStep, Frame, It, Purpose, Source, SpellSet};

/// Spells that can still be cast in this combat.
pub fn offer(s: &Eldritch, c: &Content, menu: &mut Menu) {
    let Some(fight) = s.fight() else { return };
    for held in &s.investigator(fight.who).spells {
        let cast = fight.cast.contains(held.card);
        if c.spell(held.card).cast == Cast::Combat && !cast {
            menu.offer(Choice::Cast(held.card));
        }
    }
    if !menu.is_empty() {
        menu.offer(Choice::Stand);
    }
}

/// Whether so many successes keep off all harm and, where they wound, take all health that is left.
pub fn is_enough(s: &Eldritch, c: &Content, purpose: Purpose, result: u8) -> bool {
    let Some(fight) = s.fight() else { return false };
    let known = stats(s, c, fight.kind);
    let attack = if purpose == Purpose::Will { known.will } else { known.strength };
    let wounds = purpose == Purpose::Strength
        || is_rule(monster_abilities(s, c, fight.kind), Passive::WillHurtsIt);
    let lost = fight.slot.and_then(|slot| s.monster(slot)).map_or(fight.lost, |it| it.lost);
    let left = if wounds { known.toughness.saturating_sub(lost) } else { 0 };
    // Without any success a test is failed, which some monsters punish.
    result >= left.max(attack.map_or(0, |attack| attack.harm)).max(1)
}

impl Run<'_> {
    /// EH-COMBAT-01: one combat with one monster on the board.
    pub fn begin_fight(&mut self, who: u8, slot: u8) {
        let Some(monster) = self.s.monster(slot).copied() else { return };
        if self.s.is_playing(who) {
            self.start_fight(who, Some(slot), monster.kind, false);
        }
    }

    /// EH-AMBUSH-01, EH-AMBUSH-02: it is fought and never on the board.
    /// EH-AMBUSH-04, EH-AMBUSH-05, EH-AMBUSH-06: one that is named comes from nowhere; no encounter follows.
    pub fn ambush(&mut self, who: u8, kind: MonsterId, from_cup: bool) {
        if !self.s.is_playing(who) {
            if from_cup {
                self.s.cup[usize::from(kind.0)] += 1;
            }
            return;
        }
        self.say(Event::by(What::Ambushed, who).of(Of::Monster(kind)));
        self.start_fight(who, None, kind, from_cup);
    }

    fn start_fight(&mut self, who: u8, slot: Option<u8>, kind: MonsterId, from_cup: bool) {
        let space = self.space_of(who);
        self.say(Event::by(What::Fought, who).of(Of::Monster(kind)).at(space));
        self.push(Frame::Fight(Fight {
            who,
            slot,
            kind,
            from_cup,
            step: FightStep::Begins,
            strength: 0,
            rerolls: 0,
            lost: 0,
            hurt: 0,
            result: 0,
            prevented: false,
            cast: SpellSet::NONE,
            defeated: false,
        }));
    }

    fn source(fight: &Fight) -> Source {
        match fight.slot {
            Some(slot) => Source::Monster(slot, fight.kind),
            None => Source::Ambusher(fight.kind),
        }
    }

    fn on(&mut self, fight: &Fight, moment: Moment) {
        let it = fight.slot.map_or(It::Gone(fight.kind), It::Monster);
        self.trigger_of(Self::source(fight), moment, fight.who, it);
    }

    /// Sanity lost to the horror of some monsters lies on the sheet, also that of one who goes insane.
    pub fn horror_to_sheet(&mut self, lost: u8) {
        let horrified = self.s.fight().filter(|fight| fight.step == FightStep::AfterWill);
        let Some(kind) = horrified.map(|fight| fight.kind) else { return };
        if is_rule(monster_abilities(self.s, self.c, kind), Passive::HorrorToSheet) {
            self.s.sheet_tokens = self.s.sheet_tokens.saturating_add(lost);
        }
    }

    /// EH-COMBAT-02, EH-COMBAT-03, EH-COMBAT-04, EH-COMBAT-05, EH-COMBAT-06, EH-COMBAT-07, EH-COMBAT-08, EH-COMBAT-09,
    /// step by step.
    pub fn step_fight(&mut self) -> Step {
        let Some(fight) = self.s.fight().cloned() else {
            self.pop();
            return Step::Next;
        };
        let gone = fight.slot.is_some_and(|slot| self.s.monster(slot).is_none());
        if fight.defeated && fight.step < FightStep::Ends || gone && !fight.defeated {
            self.set_fight(FightStep::Ends);
            if gone && let Some(fight) = self.s.fight_mut() {
                fight.defeated = true;
            }
            return Step::Next;
        }
        if !self.s.is_playing(fight.who) && fight.step < FightStep::Ends {
            self.set_fight(FightStep::Ends);
            return Step::Next;
        }
        let stats = stats(self.s, self.c, fight.kind);
        let abilities = monster_abilities(self.s, self.c, fight.kind);
        match fight.step {
            FightStep::Begins => {
                let mut menu = Menu::new();
                offer(self.s, self.c, &mut menu);
                if !menu.is_empty() {
                    return Step::Ask(fight.who);
                }
                self.past_spells(&fight);
            }
            FightStep::BeforeWill => match stats.will {
                Some(attack) => {
                    self.set_fight(FightStep::Will);
                    self.fight_test(&fight, attack, Purpose::Will);
                }
                // EH-COMBAT-10.
                None => {
                    self.set_fight(FightStep::BeforeStrength);
                    self.on(&fight, Moment::AfterWill);
                }
            },
            // The test sets the next step.
            FightStep::Will | FightStep::Strength => self.set_fight(FightStep::Ends),
            FightStep::Horror => self.horror(&fight, stats.will),
            FightStep::AfterWill => {
                let failed = fight.result == 0;
                if failed && is_rule(abilities, Passive::FailedWillEndsCombat) {
                    self.set_fight(FightStep::Ends);
                } else {
                    self.set_fight(FightStep::Between);
                }
                self.on(&fight, Moment::AfterWill);
                if failed {
                    self.on(&fight, Moment::FailedWill);
                }
                if !failed && is_rule(abilities, Passive::WillHurtsIt) {
                    self.wound(fight.result);
                }
            }
            // EH-SPELLS-02: a spell of combat may wait for the test it helps.
            FightStep::Between => {
                let mut menu = Menu::new();
                if stats.strength.is_some() {
                    offer(self.s, self.c, &mut menu);
                }
                if !menu.is_empty() {
                    return Step::Ask(fight.who);
                }
                self.past_spells(&fight);
            }
            FightStep::BeforeStrength => {
                self.set_fight(FightStep::ToStrength);
                if stats.strength.is_some() {
                    self.on(&fight, Moment::BeforeStrength);
                }
            }
            // What the monster does before it may have ended the combat.
            FightStep::ToStrength => match stats.strength {
                Some(attack) => {
                    self.set_fight(FightStep::Strength);
                    self.fight_test(&fight, attack, Purpose::Strength);
                }
                // EH-COMBAT-10.
                None => self.set_fight(FightStep::Ends),
            },
            FightStep::FailedStrength => {
                self.set_fight(FightStep::Damage);
                if fight.result == 0 {
                    self.on(&fight, Moment::FailedStrength);
                }
            }
            FightStep::Damage => self.damage(&fight, stats.strength),
            FightStep::Hurt => {
                self.set_fight(FightStep::Ends);
                if self.s.last_lost > 0 {
                    self.on(&fight, Moment::Hurt);
                }
            }
            FightStep::Ends => self.end_fight(fight),
            FightStep::Over => {
                self.pop();
            }
        }
        Step::Next
    }

    /// No more spells for the test that comes next.
    pub fn past_spells(&mut self, fight: &Fight) {
        if fight.step == FightStep::Begins {
            self.set_fight(FightStep::BeforeWill);
            self.on(fight, Moment::BeforeWill);
        } else {
            self.set_fight(FightStep::BeforeStrength);
        }
    }

    pub fn set_fight(&mut self, step: FightStep) {
        if let Some(fight) = self.s.fight_mut() {
            fight.step = step;
        }
    }

    fn fight_test(&mut self, fight: &Fight, attack: Attack, purpose: Purpose) {
        let (skill, modifier) = (attack.skill, attack.modifier);
        self.begin_test(fight.who, skill, modifier, 1, During::Combat, purpose);
    }

    /// EH-COMBAT-04, EH-INV-DIANA-02.
    fn horror(&mut self, fight: &Fight, attack: Option<Attack>) {
        self.set_fight(FightStep::AfterWill);
        self.s.last_lost = 0;
        let mut harm = attack.map_or(0, |attack| attack.harm);
        if super::has_rule(self.s, self.c, fight.who, Passive::CalmsHorror) {
            harm = harm.min(1);
        }
        self.lose(fight.who, Pool::Sanity, harm.saturating_sub(fight.result));
    }

    /// EH-COMBAT-06, EH-COMBAT-07, EH-COMBAT-08: both sides at the same moment.
    fn damage(&mut self, fight: &Fight, attack: Option<Attack>) {
        self.set_fight(FightStep::Hurt);
        self.s.last_lost = 0;
        let mut harm = attack.map_or(0, |attack| attack.harm);
        if super::has_rule(self.s, self.c, fight.who, Passive::SoftensDamage) && harm > 1 {
            harm -= 1;
        }
        self.wound(fight.result);
        if !fight.prevented {
            self.lose(fight.who, Pool::Health, harm.saturating_sub(fight.result));
        }
    }

    /// EH-WINNING-LOSING-02: the Ancient One itself has lost all its health in a combat that goes on.
    /// Whoever falls at the same moment has won all the same: nothing that follows the fall comes first.
    pub fn final_blow(&mut self) -> bool {
        let struck = self.s.fights().rev().find_map(|fight| {
            let monster = self.s.monster(fight.slot?)?;
            let is_final = self.s.awake && self.c.ancient(self.s.ancient).epic == Some(fight.kind);
            let toughness = stats(self.s, self.c, fight.kind).toughness;
            (is_final && monster.lost >= toughness).then_some((fight.slot?, fight.who))
        });
        if let Some((slot, who)) = struck {
            self.defeat_monster(slot, Some(who));
        }
        struck.is_some()
    }

    /// The monster of the combat loses health; it falls when the combat ends.
    fn wound(&mut self, n: u8) {
        let Some(fight) = self.s.fight().cloned() else { return };
        if n == 0 {
            return;
        }
        match fight.slot {
            Some(slot) => drop(self.lessen(slot, n)),
            None => {
                if let Some(fight) = self.s.fight_mut() {
                    fight.lost += n;
                }
            }
        }
    }

    /// EH-COMBAT-09, EH-AMBUSH-03.
    fn end_fight(&mut self, fight: Fight) {
        self.set_fight(FightStep::Over);
        let toughness = stats(self.s, self.c, fight.kind).toughness;
        let lost = match fight.slot {
            Some(slot) => self.s.monster(slot).map_or(u8::MAX, |monster| monster.lost),
            None => fight.lost,
        };
        let defeated = fight.defeated || lost >= toughness;
        if let Some(now) = self.s.fight_mut() {
            now.defeated = defeated;
        }
        if let Some(context) = self.s.context_mut() {
            context.defeated = defeated;
        }
        if fight.slot.is_none() && fight.from_cup {
            self.s.cup[usize::from(fight.kind.0)] += 1;
        }
        if !defeated {
            return;
        }
        match fight.slot {
            Some(slot) if self.s.monster(slot).is_some() => {
                self.defeat_monster(slot, Some(fight.who));
            }
            Some(_) => {}
            None => {
                self.say(Event::by(What::MonsterDefeated, fight.who).of(Of::Monster(fight.kind)));
                self.victory(fight.who, Self::source(&fight), fight.kind);
            }
        }
    }

    /// What a victory in combat brings, from the monster and from the victor's own things.
    pub fn victory(&mut self, who: u8, source: Source, kind: MonsterId) {
        if !self.s.is_playing(who) {
            return;
        }
        let (moment, it) = (Moment::DefeatedInCombat, It::Gone(kind));
        let mut follows = self.own_triggers(source, moment, who, it);
        follows.extend(self.carried_triggers(who, moment, it));
        self.at_once(who, follows);
    }

    /// A combat that is broken off: an ambusher goes back to the cup.
    pub fn abandon_fight(&mut self, fight: Fight) {
        if fight.from_cup && fight.step < FightStep::Over {
            self.s.cup[usize::from(fight.kind.0)] += 1;
        }
    }
}
