//! The last looks at the tables that moved last, so that a busy table draws itself once a move and
//! not twice. A look is tens of kilobytes, so only so many are kept for the whole house.

use super::views::Look;
use crate::wire::At;
use scene::Viewer;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::TableId;

#[derive(Debug)]
pub struct Looks {
    most: usize,
    kept: Mutex<Kept>,
}

type Key = (TableId, Viewer);

#[derive(Debug, Default)]
struct Kept {
    looks: HashMap<Key, (u64, At, Look)>,
    /// Keys with the number under which they were kept, the oldest first.
    order: VecDeque<(u64, Key)>,
    count: u64,
}

impl Looks {
    pub fn new(most: usize) -> Looks {
        Looks { most, kept: Mutex::default() }
    }

    /// The look at a table as it stood at `at`, if it was kept.
    pub fn take(&self, table: &TableId, viewer: Viewer, at: At) -> Option<Look> {
        let mut kept = self.lock();
        let (_, then, look) = kept.looks.remove(&(table.clone(), viewer))?;
        (then == at).then_some(look)
    }

    pub fn keep(&self, table: &TableId, viewer: Viewer, at: At, look: Look) {
        if self.most == 0 {
            return;
        }
        let mut kept = self.lock();
        kept.count += 1;
        let (number, key) = (kept.count, (table.clone(), viewer));
        kept.looks.insert(key.clone(), (number, at, look));
        kept.order.push_back((number, key));
        while kept.order.len() > self.most {
            let Some((number, key)) = kept.order.pop_front() else { break };
            if kept.looks.get(&key).is_some_and(|(kept, _, _)| *kept == number) {
                kept.looks.remove(&key);
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Scene;

    fn look(round: u32) -> Look {
        let mut scene = Scene::new("toy", Viewer::Public);
        scene.round = Some(round);
        Look { scene, prompt: None }
    }

    #[test]
    fn a_look_is_found_once_and_only_for_its_moment() {
        let (looks, table) = (Looks::new(4), TableId("a".into()));
        let at = |seq| At { seq, cuts: 0 };
        looks.keep(&table, Viewer::Public, at(1), look(1));
        assert_eq!(looks.take(&table, Viewer::Seat(0), at(1)), None);
        assert_eq!(looks.take(&table, Viewer::Public, at(1)), Some(look(1)));
        assert_eq!(looks.take(&table, Viewer::Public, at(1)), None);
        looks.keep(&table, Viewer::Public, at(2), look(2));
        assert_eq!(looks.take(&table, Viewer::Public, at(3)), None);
    }

    #[test]
    fn no_more_are_kept_than_there_is_room_for() {
        let looks = Looks::new(2);
        let table = |n: u64| TableId(n.to_string());
        for n in 0..5 {
            looks.keep(&table(n), Viewer::Public, At::default(), look(1));
        }
        let found =
            (0..5).filter(|n| looks.take(&table(*n), Viewer::Public, At::default()).is_some());
        assert_eq!(found.collect::<Vec<_>>(), [3, 4]);
    }
}
