//! Which option to try next: exploration against exploitation, by UCB1.

use kernel::Luck;

/// What is known of each option so far.
#[derive(Clone, Debug)]
pub struct Bandit {
    arms: Vec<Arm>,
    pulls: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Arm {
    pulls: u32,
    worth: f64,
}

impl Arm {
    fn mean(self) -> f64 {
        if self.pulls == 0 { 0.0 } else { self.worth / f64::from(self.pulls) }
    }
}

impl Bandit {
    pub fn new(arms: usize) -> Self {
        Self { arms: vec![Arm::default(); arms], pulls: 0 }
    }

    /// An untried option, if there is one; otherwise the one with the highest bound.
    pub fn next(&self, exploration: f64, luck: &mut Luck) -> usize {
        if (self.pulls as usize) < self.arms.len() {
            let untried = self.arms.iter().enumerate().filter(|(_, arm)| arm.pulls == 0);
            let left = self.arms.len() as u32 - self.pulls;
            return untried.map(|(n, _)| n).nth(luck.below(left) as usize).unwrap_or(0);
        }
        let wonder = exploration * f64::from(self.pulls).ln().sqrt();
        let bound = |arm: &Arm| arm.mean() + wonder / f64::from(arm.pulls).sqrt();
        let mut best = (0, f64::NEG_INFINITY);
        for (n, arm) in self.arms.iter().enumerate() {
            let bound = bound(arm);
            if bound > best.1 {
                best = (n, bound);
            }
        }
        best.0
    }

    pub fn learn(&mut self, arm: usize, worth: f64) {
        self.arms[arm].pulls += 1;
        self.arms[arm].worth += worth;
        self.pulls += 1;
    }

    /// What two searches of the same options know together.
    pub fn and(mut self, other: Bandit) -> Bandit {
        for (arm, more) in self.arms.iter_mut().zip(&other.arms) {
            arm.pulls += more.pulls;
            arm.worth += more.worth;
        }
        self.pulls += other.pulls;
        self
    }

    /// The option tried most, then the one with the best result, then any of them. One that is not
    /// an answer must be ahead on both counts, because it leaves the question open.
    pub fn best(&self, answers: usize, luck: &mut Luck) -> usize {
        let mut best = 0;
        let mut equals = 1;
        for (n, arm) in self.arms.iter().enumerate().skip(1) {
            let ahead = self.arms[best];
            let order = arm.pulls.cmp(&ahead.pulls).then(arm.mean().total_cmp(&ahead.mean()));
            if n >= answers {
                if arm.pulls > ahead.pulls && arm.mean() > ahead.mean() {
                    best = n;
                }
            } else if order.is_gt() {
                (best, equals) = (n, 1);
            } else if order.is_eq() {
                equals += 1;
                if luck.below(equals) == 0 {
                    best = n;
                }
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_pulls_go_to_the_best_option() {
        let mut luck = Luck::from_number(2);
        let mut bandit = Bandit::new(3);
        for _ in 0..600 {
            let arm = bandit.next(0.5, &mut luck);
            let odds = [3, 7, 4][arm];
            bandit.learn(arm, if luck.below(10) < odds { 1.0 } else { 0.0 });
        }
        assert_eq!(bandit.best(3, &mut luck), 1);
        assert!(bandit.arms[1].pulls > 350, "{bandit:?}");
        assert!(bandit.arms.iter().all(|arm| arm.pulls > 5), "{bandit:?}");
    }

    #[test]
    fn a_right_must_be_better_to_be_taken() {
        let mut bandit = Bandit::new(2);
        for arm in [0, 1, 1] {
            bandit.learn(arm, 0.5);
        }
        assert_eq!(bandit.best(1, &mut Luck::from_number(1)), 0);
        bandit.learn(1, 0.6);
        assert_eq!(bandit.best(1, &mut Luck::from_number(1)), 1);
    }
}
