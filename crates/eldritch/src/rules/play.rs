//! The game as the kernel plays it.
use super::setup::Setup;
use super::{Menu, Out, Verdict};
use crate::content::Content;
use crate::state::Eldritch;
use crate::{Choice, Event, Why};
use kernel::{BadChance, ChanceOutcome, Game, Luck, Outcome, Seat, SetupError, Waiting};

impl Game for Eldritch {
    type Content = Content;
    type Setup = Setup;
    type Choice = Choice;
    type Event = Event;
    type Why = Why;

    fn begin(_setup: &Setup, _content: &Content, _out: &mut Out) -> Result<Self, SetupError> {
        Err(SetupError(String::new()))
    }
    fn seats(&self) -> u8 {
        self.players
    }
    fn waiting(&self) -> Waiting {
        Waiting::Over
    }
    fn menu(&self, _content: &Content, _menu: &mut Menu) {}
    fn rights(&self, _content: &Content, _seat: Seat, _menu: &mut Menu) {}
    fn may(&self, _content: &Content, _seat: Seat, _choice: Choice) -> Verdict {
        Ok(())
    }
    fn expected(&self, _content: &Content, _seat: Seat, _menu: &mut Menu) {}
    fn apply(&mut self, _content: &Content, _seat: Seat, _choice: Choice, _out: &mut Out) {}
    fn chance(
        &mut self,
        _c: &Content,
        _o: &ChanceOutcome,
        _out: &mut Out,
    ) -> Result<(), BadChance> {
        Ok(())
    }
    fn card_at(&self, _content: &Content, _index: u32) -> u16 {
        0
    }
    fn quiet(&self, _content: &Content) -> Option<Choice> {
        None
    }
    fn imagine(&self, _content: &Content, _seat: Seat, _luck: &mut Luck) -> Self {
        self.clone()
    }
    fn outcome(&self) -> Option<Outcome> {
        None
    }
    fn outlook(&self, _content: &Content, _seat: Seat) -> f32 {
        0.0
    }
    fn turns(&self) -> u32 {
        self.turns
    }
    fn flaws(&self, _content: &Content) -> Vec<String> {
        Vec::new()
    }
}
