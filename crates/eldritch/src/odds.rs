//! Exact odds of tests: so many dice, so many that may be rolled again.

/// Dice of a test before they are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    pub count: u8,
    pub luck: Luck,
}

/// What a die is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck {
    /// The lowest face that succeeds: 5, or 4 if blessed, or 6 if cursed.
    pub from: u8,
    /// Each 6 counts as two successes.
    pub sixes_twice: bool,
}

/// Dice on the table: what they have brought, and how many of them have failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thrown {
    pub result: u8,
    pub failed: u8,
}

/// Failed dice that may be rolled again: so many at a time, so many times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Again {
    pub times: u8,
    pub dice: u8,
}

/// How likely each result is, from 0 upward.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread(Vec<f64>);

impl Again {
    pub const NEVER: Again = Again { times: 0, dice: 0 };

    pub fn once(self) -> Again {
        Again { times: 1, ..self }
    }
}

impl Luck {
    pub const PLAIN: Luck = Luck { from: 5, sixes_twice: false };

    /// What one die showing this face counts for.
    pub fn worth(self, face: u8) -> u8 {
        match face {
            6 if self.sixes_twice => 2,
            face if face >= self.from => 1,
            _ => 0,
        }
    }

    /// The chances of a die to count for nothing, once and twice.
    fn chances(self) -> [f64; 3] {
        let mut chances = [0.0; 3];
        for face in 1..=6 {
            chances[usize::from(self.worth(face))] += 1.0 / 6.0;
        }
        chances
    }
}

impl Dice {
    /// The results of a throw after which failed dice may be rolled again.
    pub fn spread(self, again: Again) -> Spread {
        let chances = self.luck.chances();
        let mut table = Table::certain(Thrown::default());
        for _ in 0..self.count {
            table = table.with_a_die(chances);
        }
        table.rolled_again(chances, again).results()
    }
}

impl Thrown {
    /// Counts dice by face, the ones first.
    pub fn of(faces: &[u8; 6], luck: Luck) -> Thrown {
        let mut thrown = Thrown::default();
        for (face, count) in (1..).zip(faces) {
            match luck.worth(face) {
                0 => thrown.failed += count,
                worth => thrown.result += worth * count,
            }
        }
        thrown
    }

    /// The results if failed dice are rolled again.
    pub fn spread(self, luck: Luck, again: Again) -> Spread {
        let chances = luck.chances();
        Table::certain(self).rolled_again(chances, again).results()
    }
}

impl Spread {
    /// The chance of this result or a higher one.
    pub fn at_least(&self, result: u8) -> f64 {
        self.0.iter().skip(usize::from(result)).sum()
    }

    pub fn mean(&self) -> f64 {
        self.weighed(|result| result)
    }

    /// The mean of what a monster does to one whom this result shields.
    pub fn mean_loss(&self, harm: u8) -> f64 {
        self.weighed(|result| (f64::from(harm) - result).max(0.0))
    }

    fn weighed(&self, value: impl Fn(f64) -> f64) -> f64 {
        self.0.iter().enumerate().map(|(result, chance)| chance * value(result as f64)).sum()
    }
}

/// A chance in thousandths; neither certain nor impossible unless it is.
pub fn thousandths(chance: f64) -> u32 {
    const HAIR: f64 = 1e-9;
    match chance {
        chance if chance <= HAIR => 0,
        chance if chance >= 1.0 - HAIR => 1000,
        chance => ((chance * 1000.0).round() as u32).clamp(1, 999),
    }
}

/// A mean in hundredths.
pub fn hundredths(mean: f64) -> u32 {
    (mean * 100.0).round().max(0.0) as u32
}

/// The chance of each result together with each number of failed dice.
struct Table {
    chances: Vec<Vec<f64>>,
}

impl Table {
    fn certain(thrown: Thrown) -> Table {
        let mut chances = vec![Vec::new(); usize::from(thrown.result) + 1];
        if let Some(row) = chances.last_mut() {
            *row = vec![0.0; usize::from(thrown.failed) + 1];
            row[usize::from(thrown.failed)] = 1.0;
        }
        Table { chances }
    }

    fn each(&self) -> impl Iterator<Item = (usize, usize, f64)> {
        let rows = self.chances.iter().enumerate();
        rows.flat_map(|(result, row)| row.iter().enumerate().map(move |(f, c)| (result, f, *c)))
            .filter(|(_, _, chance)| *chance > 0.0)
    }

    fn add(&mut self, result: usize, failed: usize, chance: f64) {
        if self.chances.len() <= result {
            self.chances.resize(result + 1, Vec::new());
        }
        let row = &mut self.chances[result];
        if row.len() <= failed {
            row.resize(failed + 1, 0.0);
        }
        row[failed] += chance;
    }

    fn with_a_die(&self, [miss, once, twice]: [f64; 3]) -> Table {
        let mut next = Table { chances: Vec::new() };
        for (result, failed, chance) in self.each() {
            next.add(result, failed + 1, chance * miss);
            next.add(result + 1, failed, chance * once);
            next.add(result + 2, failed, chance * twice);
        }
        next
    }

