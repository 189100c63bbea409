use super::{ANY, Aid, Best, Dice, Luck, Thrown};

/// What helps goes by its name.
type Help = super::Help<&'static str>;

const BLESSED: Luck = Luck { from: 4, sixes_twice: false };
const CURSED: Luck = Luck { from: 6, sixes_twice: false };
const TWICE: Luck = Luck { from: 5, sixes_twice: true };

fn thousandths(chance: f64) -> u32 {
    (chance * 1000.0).round() as u32
}

fn hundredths(mean: f64) -> u32 {
    (mean * 100.0).round() as u32
}

fn tokens(count: u8) -> Help {
    Help { tokens: [count, 0], ..Help::default() }
}

fn aids(sizes: &[u8]) -> Vec<Aid<&'static str>> {
    sizes.iter().map(|n| Aid { n: *n, once: None }).collect()
}

fn passes(count: u8, luck: Luck, spent: u8) -> u32 {
    thousandths(Dice { count, luck }.at_least(&tokens(spent), 1))
}

#[test]
fn a_single_die_passes_by_its_faces() {
    assert_eq!(passes(1, Luck::PLAIN, 0), 333);
    assert_eq!(passes(1, BLESSED, 0), 500);
    assert_eq!(passes(1, CURSED, 0), 167);
}

#[test]
fn a_token_is_worth_a_die_when_one_success_is_needed() {
    for dice in 1..8 {
        for spent in 0..5 {
            assert_eq!(passes(dice, Luck::PLAIN, spent), passes(dice + spent, Luck::PLAIN, 0));
        }
    }
}

#[test]
fn no_token_brings_more_successes_than_there_are_dice() {
    let dice = Dice { count: 2, luck: Luck::PLAIN };
    assert_eq!(thousandths(dice.at_least(&tokens(9), 3)), 0);
    assert!(dice.at_least(&tokens(9), 2) > 0.9);
    let buys = Help { tokens_buy: true, ..tokens(1) };
    assert_eq!(thousandths(dice.at_least(&buys, 3)), 111, "unless it buys them");
}

#[test]
fn three_dice_bring_one_success_on_average() {
    let dice = Dice { count: 3, luck: Luck::PLAIN };
    let alone = Help::default();
    assert_eq!(hundredths(dice.mean(&alone)), 100);
    assert_eq!(thousandths(dice.at_least(&alone, 0)), 1000);
    // (2/3)^3 = 8/27: no success at all.
    assert_eq!(thousandths(dice.at_least(&alone, 1)), 704);
    assert_eq!(thousandths(dice.at_least(&alone, 3)), 37);
}

#[test]
fn a_six_that_counts_twice_reaches_two_with_one_die() {
    let dice = Dice { count: 1, luck: TWICE };
    let alone = Help::default();
    assert_eq!(thousandths(dice.at_least(&alone, 1)), 333);
    assert_eq!(thousandths(dice.at_least(&alone, 2)), 167);
    assert_eq!(hundredths(dice.mean(&alone)), 50);
}

#[test]
fn dice_on_the_table_are_counted_by_what_they_show() {
    let thrown = Thrown::of(&[1, 0, 0, 2, 1, 1], Luck::PLAIN);
    assert_eq!(thrown, Thrown { result: 2, failed: 3 });
    assert_eq!(Thrown::of(&[1, 0, 0, 2, 1, 1], BLESSED).result, 4);
    assert_eq!(Thrown::of(&[1, 0, 0, 2, 1, 1], CURSED).result, 1);
}

#[test]
fn two_dice_at_a_time_are_worth_two_tokens_unless_only_one_has_failed() {
    let one_success = |result: u8, _| f64::from(result >= 1);
    let chance = |faces: &[u8; 6], help: &Help| {
        thousandths(Best::of(Luck::PLAIN, help, &one_success).throw_with(faces, 0, 0))
    };
    let two = Help { dice_per_token: 2, ..tokens(1) };
    assert_eq!(chance(&[3, 0, 0, 0, 0, 0], &two), chance(&[3, 0, 0, 0, 0, 0], &tokens(2)));
    assert_eq!(chance(&[1, 0, 0, 0, 0, 0], &two), 333);
}

#[test]
fn a_loss_is_what_the_result_leaves_of_the_harm() {
    let dice = Dice { count: 1, luck: Luck::PLAIN };
    // Two in two cases of three, one in the third.
    assert_eq!(hundredths(dice.mean_loss(&Help::default(), 2)), 167);
    assert_eq!(hundredths(dice.mean_loss(&Help::default(), 0)), 0);
}

