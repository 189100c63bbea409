//! EH-COMBAT-03, EH-COMBAT-04, EH-COMBAT-05, EH-COMBAT-06, EH-COMBAT-07, EH-COMBAT-08,
//! EH-COMBAT-09: the odds of one combat, both tests together.

use super::forecast::{Outlook, named, spending};
use super::names;
use super::prospect::Prospect;
use crate::Choice;
use crate::content::{Ability, Attack, Content, Moment, Passive};
use crate::ids::{MonsterId, Pool, Slot};
use crate::odds::{ANY, Best, Help, Left, SANITY, Tokens, hundredths, thousandths};
use crate::rules::abilities::playing;
use crate::rules::losses::preventions;
use crate::rules::testing::new_test;
use crate::rules::{Menu, Out, Run, combat, has_rule, is_rule, monster_abilities, stats};
use crate::state::{During, Eldritch, Losing, Purpose, Source};
use ::scene::{Forecast, Phrase};
use kernel::{List, Seat, Seats};
use std::cell::RefCell;
use std::collections::HashMap;

/// A combat before it is fought: its tests and what they decide.
struct Bout {
    will: Option<Prospect>,
    strength: Option<Prospect>,
    /// What the Will test averts, and how much there is to lose.
    horror: u8,
    sanity: u8,
    /// Successes that defeat the monster; `None` if nothing can.
    toughness: Option<u8>,
    will_hurts: bool,
    failure_ends: bool,
}

pub(super) fn fight(game: &Eldritch, content: &Content, seat: Seat, slot: Slot) -> Option<Outlook> {
    let monster = *game.monster(slot)?;
    // The offers depend on the monster, so the rules are queried in the middle of the combat.
    let mut begun = game.clone();
    combat::begin(&mut Run { s: &mut begun, c: content, out: &mut Out::deaf() }, seat, slot);
    let game = &begun;
    let foe = stats(game, content, monster.kind);
    let mut forecast = Forecast::default();
    let will = foe.will.map(|attack| test(game, content, seat, attack, Purpose::Will, &[]));
    let strength =
        foe.strength.map(|attack| test(game, content, seat, attack, Purpose::Strength, &[]));
    if let Some(last) = strength.as_ref().or(will.as_ref()) {
        // The dice that may defeat the monster.
        forecast.pools = vec![(seat.0, u32::from(last.dice.count))];
    }
    let horror = horror(game, content, seat, foe.will);
    if let Some(will) = &will {
        let mean = hundredths(will.dice.mean_loss(&will.help.free(), horror));
        forecast.means.push((Phrase::new("eh-mean-sanity"), mean));
    }
    if let (Some(strength), Some(attack)) = (&strength, foe.strength) {
        let soft = has_rule(game, content, seat, Passive::SoftensDamage);
        let harm = if soft && attack.harm > 1 { attack.harm - 1 } else { attack.harm };
        let mean = hundredths(strength.dice.mean_loss(&strength.help.free(), harm));
        forecast.means.push((Phrase::new("eh-mean-health"), mean));
    }
    let hurts = is_rule(monster_abilities(game, content, monster.kind), Passive::WillHurtsIt);
    if strength.is_some() || hurts {
        let left = foe.toughness.saturating_sub(monster.lost);
        let bouts = bouts(game, content, seat, monster.kind, (horror, left));
        let chance = |free: bool| bouts.iter().map(|bout| bout.won(free)).fold(0.0, f64::max);
        let said = Phrase::new("eh-odds-defeat").name("foe", names::monster(content, monster.kind));
        forecast.odds.push((said, thousandths(chance(true))));
        let last = strength.as_ref().or(will.as_ref());
        let with = last.and_then(|last| spending(&last.help));
        forecast.odds.extend(with.map(|with| (with, thousandths(chance(false)))));
    }
    if let Some(will) = will.as_ref().filter(|_| horror > 0) {
        forecast.odds.extend(shaken(will, horror, game.investigator(seat).sanity));
    }
    let without = left_out(game, content, seat, monster.kind, will.iter().chain(&strength));
    Some(Outlook { forecast, without })
}

/// EH-COMBAT-04: the odds of the Will test: losing nothing, or everything.
fn shaken(will: &Prospect, horror: u8, sanity: u8) -> Vec<(Phrase, u32)> {
    let Prospect { dice, help, .. } = will;
    let calm = |help: &Help| thousandths(dice.at_least(help, horror));
    let mut odds = vec![(Phrase::new("eh-odds-unshaken"), calm(&help.free()))];
    odds.extend(
        spending(help)
            .map(|with| (Phrase::new("eh-odds-unshaken-with").said("with", with), calm(help))),
    );
    if horror >= sanity {
        let holds = dice.at_least(&help.free(), horror - sanity + 1);
        odds.push((Phrase::new("eh-odds-insane"), thousandths(1.0 - holds)));
    }
    odds
}

fn horror(game: &Eldritch, content: &Content, seat: Seat, attack: Option<Attack>) -> u8 {
    let harm = attack.map_or(0, |attack| attack.harm);
    if has_rule(game, content, seat, Passive::CalmsHorror) { harm.min(1) } else { harm }
}

fn test(
    game: &Eldritch,
    content: &Content,
    seat: Seat,
    attack: Attack,
    purpose: Purpose,
    kept: &[Source],
) -> Prospect {
    let skill = (attack.skill, attack.modifier);
    let test = new_test(game, content, seat, skill, 1, During::Combat, purpose);
    Prospect::before(game, content, test, kept)
}