    fn rolled_again(mut self, chances: [f64; 3], again: Again) -> Table {
        for _ in 0..again.times {
            self = self.taken_up(chances, usize::from(again.dice));
        }
        self
    }

    /// So many failed dice at most are rolled once more.
    fn taken_up(&self, chances: [f64; 3], most: usize) -> Table {
        let mut next = Table { chances: Vec::new() };
        for (result, failed, chance) in self.each() {
            let hand = failed.min(most);
            let lies = Thrown { result: result as u8, failed: (failed - hand) as u8 };
            let mut rolled = Table::certain(lies);
            for _ in 0..hand {
                rolled = rolled.with_a_die(chances);
            }
            rolled
                .each()
                .for_each(|(result, failed, part)| next.add(result, failed, chance * part));
        }
        next
    }

    fn results(&self) -> Spread {
        Spread(self.chances.iter().map(|row| row.iter().sum()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::{Again, Dice, Luck, Thrown, hundredths, thousandths};

    const BLESSED: Luck = Luck { from: 4, sixes_twice: false };
    const CURSED: Luck = Luck { from: 6, sixes_twice: false };

    fn one_die(times: u8) -> Again {
        Again { times, dice: 1 }
    }

    fn passes(count: u8, luck: Luck, again: u8) -> u32 {
        thousandths(Dice { count, luck }.spread(one_die(again)).at_least(1))
    }

    #[test]
    fn a_single_die_passes_by_its_faces() {
        assert_eq!(passes(1, Luck::PLAIN, 0), 333);
        assert_eq!(passes(1, BLESSED, 0), 500);
        assert_eq!(passes(1, CURSED, 0), 167);
    }

    #[test]
    fn a_clue_is_worth_a_die_when_one_success_is_needed() {
        for dice in 1..8 {
            for clues in 0..5 {
                assert_eq!(passes(dice, Luck::PLAIN, clues), passes(dice + clues, Luck::PLAIN, 0));
            }
        }
    }

    #[test]
    fn no_clue_brings_more_successes_than_there_are_dice() {
        let spread = Dice { count: 2, luck: Luck::PLAIN }.spread(one_die(9));
        assert_eq!(thousandths(spread.at_least(3)), 0);
        assert!(spread.at_least(2) > 0.9);
    }

    #[test]
    fn three_dice_bring_one_success_on_average() {
        let spread = Dice { count: 3, luck: Luck::PLAIN }.spread(Again::NEVER);
        assert_eq!(hundredths(spread.mean()), 100);
        assert_eq!(thousandths(spread.at_least(0)), 1000);
        // (2/3)^3 = 8/27 miss altogether.
        assert_eq!(thousandths(spread.at_least(1)), 704);
        assert_eq!(thousandths(spread.at_least(3)), 37);
    }

    #[test]
    fn a_six_that_counts_twice_reaches_two_with_one_die() {
        let twice = Luck { from: 5, sixes_twice: true };
        let spread = Dice { count: 1, luck: twice }.spread(Again::NEVER);
        assert_eq!(thousandths(spread.at_least(1)), 333);
        assert_eq!(thousandths(spread.at_least(2)), 167);
        assert_eq!(hundredths(spread.mean()), 50);
    }

    #[test]
    fn dice_on_the_table_are_counted_by_what_they_show() {
        let thrown = Thrown::of(&[1, 0, 0, 2, 1, 1], Luck::PLAIN);
        assert_eq!(thrown, Thrown { result: 2, failed: 3 });
        assert_eq!(Thrown::of(&[1, 0, 0, 2, 1, 1], BLESSED).result, 4);
        assert_eq!(Thrown::of(&[1, 0, 0, 2, 1, 1], CURSED).result, 1);
    }

    #[test]
    fn one_failed_die_rolled_twice_succeeds_in_five_cases_of_nine() {
        let thrown = Thrown { result: 0, failed: 1 };
        assert_eq!(thousandths(thrown.spread(Luck::PLAIN, one_die(2)).at_least(1)), 556);
        let certain = Thrown { result: 1, failed: 0 };
        assert_eq!(thousandths(certain.spread(Luck::PLAIN, one_die(3)).at_least(1)), 1000);
    }

    /// EH-INV-TRISH-01
    #[test]
    fn two_dice_at_a_time_are_worth_two_clues_unless_only_one_has_failed() {
        let two = Again { times: 1, dice: 2 };
        let lies = |failed| Thrown { result: 0, failed };
        let passes = |failed, again| lies(failed).spread(Luck::PLAIN, again).at_least(1);
        assert_eq!(thousandths(passes(3, two)), thousandths(passes(3, one_die(2))));
        assert_eq!(thousandths(passes(1, two)), 333);
        // Both of two dice, one in nine.
        assert_eq!(thousandths(lies(2).spread(Luck::PLAIN, two).at_least(2)), 111);
    }

    #[test]
    fn a_loss_is_what_the_result_leaves_of_the_harm() {
        let spread = Dice { count: 1, luck: Luck::PLAIN }.spread(Again::NEVER);
        // Two in two cases of three, one in the third.
        assert_eq!(hundredths(spread.mean_loss(2)), 167);
        assert_eq!(hundredths(spread.mean_loss(0)), 0);
    }
}