#[test]
fn what_helps_once_a_round_helps_in_one_of_two_tests() {
    let foot = "foot";
    let help = Help { rerolls: vec![Aid { n: 1, once: Some(foot) }], ..tokens(2) };
    let untouched = help.all();
    assert!(help.used(untouched).is_empty());
    let mut left = untouched;
    left.rerolls = 0;
    assert_eq!(help.used(left), [foot]);
    let later = help.after(&help.used(left), [1, 1]);
    assert_eq!((later.rerolls.len(), later.tokens), (0, [1, 0]));
}

/// A roll evaluated by brute force: every face of every die, and every way of using the remaining
/// help.
struct Plodder {
    luck: Luck,
    needs: u8,
    dice_per_token: u8,
    buys: bool,
}

impl Plodder {
    fn throw(&self, dice: &[u8], hand: usize, help: (&[u8], &[u8], u8, u8)) -> f64 {
        if hand == 0 {
            return self.best(dice, help);
        }
        let each = (1..=6).map(|face| self.throw(&[dice, &[face]].concat(), hand - 1, help));
        each.sum::<f64>() / 6.0
    }

    fn best(&self, dice: &[u8], (rerolls, raises, tokens, bought): (&[u8], &[u8], u8, u8)) -> f64 {
        let result: u8 = dice.iter().map(|face| self.luck.worth(*face)).sum::<u8>() + bought;
        if result >= self.needs {
            return 1.0;
        }
        let mut best: f64 = 0.0;
        for (at, most) in rerolls.iter().enumerate() {
            let rest = without(rerolls, at);
            best = best.max(self.again(dice, *most, (&rest, raises, tokens, bought)));
        }
        for (at, by) in raises.iter().enumerate() {
            let rest = without(raises, at);
            for die in 0..dice.len() {
                let mut dice = dice.to_vec();
                dice[die] = (dice[die] + by).min(6);
                best = best.max(self.best(&dice, (rerolls, &rest, tokens, bought)));
            }
        }
        if tokens > 0 {
            let spent = (rerolls, raises, tokens - 1, bought);
            best = best.max(self.again(dice, self.dice_per_token, spent));
            if self.buys {
                best = best.max(self.best(dice, (rerolls, raises, tokens - 1, bought + 1)));
            }
        }
        best
    }

    fn again(&self, dice: &[u8], most: u8, help: (&[u8], &[u8], u8, u8)) -> f64 {
        let hands = (1u32..1 << dice.len()).filter(|hand| hand.count_ones() <= u32::from(most));
        let values = hands.map(|hand| {
            let lies = dice.iter().enumerate().filter(|(at, _)| hand & (1 << at) == 0);
            let lies: Vec<u8> = lies.map(|(_, face)| *face).collect();
            self.throw(&lies, hand.count_ones() as usize, help)
        });
        values.fold(0.0, f64::max)
    }
}

fn without(list: &[u8], at: usize) -> Vec<u8> {
    let rest = list.iter().enumerate().filter(|(n, _)| *n != at);
    rest.map(|(_, item)| *item).collect()
}

/// Rerolls, raises, tokens, dice to roll again for a token, and whether tokens buy successes.
type Given = (&'static [u8], &'static [u8], u8, u8, bool);

/// Every combination of little help and few dice, compared with brute force.
#[test]
fn the_best_of_a_throw_is_what_trying_everything_finds() {
    let helps: [Given; 10] = [
        (&[], &[], 0, 1, false),
        (&[1], &[], 0, 1, false),
        (&[1, 1], &[], 0, 1, false),
        (&[ANY], &[], 0, 1, false),
        (&[], &[1], 0, 1, false),
        (&[], &[1, 1], 0, 1, false),
        (&[1], &[1], 0, 1, false),
        (&[], &[1], 1, 2, false),
        (&[], &[], 1, 1, true),
        (&[], &[], 2, 1, false),
    ];
    for luck in [Luck::PLAIN, BLESSED, CURSED, TWICE] {
        for (rerolls, raises, tokens, dice_per_token, tokens_buy) in helps {
            let help = Help {
                rerolls: aids(rerolls),
                raises: aids(raises),
                tokens: [tokens - tokens / 2, tokens / 2],
                dice_per_token,
                tokens_buy,
            };
            for count in 1..=2 {
                for needs in 1..=3 {
                    let plodder = Plodder { luck, needs, dice_per_token, buys: tokens_buy };
                    let all = (rerolls, raises, tokens, 0);
                    let found = plodder.throw(&[], usize::from(count), all);
                    let worked_out = Dice { count, luck }.at_least(&help, needs);
                    let case = format!("{luck:?} {help:?}: {count} dice, {needs} needed");
                    assert!((found - worked_out).abs() < 1e-9, "{case}: {found} {worked_out}");
                }
            }
        }
    }
}
