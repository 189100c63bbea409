//! The game as the kernel plays it: what is asked, what may be answered, what happens then.

use super::setup::{self, Setup};
use super::{
    Menu, Out, Run, Verdict, answer, doom, drawing, effect_questions, legality, menu, reckoning,
    testing,
};
use crate::content::Content;
use crate::state::{Back, Eldritch, Frame, Pending, asks_nothing};
use crate::{Choice, Event, Why};
use kernel::{
    Asked, AtWork, BadChance, ChanceOutcome, ChanceRequest, Game, Luck, Outcome, RuleId, Seat,
    Seats, SetupError, Waiting,
};
use script::machine;

impl Game for Eldritch {
    type Content = Content;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Why = Why;

    /// In edition 2 the active investigator decides where the rulebook says so, no ticket is lost
    /// without asking, actions that would do nothing are refused, and the final blow comes together
    /// with its losses.
    const CHANGES: &'static [&'static [RuleId]] = &[&[
        RuleId("EH-NEAREST-03"),
        RuleId("EH-CONFLICTS-01"),
        RuleId("EH-COMPONENT-ACTION-01"),
        RuleId("EH-PREPARE-TRAVEL-04"),
        RuleId("EH-COMBAT-08"),
        RuleId("EH-FAQ-04"),
    ]];

    /// Spaces were called places in the first; steps had numbers in the second, and a seat without a sheet
    /// was 255; kinds of cards were words in the third.
    const SHAPE: u32 = 4;

    fn begin(setup: &Setup, content: &Content, out: &mut Out) -> Result<Self, SetupError> {
        setup::begin(setup, content, out)
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn waiting(&self) -> Waiting {
        match self.pending {
            Pending::Choice(seat) if is_joint(self) => {
                let all = Seats::first(self.players);
                Waiting::Choice(Asked::together(all, seat))
            }
            Pending::Choice(seat) => Waiting::Choice(Asked::one(seat)),
            Pending::Dice(count) => {
                Waiting::Chance(ChanceRequest::Dice { count: u16::from(count), sides: 6 })
            }
            Pending::Draw(size) => Waiting::Chance(ChanceRequest::Draw { size }),
            Pending::Over | Pending::Stopped => Waiting::Over,
        }
    }

    fn menu(&self, content: &Content, menu: &mut Menu) {
        menu::offer(self, content, menu);
    }

    fn rights(&self, _content: &Content, _seat: Seat, _menu: &mut Menu) {}

    fn may(&self, content: &Content, seat: Seat, choice: Choice) -> Verdict {
        legality::may(self, content, seat, choice)
    }

    fn expected(&self, content: &Content, seat: Seat, menu: &mut Menu) {
        legality::expected(self, content, seat, menu);
    }

    fn apply(&mut self, content: &Content, seat: Seat, choice: Choice, out: &mut Out) {
        let mut run = Run { s: self, c: content, out };
        answer::answer(&mut run, seat, choice);
        run.advance();
    }

    fn chance(
        &mut self,
        content: &Content,
        outcome: &ChanceOutcome,
        out: &mut Out,
    ) -> Result<(), BadChance> {
        let Waiting::Chance(request) = self.waiting() else { return Err(BadChance::NotAsked) };
        request.accepts(outcome)?;
        if let (ChanceOutcome::Drawn(card), Frame::Draw { what, among }) = (outcome, self.top())
            && !drawing::is_possible(self, content, *what, among, *card)
        {
            return Err(BadChance::NotThere);
        }
        let mut run = Run { s: self, c: content, out };
        match (outcome, run.s.top()) {
            (ChanceOutcome::Drawn(card), &Frame::Draw { what, .. }) => {
                drawing::drawn(&mut run, what, *card)
            }
            (ChanceOutcome::Dice(faces), Frame::Test(_)) => testing::rolled(&mut run, faces),
            (ChanceOutcome::Dice(faces), &Frame::Dice { lines, .. }) => {
                run.pop();
                machine::threw(&mut run, lines, faces);
            }
            // No other frame waits for chance.
            _ => return Err(BadChance::NotAsked),
        }
        run.advance();
        Ok(())
    }

    fn card_at(&self, content: &Content, index: u32) -> u64 {
        let Frame::Draw { what, among } = self.top() else { return 0 };
        drawing::card_at(self, content, *what, among, index)
    }

    fn quiet(&self, content: &Content) -> Option<Choice> {
        menu::quiet(self, content)
    }

    /// Only the order of known gates and the backs that others have read are hidden.
    /// EH-HIDDEN-INFO-01: the backs of cards. EH-HIDDEN-INFO-05, EH-HIDDEN-INFO-06, EH-HIDDEN-INFO-07,
    /// EH-HIDDEN-INFO-08, EH-HIDDEN-INFO-09: monsters, discards, sheets and clues are open to all.
    fn imagine(&self, _content: &Content, seat: Seat, luck: &mut Luck) -> Self {
        let mut game = self.clone();
        *game.gates = self.gates.imagine(seat, luck);
        for it in &mut game.seats {
            for held in &mut it.conditions {
                if let Back::Copy { seen, .. } = held.back
                    && !seen.contains(seat)
                {
                    held.back = Back::Unknown;
                }
            }
        }
        game
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let winners = if ending.is_victory() { Seats::first(self.players) } else { Seats::NONE };
        // EH-OPTIONAL-SCORE-01: one score for all.
        let scores = self
            .score
            .map_or(Vec::new(), |score| vec![i64::from(score); usize::from(self.players)]);
        Some(Outcome { winners, scores, ending: ending.key().to_owned() })
    }

    fn is_stopped(&self) -> bool {
        self.pending == Pending::Stopped
    }

    fn at_work(&self, content: &Content) -> Option<AtWork> {
        crate::words::at_work(self, content)
    }

    fn flaws(&self, content: &Content) -> Vec<String> {
        super::flaws::flaws(self, content)
    }
}

