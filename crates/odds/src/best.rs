//! The best that can be made of a roll: all ways of using the available help are compared, for
//! every result of the dice.

use crate::Luck;
use crate::help::{Aid, Help, Left};
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// What a result is worth, with the help that is left then.
pub type Value<'a> = &'a dyn Fn(u8, Left) -> f64;

/// Faces that come to the same, whatever is still done to them.
#[derive(Debug)]
struct Classes {
    /// The class of each face, starting with the 1.
    of: [usize; 6],
    /// A face of each class.
    face: Vec<u8>,
    worth: Vec<u8>,
    chance: Vec<f64>,
}

type Counts = [u8; 6];

impl Classes {
    fn new<Source>(luck: Luck, raises: &[Aid<Source>]) -> Classes {
        let most = raises.iter().map(|aid| aid.n).fold(0, u8::saturating_add).min(5);
        let outlook =
            |face: u8| -> Vec<u8> { (0..=most).map(|by| luck.worth((face + by).min(6))).collect() };
        let mut classes =
            Classes { of: [0; 6], face: Vec::new(), worth: Vec::new(), chance: Vec::new() };
        for face in 1..=6 {
            let known = classes.face.iter().position(|it| outlook(*it) == outlook(face));
            let class = known.unwrap_or_else(|| {
                classes.face.push(face);
                classes.worth.push(luck.worth(face));
                classes.chance.push(0.0);
                classes.face.len() - 1
            });
            classes.of[usize::from(face) - 1] = class;
            classes.chance[class] += 1.0 / 6.0;
        }
        classes
    }

    fn count(&self, faces: &[u8; 6]) -> Counts {
        let mut counts = [0; 6];
        for (class, count) in self.of.iter().zip(faces) {
            counts[*class] += count;
        }
        counts
    }

    fn result(&self, counts: &Counts) -> u8 {
        self.worth.iter().zip(counts).map(|(worth, count)| worth * count).sum()
    }

    /// No die is worth more than this.
    fn most(&self) -> u8 {
        self.worth.iter().copied().max().unwrap_or(0)
    }
}

/// Weighs all ways of using help after a throw.
pub struct Best<'a, Source> {
    help: &'a Help<Source>,
    value: Value<'a>,
    classes: Classes,
    known: HashMap<(Counts, Left, u8), f64>,
    /// All outcomes of a number of dice, with their probabilities.
    thrown: HashMap<u8, Rc<Vec<(Counts, f64)>>>,
}

impl<Source: std::fmt::Debug> std::fmt::Debug for Best<'_, Source> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Best").field("help", self.help).finish_non_exhaustive()
    }
}

impl<'a, Source: Copy + Eq> Best<'a, Source> {
    pub fn of(luck: Luck, help: &'a Help<Source>, value: Value<'a>) -> Self {
        let classes = Classes::new(luck, &help.raises);
        Best { help, value, classes, known: HashMap::new(), thrown: HashMap::new() }
    }

    /// This many dice, not yet rolled.
    pub fn throw(&mut self, dice: u8) -> f64 {
        self.rolled([0; 6], dice, self.help.all(), 0)
    }

    /// Dice on the table, and this many still to be rolled.
    pub fn throw_with(&mut self, faces: &[u8; 6], hand: u8, bought: u8) -> f64 {
        let lies = self.classes.count(faces);
        self.rolled(lies, hand, self.help.all(), bought)
    }

    /// Dice on the table, of which up to this many must be rerolled now.
    pub fn reroll(&mut self, faces: &[u8; 6], dice: u8, bought: u8) -> f64 {
        let lies = self.classes.count(faces);
        self.rerolled(lies, dice, self.help.all(), bought)
    }

    /// Dice on the table, of which one must be raised now.
    pub fn raise(&mut self, faces: &[u8; 6], by: u8, bought: u8) -> f64 {
        let each = (1..6u8).filter(|face| faces[usize::from(*face) - 1] > 0);
        let all = self.help.all();
        let values: Vec<f64> = each
            .map(|face| {
                let mut raised = *faces;
                raised[usize::from(face) - 1] -= 1;
                raised[usize::from((face + by).min(6)) - 1] += 1;
                self.best(self.classes.count(&raised), all, bought)
            })
            .collect();
        values.into_iter().fold(f64::NEG_INFINITY, f64::max)
    }

