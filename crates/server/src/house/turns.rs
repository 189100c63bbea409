//! Taking turns. Work is shared out by person, one piece each in turn, so that people with a lot of
//! it mostly keep only themselves waiting.

use std::collections::{HashMap, VecDeque};
use store::{IdentityId, TableId};

/// For whom something is done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Payer {
    Person(IdentityId),
    /// Anyone watching this table without having given a name.
    Table(TableId),
}

/// Pieces of work waiting, each for the turn of any of the people it is done for.
#[derive(Debug)]
pub struct Turns<J> {
    /// People with something waiting, next first.
    ring: VecDeque<Payer>,
    /// What each of them is waiting for, in the order it came. What was done in another's turn
    /// stays here until it would be due.
    lines: HashMap<Payer, VecDeque<u64>>,
    waiting: HashMap<u64, Piece<J>>,
    under_way: HashMap<Payer, usize>,
    /// How many pieces of one person may be under way together.
    at_once: usize,
    last: u64,
}

#[derive(Debug)]
struct Piece<J> {
    payers: Vec<Payer>,
    job: J,
}

impl<J> Turns<J> {
    pub fn new(at_once: usize) -> Turns<J> {
        Turns {
            ring: VecDeque::new(),
            lines: HashMap::new(),
            waiting: HashMap::new(),
            under_way: HashMap::new(),
            at_once: at_once.max(1),
            last: 0,
        }
    }

    /// Queues a piece of work for each of the people it is done for.
    pub fn put(&mut self, payers: Vec<Payer>, job: J) {
        self.last += 1;
        for payer in &payers {
            let line = self.lines.entry(payer.clone()).or_default();
            if line.is_empty() {
                self.ring.push_back(payer.clone());
            }
            line.push_back(self.last);
        }
        self.waiting.insert(self.last, Piece { payers, job });
    }

    /// The next piece, and for whom; report its completion with [`Turns::done`].
    pub fn next(&mut self) -> Option<(Vec<Payer>, J)> {
        for _ in 0..self.ring.len() {
            let payer = self.ring.pop_front()?;
            let busy = self.under_way.get(&payer).is_some_and(|busy| *busy >= self.at_once);
            let due = if busy { None } else { self.due(&payer) };
            if self.lines.get(&payer).is_some_and(|line| !line.is_empty()) {
                self.ring.push_back(payer);
            } else {
                self.lines.remove(&payer);
            }
            if let Some(Piece { payers, job }) = due {
                for payer in &payers {
                    *self.under_way.entry(payer.clone()).or_default() += 1;
                }
                return Some((payers, job));
            }
        }
        None
    }

    fn due(&mut self, payer: &Payer) -> Option<Piece<J>> {
        let line = self.lines.get_mut(payer)?;
        let waiting = &mut self.waiting;
        std::iter::from_fn(|| line.pop_front()).find_map(|piece| waiting.remove(&piece))
    }

    /// A piece of work is done.
    pub fn done(&mut self, payers: &[Payer]) {
        for payer in payers {
            if let Some(busy) = self.under_way.get_mut(payer) {
                *busy -= 1;
                if *busy == 0 {
                    self.under_way.remove(payer);
                }
            }
        }
    }

    /// How many pieces are waiting.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    pub fn clear(&mut self) {
        self.ring.clear();
        self.lines.clear();
        self.waiting.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> Payer {
        Payer::Person(IdentityId(name.to_owned()))
    }

    fn order(turns: &mut Turns<String>) -> Vec<String> {
        std::iter::from_fn(|| {
            let (payers, job) = turns.next()?;
            turns.done(&payers);
            Some(job)
        })
        .collect()
    }

    #[test]
    fn sixty_tables_of_one_person_keep_another_waiting_for_one_turn() {
        let mut turns = Turns::new(usize::MAX);
        (0..60).for_each(|n| turns.put(vec![person("anna")], format!("anna {n}")));
        turns.put(vec![person("boris")], "boris 0".to_owned());
        turns.put(vec![person("boris")], "boris 1".to_owned());
        let order = order(&mut turns);
        assert_eq!(order[..4], ["anna 0", "boris 0", "anna 1", "boris 1"]);
        assert_eq!(order[4..7], ["anna 2", "anna 3", "anna 4"], "in the order they came");
        assert_eq!(order.len(), 62);
    }

    #[test]
    fn work_for_two_people_is_done_once_in_the_earlier_turn() {
        let mut turns = Turns::new(usize::MAX);
        (0..3).for_each(|n| turns.put(vec![person("anna")], format!("anna {n}")));
        turns.put(vec![person("anna"), person("boris")], "both".to_owned());
        assert_eq!(order(&mut turns), ["anna 0", "both", "anna 1", "anna 2"]);
        assert_eq!((turns.waiting(), turns.lines.len(), turns.ring.len()), (0, 0, 0));
        assert!(turns.under_way.is_empty());
    }

    #[test]
    fn a_person_at_their_limit_waits_and_keeps_their_turn() {
        let mut turns = Turns::new(1);
        for n in 0..2 {
            turns.put(vec![person("anna")], format!("anna {n}"));
        }
        let (first, _) = turns.next().unwrap();
        assert_eq!(turns.next(), None, "one at a time");
        turns.put(vec![person("boris")], "boris".to_owned());
        assert_eq!(turns.next().unwrap().1, "boris");
        turns.done(&first);
        assert_eq!(turns.next().unwrap().1, "anna 1");
    }
}
