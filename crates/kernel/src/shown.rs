//! How a game is shown: its choices as text, its questions and events as phrases, its scene.
//!
//! Nothing here is called in a playout.

use crate::{ChanceOutcome, Events, Game, Refusal, RuleId, Seat, Waiting};
use scene::{Forecast, OptionView, Phrase, RefusalView, Scene, Tone, Undo, Viewer};

/// The face a game shows to people, logs and cases.
pub trait Shown: Game {
    /// The key the game goes by on the command line, in logs and in `rules/` and `cases/`.
    const KEY: &'static str;

    /// What this seat is called in logs and cases, such as `sleeper`.
    fn seat_key(&self, seat: Seat) -> &'static str;

    /// The choice by meaning, as written in logs and cases. Stable: old logs must stay readable.
    fn write(content: &Self::Content, choice: Self::Choice) -> String;

    /// Reads what [`write`](Shown::write) wrote.
    fn read(content: &Self::Content, text: &str) -> Result<Self::Choice, BadChoice>;

    /// The drawn card by meaning; dice need no name.
    fn write_drawn(content: &Self::Content, card: u16) -> String;

    fn read_drawn(content: &Self::Content, text: &str) -> Result<u16, BadChoice>;

    /// What is asked now, in words that fit this viewer: who is not asked may have to hear less.
    fn question(&self, content: &Self::Content, viewer: Viewer) -> Phrase;

    /// Rules the present question comes from.
    fn question_rules(&self) -> &'static [RuleId];

    /// What a choice of this seat is called.
    fn label(&self, content: &Self::Content, seat: Seat, choice: Self::Choice) -> Phrase;

    /// The rules that grant a choice.
    fn grants(&self, choice: Self::Choice) -> &'static [RuleId];

    /// Scene ids of what a choice concerns.
    fn targets(&self, content: &Self::Content, seat: Seat, choice: Self::Choice) -> Vec<String>;

    /// Choices of one group are told apart by their targets only: `move`, `recruit`…
    fn group(choice: Self::Choice) -> &'static str;

    fn why(&self, content: &Self::Content, why: Self::Why) -> Phrase;

    /// What happened, as this viewer may hear of it; `None` if not at all.
    fn tell(content: &Self::Content, event: &Self::Event, viewer: Viewer) -> Option<Phrase>;

    /// The event as one stable line for cases and transcripts: `wither-paid sleeper 3`.
    fn write_event(content: &Self::Content, event: &Self::Event) -> String;

    /// Rules an event comes from.
    fn event_rules(event: &Self::Event) -> &'static [RuleId];

    /// Whose doing an event is, the dice it shows, and how loud it is.
    fn event_look(event: &Self::Event) -> (Option<Seat>, Vec<u8>, Tone) {
        let _ = event;
        (None, Vec::new(), Tone::Line)
    }

    /// What a choice costs, where it costs anything.
    fn cost(&self, content: &Self::Content, seat: Seat, choice: Self::Choice) -> Option<i64> {
        let _ = (content, seat, choice);
        None
    }

    /// What chance has in store if this is chosen, as far as the rules can tell exactly.
    fn forecast(
        &self,
        content: &Self::Content,
        seat: Seat,
        choice: Self::Choice,
    ) -> Option<Forecast> {
        let _ = (content, seat, choice);
        None
    }

    fn scene(&self, content: &Self::Content, viewer: Viewer) -> Scene;

    fn seat_named(&self, text: &str) -> Option<Seat> {
        (0..self.seats()).map(Seat).find(|seat| self.seat_key(*seat) == text)
    }

    fn option_view(&self, content: &Self::Content, seat: Seat, choice: Self::Choice) -> OptionView {
        OptionView {
            choice: Self::write(content, choice),
            label: self.label(content, seat, choice),
            rules: rule_names(self.grants(choice)),
            targets: self.targets(content, seat, choice),
            group: Self::group(choice).to_owned(),
            cost: self.cost(content, seat, choice),
            undo: undo_of(self, content, seat, choice),
            forecast: self.forecast(content, seat, choice),
            ..OptionView::default()
        }
    }

    fn refusal_view(
        &self,
        content: &Self::Content,
        seat: Seat,
        choice: Self::Choice,
        refusal: Refusal<Self::Why>,
    ) -> RefusalView {
        RefusalView {
            choice: Self::write(content, choice),
            label: self.label(content, seat, choice),
            rule: refusal.rule.0.to_owned(),
            why: self.why(content, refusal.why),
            group: Self::group(choice).to_owned(),
            ..RefusalView::default()
        }
    }

    fn write_outcome(content: &Self::Content, outcome: &ChanceOutcome) -> String {
        match outcome {
            ChanceOutcome::Dice(faces) => format!("{:?}", faces.as_slice()),
            ChanceOutcome::Drawn(card) => Self::write_drawn(content, *card),
        }
    }
}

/// What taking a choice back would mean, found by making it on a copy.
fn undo_of<G: Game>(game: &G, content: &G::Content, seat: Seat, choice: G::Choice) -> Undo {
    let mut next = game.clone();
    let mut out = Events::deaf();
    next.apply(content, seat, choice, &mut out);
    match next.waiting() {
        Waiting::Chance(_) => Undo::Random,
        _ if !out.reveals().is_empty() => Undo::Reveals,
        _ => Undo::Free,
    }
}

pub fn rule_names(rules: &[RuleId]) -> Vec<String> {
    rules.iter().map(|rule| rule.0.to_owned()).collect()
}

/// A text that is no choice of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}{}", .nearest.as_ref().map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default())]
pub struct BadChoice {
    pub what: String,
    pub nearest: Option<String>,
}
