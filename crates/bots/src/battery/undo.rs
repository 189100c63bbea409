//! Going back leads to the position the game was in.

use super::Ground;
use super::ground::{all_seats, numbers};
use kernel::{Seat, Seed, Shown, Table};

/// How many points of a game to go back to.
const LANDINGS: u32 = 6;

impl<G: Shown> Ground<G> {
    /// See [`super::undo_lands`].
    pub fn undo_lands(&self, games: u32, seed: u64) -> Result<(), String> {
        for number in numbers(games, seed) {
            let mut luck = Seed::from_number(number).at(u64::MAX - 1);
            let mut stood: Vec<(u64, G)> = Vec::new();
            let mut free: Vec<(u64, u64, Seat)> = Vec::new();
            let table = self.sit_down(number, |table| {
                stood.push((table.len(), table.game().clone()));
                for seat in all_seats(table.game()) {
                    free.extend(table.free_undo(seat).map(|to| (table.len(), to, seat)));
                }
            })?;
            let blame = |what: String| format!("{}, game of seed {number}: {what}", G::KEY);
            for _ in 0..LANDINGS {
                let n = luck.below(table.len() as u32 + 1);
                self.lands(&table, u64::from(n)).map_err(blame)?;
                let (n, game) = luck.pick(&stood);
                if self.back(&table, *n).map_err(blame)?.game() != game {
                    return Err(blame(format!("undone to input {n}, the game is another one")));
                }
                if !free.is_empty() {
                    let (from, to, seat) = *luck.pick(&free);
                    self.free_step(&table, from, to, seat).map_err(blame)?;
                }
            }
        }
        Ok(())
    }

    /// Another table with the same log, undone to input `n`.
    fn back(&self, table: &Table<G>, n: u64) -> Result<Table<G>, String> {
        let mut table = self.replayed(table, None)?;
        table.back_to(n);
        Ok(table)
    }

    fn replayed(&self, table: &Table<G>, upto: Option<u64>) -> Result<Table<G>, String> {
        Table::replay(&table.log_file(), self.content.clone(), &self.content_hash, upto)
            .map_err(|error| format!("the log does not replay: {error}"))
    }

    /// Going back to input `n` equals a fresh replay of `n` inputs, log and all.
    fn lands(&self, table: &Table<G>, n: u64) -> Result<(), String> {
        let undone = self.back(table, n)?;
        let fresh = self.replayed(table, Some(n))?;
        if undone.len() != n || undone.game() != fresh.game() {
            return Err(format!("undone to input {n}, the state is not that of a replay"));
        }
        if !undone.entries().eq(fresh.entries()) || undone.transcript() != fresh.transcript() {
            return Err(format!("undone to input {n}, the log is not that of a replay"));
        }
        Ok(())
    }

    /// A free undo goes back, and to a question.
    fn free_step(&self, table: &Table<G>, from: u64, to: u64, seat: Seat) -> Result<(), String> {
        if to >= from || self.back(table, to)?.asked().is_none() {
            return Err(format!("from input {from} {seat:?} steps freely to {to}: no question"));
        }
        Ok(())
    }
}
