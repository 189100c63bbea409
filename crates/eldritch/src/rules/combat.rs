//! Combat encounters.

use super::abilities::{is_rule, monster_abilities, stats};
use super::asking::Asking;
use super::{Menu, Run, Step, abilities, conflicts, losses, monsters, spells, testing};
use crate::Choice;
use crate::content::{Attack, Cast, Content, Moment, Passive};
use crate::event::{Event, Of, What};
use crate::ids::{MonsterId, Pool, Slot};
use crate::state::{During, Eldritch, Fight, FightStep, Frame, It, Purpose, Source, SpellSet};
use crate::words::names;
use ::scene::Phrase;
use kernel::Seat;

/// Spells that can still be cast in this combat.
pub(crate) fn offer(s: &Eldritch, c: &Content, menu: &mut Menu) {
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

/// Whether this many successes avert all harm and, if they wound, take all the health that is left.
pub(crate) fn is_enough(s: &Eldritch, c: &Content, purpose: Purpose, result: u8) -> bool {
    let Some(fight) = s.fight() else { return false };
    let known = stats(s, c, fight.kind);
    let attack = if purpose == Purpose::Will { known.will } else { known.strength };
    let wounds = purpose == Purpose::Strength
        || is_rule(monster_abilities(s, c, fight.kind), Passive::WillHurtsIt);
    let lost = fight.slot.and_then(|slot| s.monster(slot)).map_or(fight.lost, |it| it.lost);
    let left = if wounds { known.toughness.saturating_sub(lost) } else { 0 };
    // A test without a success is failed, and some monsters punish that.
    result >= left.max(attack.map_or(0, |attack| attack.harm)).max(1)
}

/// EH-COMBAT-01: one combat with one monster on the board.
pub(crate) fn begin(run: &mut Run<'_>, who: Seat, slot: Slot) {
    let Some(monster) = run.s.monster(slot).copied() else { return };
    if run.s.is_playing(who) {
        start(run, who, Some(slot), monster.kind, false);
    }
}

/// EH-AMBUSH-01, EH-AMBUSH-02: it is fought without being placed on the board.
/// EH-AMBUSH-04, EH-AMBUSH-05, EH-AMBUSH-06: a named one is not taken from the cup; no encounter
/// follows.
pub(crate) fn ambush(run: &mut Run<'_>, who: Seat, kind: MonsterId, from_cup: bool) {
    if !run.s.is_playing(who) {
        if from_cup {
            run.s.cup[usize::from(kind.0)] += 1;
        }
        return;
    }
    run.say(Event::by(What::Ambushed, who).of(Of::Monster(kind)));
    start(run, who, None, kind, from_cup);
}

fn start(run: &mut Run<'_>, who: Seat, slot: Option<Slot>, kind: MonsterId, from_cup: bool) {
    let space = run.space_of(who);
    run.say(Event::by(What::Fought, who).of(Of::Monster(kind)).at(space));
    run.push(Frame::Fight(Fight {
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

fn on(run: &mut Run<'_>, fight: &Fight, moment: Moment) {
    let it = fight.slot.map_or(It::Gone(fight.kind), It::Monster);
    abilities::trigger_of(run, source(fight), moment, fight.who, it);
}

/// Sanity lost to the horror of some monsters is placed on the sheet, even the last of it.
pub(crate) fn horror_to_sheet(run: &mut Run<'_>, lost: u8) {
    let horrified = run.s.fight().filter(|fight| fight.step == FightStep::AfterWill);
    let Some(kind) = horrified.map(|fight| fight.kind) else { return };
    if is_rule(monster_abilities(run.s, run.c, kind), Passive::HorrorToSheet) {
        run.s.sheet_tokens = run.s.sheet_tokens.saturating_add(lost);
    }
}

/// EH-COMBAT-02, EH-COMBAT-03, EH-COMBAT-04, EH-COMBAT-05, EH-COMBAT-06, EH-COMBAT-07, EH-COMBAT-08, EH-COMBAT-09,
/// step by step.
pub(crate) fn step(run: &mut Run<'_>) -> Step {
    let Some(fight) = run.s.fight().cloned() else {
        run.pop();
        return Step::Next;
    };
    let gone = fight.slot.is_some_and(|slot| run.s.monster(slot).is_none());
    if fight.defeated && fight.step < FightStep::Ends || gone && !fight.defeated {
        go_to(run, FightStep::Ends);
        if gone && let Some(fight) = run.s.fight_mut() {
            fight.defeated = true;
        }
        return Step::Next;
    }
    if !run.s.is_playing(fight.who) && fight.step < FightStep::Ends {
        go_to(run, FightStep::Ends);
        return Step::Next;
    }
    let stats = stats(run.s, run.c, fight.kind);
    match fight.step {
        FightStep::Begins => return step_spells(run, &fight, true),
        FightStep::BeforeWill => match stats.will {
            Some(attack) => {
                go_to(run, FightStep::Will);
                test_against(run, &fight, attack, Purpose::Will);
            }
            // EH-COMBAT-10.
            None => {
                go_to(run, FightStep::BeforeStrength);
                on(run, &fight, Moment::AfterWill);
            }
        },
        // The test sets the next step.
        FightStep::Will | FightStep::Strength => go_to(run, FightStep::Ends),
        FightStep::Horror => horror(run, &fight, stats.will),
        FightStep::AfterWill => after_will(run, &fight),
        // EH-SPELLS-02: a combat spell may be held back for the test it helps.
        FightStep::Between => return step_spells(run, &fight, stats.strength.is_some()),
        FightStep::BeforeStrength => {
            go_to(run, FightStep::ToStrength);
            if stats.strength.is_some() {
                on(run, &fight, Moment::BeforeStrength);
            }
        }
        // The monster's own effect before this step may have ended the combat.
        FightStep::ToStrength => match stats.strength {
            Some(attack) => {
                go_to(run, FightStep::Strength);
                test_against(run, &fight, attack, Purpose::Strength);
            }
            // EH-COMBAT-10.
            None => go_to(run, FightStep::Ends),
        },
        FightStep::FailedStrength => {
            go_to(run, FightStep::Damage);
            if fight.result == 0 {
                on(run, &fight, Moment::FailedStrength);
            }
        }
        FightStep::Damage => damage(run, &fight, stats.strength),
        FightStep::Hurt => {
            go_to(run, FightStep::Ends);
            if run.s.last_lost > 0 {
                on(run, &fight, Moment::Hurt);
            }
        }
        FightStep::Ends => end(run, fight),
        FightStep::Over => {
            run.pop();
        }
    }
    Step::Next
}

/// Asks for spells that help in the next test, if there is one.
fn step_spells(run: &mut Run<'_>, fight: &Fight, tested: bool) -> Step {
    let mut menu = Menu::new();
    if tested {
        offer(run.s, run.c, &mut menu);
    }
    if !menu.is_empty() {
        return Step::Ask(fight.who);
    }
    past_spells(run, fight);
    Step::Next
}

fn after_will(run: &mut Run<'_>, fight: &Fight) {
    let abilities = monster_abilities(run.s, run.c, fight.kind);
    let failed = fight.result == 0;
    if failed && is_rule(abilities, Passive::FailedWillEndsCombat) {
        go_to(run, FightStep::Ends);
    } else {
        go_to(run, FightStep::Between);
    }
    on(run, fight, Moment::AfterWill);
    if failed {
        on(run, fight, Moment::FailedWill);
    }
    if !failed && is_rule(abilities, Passive::WillHurtsIt) {
        wound(run, fight.result);
    }
}

pub(super) fn answer(run: &mut Run<'_>, seat: Seat, choice: Choice) {
    let Some(fight) = run.s.fight_mut() else { return };
    if let Choice::Cast(spell) = choice {
        fight.cast.add(spell);
        let target = fight.slot.map(It::Monster).unwrap_or_default();
        spells::cast(run, seat, spell, target);
    } else {
        let fight = fight.clone();
        past_spells(run, &fight);
    }
}

pub(super) const MAY_BE_NEEDLESS: bool = true;

pub(super) fn question(ask: &Asking<'_>) -> Phrase {
    let Some(fight) = ask.game.fight() else { return ask.nothing() };
    ask.key("eh-ask-fight").name("foe", names::monster(ask.content, fight.kind))
}

/// Moves past the spells to the next test.
fn past_spells(run: &mut Run<'_>, fight: &Fight) {
    if fight.step == FightStep::Begins {
        go_to(run, FightStep::BeforeWill);
        on(run, fight, Moment::BeforeWill);
    } else {
        go_to(run, FightStep::BeforeStrength);
    }
}

pub(crate) fn go_to(run: &mut Run<'_>, step: FightStep) {
    if let Some(fight) = run.s.fight_mut() {
        fight.step = step;
    }
}

fn test_against(run: &mut Run<'_>, fight: &Fight, attack: Attack, purpose: Purpose) {
    let (skill, modifier) = (attack.skill, attack.modifier);
    testing::begin(run, fight.who, skill, modifier, 1, During::Combat, purpose);
}

/// EH-COMBAT-04, EH-INV-DIANA-02.
fn horror(run: &mut Run<'_>, fight: &Fight, attack: Option<Attack>) {
    go_to(run, FightStep::AfterWill);
    run.s.last_lost = 0;
    let mut harm = attack.map_or(0, |attack| attack.harm);
    if super::has_rule(run.s, run.c, fight.who, Passive::CalmsHorror) {
        harm = harm.min(1);
    }
    losses::lose(run, fight.who, Pool::Sanity, harm.saturating_sub(fight.result));
}

/// EH-COMBAT-06, EH-COMBAT-07, EH-COMBAT-08: both sides at the same time.
fn damage(run: &mut Run<'_>, fight: &Fight, attack: Option<Attack>) {
    go_to(run, FightStep::Hurt);
    run.s.last_lost = 0;
    let mut harm = attack.map_or(0, |attack| attack.harm);
    if super::has_rule(run.s, run.c, fight.who, Passive::SoftensDamage) && harm > 1 {
        harm -= 1;
    }
    wound(run, fight.result);
    if !fight.prevented {
        losses::lose(run, fight.who, Pool::Health, harm.saturating_sub(fight.result));
    }
}

/// EH-WINNING-LOSING-02: the Ancient One itself has lost all its health in the current combat. An
/// investigator defeated at the same moment has still won: nothing that follows the defeat comes
/// first.
pub(crate) fn final_blow(run: &mut Run<'_>) -> bool {
    let struck = run.s.fights().rev().find_map(|fight| {
        let monster = run.s.monster(fight.slot?)?;
        let is_final = run.s.awake && run.c.ancient(run.s.ancient).epic == Some(fight.kind);
        let toughness = stats(run.s, run.c, fight.kind).toughness;
        (is_final && monster.lost >= toughness).then_some((fight.slot?, fight.who))
    });
    if let Some((slot, who)) = struck {
        monsters::defeat(run, slot, Some(who));
    }
    struck.is_some()
}

/// The monster loses health; it is defeated only when the combat ends.
fn wound(run: &mut Run<'_>, n: u8) {
    let Some(fight) = run.s.fight().cloned() else { return };
    if n == 0 {
        return;
    }
    match fight.slot {
        Some(slot) => drop(monsters::lessen(run, slot, n)),
        None => {
            if let Some(fight) = run.s.fight_mut() {
                fight.lost += n;
            }
        }
    }
}

/// EH-COMBAT-09, EH-AMBUSH-03.
fn end(run: &mut Run<'_>, fight: Fight) {
    go_to(run, FightStep::Over);
    let toughness = stats(run.s, run.c, fight.kind).toughness;
    let lost = match fight.slot {
        Some(slot) => run.s.monster(slot).map_or(u8::MAX, |monster| monster.lost),
        None => fight.lost,
    };
    let defeated = fight.defeated || lost >= toughness;
    if let Some(now) = run.s.fight_mut() {
        now.defeated = defeated;
    }
    if let Some(context) = run.s.context_mut() {
        context.defeated = defeated;
    }
    if fight.slot.is_none() && fight.from_cup {
        run.s.cup[usize::from(fight.kind.0)] += 1;
    }
    if !defeated {
        return;
    }
    match fight.slot {
        Some(slot) if run.s.monster(slot).is_some() => {
            monsters::defeat(run, slot, Some(fight.who));
        }
        Some(_) => {}
        None => {
            run.say(Event::by(What::MonsterDefeated, fight.who).of(Of::Monster(fight.kind)));
            victory(run, fight.who, source(&fight), fight.kind);
        }
    }
}

/// What a victory in combat triggers, on the monster and among the victor's own things.
pub(crate) fn victory(run: &mut Run<'_>, who: Seat, source: Source, kind: MonsterId) {
    if !run.s.is_playing(who) {
        return;
    }
    let (moment, it) = (Moment::DefeatedInCombat, It::Gone(kind));
    let mut follows = abilities::own_triggers(run, source, moment, who, it);
    follows.extend(abilities::carried_triggers(run, who, moment, it));
    conflicts::at_once(run, who, follows);
}

/// Breaks off a combat: an ambusher returns to the cup.
pub(crate) fn abandon(run: &mut Run<'_>, fight: Fight) {
    if fight.from_cup && fight.step < FightStep::Over {
        run.s.cup[usize::from(fight.kind.0)] += 1;
    }
}