    fn rolled(&mut self, lies: Counts, hand: u8, left: Left, bought: u8) -> f64 {
        let outcomes = self.outcomes(hand);
        let mut sum = 0.0;
        for (thrown, chance) in outcomes.iter() {
            let mut counts = lies;
            counts.iter_mut().zip(thrown).for_each(|(count, more)| *count += more);
            sum += chance * self.best(counts, left, bought);
        }
        sum
    }

    /// Accepting the dice, or the best of everything that may be done about them.
    fn best(&mut self, counts: Counts, left: Left, bought: u8) -> f64 {
        if let Some(known) = self.known.get(&(counts, left, bought)) {
            return *known;
        }
        let mut best = (self.value)(self.classes.result(&counts) + bought, left);
        for (at, aid) in self.help.rerolls.iter().enumerate() {
            if left.rerolls & (1 << at) != 0 && !self.has_twin(at, left) {
                let left = Left { rerolls: left.rerolls & !(1 << at), ..left };
                best = best.max(self.rerolled(counts, aid.n, left, bought));
            }
        }
        for (at, aid) in self.help.raises.iter().enumerate() {
            if left.raises & (1 << at) != 0 {
                let left = Left { raises: left.raises & !(1 << at), ..left };
                best = best.max(self.raised(counts, aid.n, left, bought));
            }
        }
        for kind in 0..left.tokens.len() {
            let Some(rest) = left.tokens[kind].checked_sub(1) else { continue };
            let mut left = left;
            left.tokens[kind] = rest;
            best = best.max(self.rerolled(counts, self.help.dice_per_token, left, bought));
            if self.help.tokens_buy {
                best = best.max(self.best(counts, left, bought + 1));
            }
        }
        self.known.insert((counts, left, bought), best);
        best
    }

    /// Of identical rerolls, only the first has to be tried.
    fn has_twin(&self, at: usize, left: Left) -> bool {
        let aid = self.help.rerolls[at];
        let twin = |other: &usize| {
            left.rerolls & (1 << other) != 0
                && aid.once.is_none()
                && self.help.rerolls[*other] == aid
        };
        (0..at).any(|other| twin(&other))
    }

    fn raised(&mut self, counts: Counts, by: u8, left: Left, bought: u8) -> f64 {
        let mut best = f64::NEG_INFINITY;
        for class in 0..self.classes.face.len() {
            let face = (self.classes.face[class] + by).min(6);
            let to = self.classes.of[usize::from(face) - 1];
            if counts[class] > 0 && to != class {
                let mut counts = counts;
                counts[class] -= 1;
                counts[to] += 1;
                best = best.max(self.best(counts, left, bought));
            }
        }
        best
    }

    /// The best choice of dice to pick up: at least one, and none that cannot improve.
    fn rerolled(&mut self, counts: Counts, dice: u8, left: Left, bought: u8) -> f64 {
        let most = self.classes.most();
        let mut hands: Vec<(Counts, u8)> = vec![(counts, 0)];
        for class in 0..self.classes.face.len() {
            if self.classes.worth[class] == most {
                continue;
            }
            let mut more = Vec::new();
            for (lies, hand) in &hands {
                for taken in 1..=lies[class].min(dice.saturating_sub(*hand)) {
                    let mut lies = *lies;
                    lies[class] -= taken;
                    more.push((lies, hand + taken));
                }
            }
            hands.extend(more);
        }
        let mut best = f64::NEG_INFINITY;
        for (lies, hand) in hands.into_iter().filter(|(_, hand)| *hand > 0) {
            best = best.max(self.rolled(lies, hand, left, bought));
        }
        best
    }

    fn outcomes(&mut self, dice: u8) -> Rc<Vec<(Counts, f64)>> {
        if let Some(known) = self.thrown.get(&dice) {
            return known.clone();
        }
        // Always in the same order, so that sums agree to the last bit.
        let mut outcomes = BTreeMap::from([([0u8; 6], 1.0)]);
        for _ in 0..dice {
            let mut next = BTreeMap::new();
            for (counts, chance) in outcomes {
                for (class, part) in self.classes.chance.iter().enumerate() {
                    let mut counts: Counts = counts;
                    counts[class] += 1;
                    *next.entry(counts).or_insert(0.0) += chance * part;
                }
            }
            outcomes = next;
        }
        let outcomes: Rc<Vec<(Counts, f64)>> = Rc::new(outcomes.into_iter().collect());
        self.thrown.insert(dice, outcomes.clone());
        outcomes
    }
}