/// EH-LEAD-INVESTIGATOR-05: group decisions; conditions in a reckoning are their owner's business.
/// EH-CONFLICTS-02.
fn is_joint(game: &Eldritch) -> bool {
    match *game.top() {
        Frame::GroupClues { .. } | Frame::PassLead | Frame::Surge { .. } => true,
        Frame::OmenDoom { .. } => doom::is_joint_omen_doom(game),
        Frame::Reckoning => reckoning::is_joint(game),
        Frame::May { .. }
        | Frame::Choose { .. }
        | Frame::Pick { .. }
        | Frame::Where { .. }
        | Frame::Aim { .. }
        | Frame::Each { .. }
        | Frame::SetOmen { .. } => effect_questions::is_joint(game),
        Frame::ChooseSheet { .. }
        | Frame::Turn { .. }
        | Frame::OneAction { .. }
        | Frame::Encounter { .. }
        | Frame::Monsters { .. }
        | Frame::GiveLead { .. }
        | Frame::Unless { .. }
        | Frame::Trigger { .. }
        | Frame::AtOnce { .. }
        | Frame::Test(_)
        | Frame::Fight(_)
        | Frame::Loss(_)
        | Frame::TakeFromReserve { .. }
        | Frame::FindAsset { .. }
        | Frame::Buy { .. }
        | Frame::Discard { .. }
        | Frame::DiscardAny { .. }
        | Frame::ReplaceTicket { .. }
        | Frame::Improve { .. }
        | Frame::ImproveAgain { .. }
        | Frame::Unimprove { .. }
        | Frame::Moving { .. }
        | Frame::Convert { .. }
        | Frame::Trade { .. }
        | Frame::Agree { .. }
        | Frame::PickPartner { .. }
        | Frame::OrderGates { .. }
        | Frame::MarkFall { .. }
        | Frame::FallTo { .. }
        | Frame::ReadCondition { .. }
        | Frame::PayClues { .. }
        | asks_nothing!() => false,
    }
}
