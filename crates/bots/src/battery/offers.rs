//! The menu, the rights, the predicate and the refusals agree.

use super::Ground;
use super::ground::all_seats;
use kernel::{
    Asked, ChanceOutcome, ChanceRequest, Events, Game, Menu, RuleId, Seat, Shown, Waiting,
};
use std::collections::BTreeSet;

impl<G: Shown> Ground<G> {
    /// See [`super::offers_are_accepted_and_refusals_refused`].
    pub fn offers_are_accepted_and_refusals_refused(
        &self,
        games: u32,
        seed: u64,
    ) -> Result<(), String> {
        self.wander(games, seed, |walk| match walk.game.waiting() {
            Waiting::Over => Ok(()),
            Waiting::Chance(request) => wrong_chance(&walk.game, &self.content, request),
            Waiting::Choice(asked) => {
                let offers = Offers::of(&walk.game, &self.content, asked);
                offers.are_accepted()?;
                offers.are_all_there_is()
            }
        })
    }
}

/// One question with everything on offer.
struct Offers<'o, G: Game> {
    game: &'o G,
    content: &'o G::Content,
    asked: Asked,
    menu: Menu<G::Choice>,
}

impl<'o, G: Game> Offers<'o, G> {
    fn of(game: &'o G, content: &'o G::Content, asked: Asked) -> Self {
        let mut menu = Menu::new();
        game.menu(content, &mut menu);
        Self { game, content, asked, menu }
    }

    fn rights(&self, seat: Seat) -> Menu<G::Choice> {
        let mut rights = Menu::new();
        self.game.rights(self.content, seat, &mut rights);
        rights
    }

    /// What is offered may be done by the seat it is offered to, and is offered once.
    fn are_accepted(&self) -> Result<(), String> {
        let lead = self.asked.lead;
        accepted(self.game, self.content, lead, &self.menu, "the menu")?;
        if let Some(quiet) = self.game.quiet(self.content)
            && !self.menu.contains(quiet)
        {
            return Err(format!("the quiet answer {quiet:?} is not on the menu"));
        }
        for seat in all_seats(self.game) {
            accepted(self.game, self.content, seat, &self.rights(seat), "the rights")?;
        }
        Ok(())
    }

    /// What is not offered to a seat is refused to it, and what is refused changes nothing.
    fn are_all_there_is(&self) -> Result<(), String> {
        for seat in all_seats(self.game) {
            let rights = self.rights(seat);
            let mut expected = Menu::new();
            self.game.expected(self.content, seat, &mut expected);
            for choice in expected.iter().chain(self.menu.iter()) {
                let answers = self.asked.seats.contains(seat) && self.menu.contains(*choice);
                let offered = answers || rights.contains(*choice);
                match self.game.may(self.content, seat, *choice) {
                    Ok(()) if !offered => {
                        return Err(format!("{choice:?} is allowed to {seat:?}, yet not offered"));
                    }
                    Ok(()) => {}
                    Err(refusal) => refused(self.game, self.content, seat, *choice, refusal.rule)?,
                }
            }
        }
        Ok(())
    }
}

fn accepted<G: Game>(
    game: &G,
    content: &G::Content,
    seat: Seat,
    offers: &[G::Choice],
    list: &str,
) -> Result<(), String> {
    for (n, choice) in offers.iter().enumerate() {
        if let Err(refusal) = game.may(content, seat, *choice) {
            let rule = refusal.rule;
            return Err(format!("{list} of {seat:?} offers {choice:?}, which {rule} refuses"));
        }
        if offers[..n].contains(choice) {
            return Err(format!("{list} of {seat:?} offers {choice:?} twice"));
        }
    }
    Ok(())
}

fn refused<G: Game>(
    game: &G,
    content: &G::Content,
    seat: Seat,
    choice: G::Choice,
    rule: RuleId,
) -> Result<(), String> {
    let mut after = game.clone();
    match after.choose(content, seat, choice, &mut Events::deaf()) {
        Ok(()) => Err(format!("{rule} refuses {choice:?} to {seat:?}, yet it is carried out")),
        Err(refusal) if refusal.rule != rule => {
            let other = refusal.rule;
            Err(format!("{choice:?} is refused to {seat:?} by {rule} and, when tried, by {other}"))
        }
        Err(_) if after != *game => Err(format!("the refused {choice:?} of {seat:?} left a trace")),
        Err(_) => Ok(()),
    }
}

/// Chance that does not fit the request is refused and leaves no trace.
fn wrong_chance<G: Game>(
    game: &G,
    content: &G::Content,
    request: ChanceRequest,
) -> Result<(), String> {
    let dice = |count: u16, face: u8| {
        ChanceOutcome::Dice(std::iter::repeat_n(face, usize::from(count)).collect())
    };
    let wrong = match request {
        ChanceRequest::Dice { count, sides } => {
            let mut wrong = vec![ChanceOutcome::Drawn(0), dice(count + 1, 1)];
            if count > 0 {
                wrong.extend([dice(count, 0), dice(count, sides.saturating_add(1))]);
                wrong.push(dice(count - 1, 1));
            }
            wrong
        }
        ChanceRequest::Draw { size } => {
            let there: BTreeSet<u64> = (0..size).map(|at| game.card_at(content, at)).collect();
            // Cards of one kind have adjacent numbers: these are the most easily confused.
            let near: BTreeSet<u64> = there
                .iter()
                .flat_map(|card| card & !0xff..=card | 0xff)
                .chain([u64::MAX])
                .collect();
            let absent = near.difference(&there).map(|card| ChanceOutcome::Drawn(*card));
            absent.chain([dice(1, 1)]).collect()
        }
    };
    for outcome in wrong {
        let mut after = game.clone();
        if after.chance(content, &outcome, &mut Events::deaf()).is_ok() {
            return Err(format!("{outcome:?} is accepted as an answer to {request:?}"));
        }
        if after != *game {
            return Err(format!("the refused {outcome:?} left a trace"));
        }
    }
    Ok(())
}
