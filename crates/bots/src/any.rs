//! Bots for hosts that do not know which game is on the table.

use crate::{Policy, UnknownPolicy, policy};
use kernel::registry::AnyTable;
use kernel::{Advice, Luck, Seat, Shown, Table};
use std::fmt::Debug;

/// A bot at a table of some game.
pub trait AnyPolicy: Debug + Send {
    /// The choice by meaning, ready to be sent to the table. `None` if the table is of another
    /// game, or does not wait for this seat.
    fn pick(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String>;
}

/// The bot of this name for tables of this game, with its own randomness.
pub fn any_policy<G: Shown + Advice>(
    name: &str,
    luck: Luck,
) -> Result<Box<dyn AnyPolicy>, UnknownPolicy> {
    Ok(Box::new(OfGame::<G> { policy: policy(name)?, luck }))
}

#[derive(Debug)]
struct OfGame<G: Shown + Advice> {
    policy: Box<dyn Policy<G> + Send>,
    luck: Luck,
}

impl<G: Shown + Advice> AnyPolicy for OfGame<G> {
    fn pick(&mut self, table: &dyn AnyTable, seat: Seat) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        if table.asked()?.lead != seat {
            return None;
        }
        let choice = self.policy.pick(table.game(), table.content(), seat, &mut self.luck);
        Some(G::write(table.content(), choice))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{self, Played};
    use crate::toy::{Toy, ToySetup};
    use kernel::registry::{Title, TitleOf, Titled};
    use kernel::{Game, Seed};

    /// The game reported by the simulation under a number is the game that a table with that number
    /// plays.
    #[test]
    fn a_simulated_game_repeats_on_a_table() {
        let number = 77;
        let title = TitleOf::<Toy>::new();
        let mut table = title.begin(&title.usual_setup(), &[], Seed::from_number(number)).unwrap();
        let bot = |seat| any_policy::<Toy>("greedy", play::luck_of(number, seat)).unwrap();
        let mut bots = [bot(Seat(0)), bot(Seat(1))];
        while let Some(asked) = table.asked() {
            assert_eq!(bots[0].pick(&*table, Seat(1 - asked.lead.0)), None);
            let choice = bots[usize::from(asked.lead.0)].pick(&*table, asked.lead).unwrap();
            table.choose(asked.lead, &choice).unwrap();
        }

        let content = Toy::content().unwrap();
        let toy = Toy::begin_quietly(&ToySetup::default(), &content).unwrap();
        let mut policies = [policy("greedy").unwrap(), policy("greedy").unwrap()];
        let Played { outcome, inputs, .. } =
            play::play(toy, &content, number, &mut policies).unwrap();
        assert_eq!(table.outcome(), Some(outcome));
        assert_eq!(table.inputs(), inputs);
    }
}