/// The combat with all one-time help used in the second test, and, if that differs, with all of it
/// used in the first.
fn bouts(
    game: &Eldritch,
    content: &Content,
    seat: Seat,
    kind: MonsterId,
    (horror, left): (u8, u8),
) -> Vec<Bout> {
    let foe = stats(game, content, kind);
    let rules = monster_abilities(game, content, kind);
    let needed = content.ancient(game.ancient).mysteries;
    let invulnerable =
        is_rule(rules, Passive::InvulnerableUntilSolved) && game.solved_count() < needed;
    let made = |will_keeps: &[Source], strength_keeps: &[Source]| Bout {
        will: foe.will.map(|it| test(game, content, seat, it, Purpose::Will, will_keeps)),
        strength: foe
            .strength
            .map(|it| test(game, content, seat, it, Purpose::Strength, strength_keeps)),
        horror,
        sanity: game.investigator(seat).sanity,
        toughness: (!invulnerable).then_some(left),
        will_hurts: is_rule(rules, Passive::WillHurtsIt),
        failure_ends: is_rule(rules, Passive::FailedWillEndsCombat),
    };
    let spent = |it: &Option<Prospect>| it.as_ref().map_or(Vec::new(), |it| it.spent.clone());
    let whole = made(&[], &[]);
    let (early, late) = (spent(&whole.will), spent(&whole.strength));
    if early.iter().any(|source| late.contains(source)) {
        vec![made(&late, &[]), made(&[], &early)]
    } else {
        vec![whole]
    }
}

impl Bout {
    /// The chance to defeat the monster if all help is used for that.
    fn won(&self, free: bool) -> f64 {
        let Some(toughness) = self.toughness else { return 0.0 };
        let limited = |help: &Help| if free { help.free() } else { help.clone() };
        let known = RefCell::new(HashMap::new());
        let second = |used: Vec<Source>, tokens: Tokens, wounds: u8| -> f64 {
            let needs = toughness.saturating_sub(wounds);
            let Some(strength) = &self.strength else { return f64::from(needs == 0) };
            let key = (used, tokens, needs);
            if let Some(chance) = known.borrow().get(&key) {
                return *chance;
            }
            let help = limited(&strength.help).after(&key.0, tokens);
            let chance = strength.dice.at_least(&help, needs);
            known.borrow_mut().insert(key, chance);
            chance
        };
        let Some(will) = &self.will else { return second(Vec::new(), [ANY; 2], 0) };
        // The first test cannot affect the second.
        let calm = self.horror + 1 < self.sanity;
        if !self.failure_ends && !self.will_hurts && calm {
            return second(Vec::new(), [ANY; 2], 0);
        }
        let help = limited(&will.help);
        let first = |result: u8, left: Left| {
            let paid = help.tokens[SANITY] - left.tokens[SANITY];
            let lost = self.horror.saturating_sub(result) + paid;
            let keeps = self.sanity.saturating_sub(lost);
            if keeps == 0 || self.failure_ends && result == 0 {
                return 0.0;
            }
            let wounds = if self.will_hurts { result } else { 0 };
            // EH-HEALTH-SANITY-07: the last point is never spent.
            let mut tokens = left.tokens;
            tokens[SANITY] = if keeps > 1 { tokens[SANITY] } else { 0 };
            second(help.used(left), tokens, wounds)
        };
        Best::of(will.dice.luck, &help, &first).throw(will.dice.count)
    }
}

/// Everything else that will be offered in the combat, and the monster's own text.
fn left_out<'p>(
    game: &Eldritch,
    content: &Content,
    seat: Seat,
    kind: MonsterId,
    tests: impl Iterator<Item = &'p Prospect>,
) -> Vec<names::Key> {
    let mut without: Vec<names::Key> =
        tests.flat_map(|test| named(game, content, &test.priced)).collect();
    let mut offered = Menu::new();
    combat::offer(game, content, &mut offered);
    let foe = stats(game, content, kind);
    let harms = [(Pool::Sanity, foe.will), (Pool::Health, foe.strength)];
    for (pool, _) in harms.iter().filter(|(_, attack)| attack.is_some_and(|it| it.harm > 0)) {
        let losing = Losing {
            who: seat,
            pool: *pool,
            n: 1,
            prevented: 0,
            during: During::Combat,
            by_spell: 0,
            used: List::new(),
            stood: Seats::NONE,
        };
        playing(game).for_each(|helper| preventions(game, content, &losing, helper, &mut offered));
    }
    without.extend(offered.iter().filter_map(|choice| {
        if let Choice::Use(source) = choice {
            return Some(names::source(game, content, *source));
        }
        let Choice::Cast(spell) = choice else { return None };
        Some(names::spell(content, *spell))
    }));
    let tells = monster_abilities(game, content, kind).iter().any(|ability| {
        matches!(
            ability,
            Ability::On {
                moment: Moment::BeforeWill
                    | Moment::AfterWill
                    | Moment::FailedWill
                    | Moment::BeforeStrength
                    | Moment::FailedStrength
                    | Moment::Hurt,
                ..
            }
        )
    });
    without.extend(tells.then(|| "eh-some-monster-text".into()));
    without
}
