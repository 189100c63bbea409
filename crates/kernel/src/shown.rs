//! How a game is shown: its choices as text, its questions and events as phrases, its scene.
//!
//! Nothing here is called in a playout.

use crate::{ChanceOutcome, Events, Game, Refusal, RuleId, Seat, Waiting};
use scene::{
    Change, Diary, Figure, Forecast, LinkStyle, OptionGroup, OptionView, Phrase, RefusalView,
};
use scene::{Scene, Text, Tone, Undo, Viewer};
use std::sync::Arc;

/// How a game presents itself to people, logs and cases.
pub trait Shown: Game {
    /// The game's key on the command line, in logs and in `rules/` and `cases/`.
    const KEY: &'static str;

    /// The seat's key in logs and cases, such as `sleeper`; the same throughout a game.
    fn seat_key(&self, seat: Seat) -> &'static str;

    /// The choice by meaning, as written in logs and cases. Stable: old logs must stay readable.
    fn write(content: &Self::Content, choice: Self::Choice) -> String;

    /// Reads what [`write`](Shown::write) wrote.
    fn read(content: &Self::Content, text: &str) -> Result<Self::Choice, BadChoice>;

    /// The drawn card by meaning; dice need no name. Never called for a game that draws nothing.
    fn write_drawn(content: &Self::Content, card: u16) -> String {
        let _ = content;
        format!("card {card}")
    }

    /// Reads what [`write_drawn`](Shown::write_drawn) wrote.
    fn read_drawn(content: &Self::Content, text: &str) -> Result<u16, BadChoice> {
        let _ = content;
        let number = text.strip_prefix("card ").and_then(|number| number.parse().ok());
        number.ok_or_else(|| BadChoice {
            what: format!("there is no card \"{text}\""),
            nearest: None,
        })
    }

    /// The current question, in words that fit this viewer: a seat that is not asked may have to
    /// see less.
    fn question(&self, content: &Self::Content, viewer: Viewer) -> Phrase;

    /// Rules the current question comes from.
    fn question_rules(&self) -> &'static [RuleId] {
        &[]
    }

    /// The label of a choice of this seat.
    fn label(&self, content: &Self::Content, seat: Seat, choice: Self::Choice) -> Phrase;

    /// The rules that grant a choice.
    fn grants(&self, choice: Self::Choice) -> &'static [RuleId] {
        let _ = choice;
        &[]
    }

    /// Scene ids of what a choice concerns.
    fn targets(&self, content: &Self::Content, seat: Seat, choice: Self::Choice) -> Vec<Text> {
        let _ = (content, seat, choice);
        Vec::new()
    }

    /// The group of a choice; choices of one group differ only in their targets: `move`, `recruit`…
    fn group(choice: Self::Choice) -> &'static str;

    fn why(&self, content: &Self::Content, why: Self::Why) -> Phrase;

    /// What happened, as this viewer may learn of it; `None` if not at all.
    fn tell(content: &Self::Content, event: &Self::Event, viewer: Viewer) -> Option<Phrase>;

    /// The event as one stable line for cases and transcripts: `wither-paid sleeper 3`.
    fn write_event(content: &Self::Content, event: &Self::Event) -> String;

    /// Rules an event comes from.
    fn event_rules(event: &Self::Event) -> &'static [RuleId] {
        let _ = event;
        &[]
    }

    /// How an event looks in this viewer's log, beside its text.
    fn event_look(content: &Self::Content, event: &Self::Event, viewer: Viewer) -> EventLook {
        let _ = (content, event, viewer);
        EventLook::default()
    }

    /// Why the question is asked and what limits its answer, for this viewer.
    fn prompt_look(&self, content: &Self::Content, viewer: Viewer) -> PromptLook {
        let _ = (content, viewer);
        PromptLook::default()
    }

    /// How an option looks, beside its label.
    fn option_look(&self, content: &Self::Content, seat: Seat, choice: Self::Choice) -> OptionLook {
        let _ = (content, seat, choice);
        OptionLook::default()
    }

    /// The record of a finished game, made from everything that happened in it, each event with the
    /// number of its input. Called only then.
    fn diary(
        &self,
        content: &Self::Content,
        events: &mut dyn Iterator<Item = (u64, &Self::Event)>,
    ) -> Option<Diary> {
        let _ = (content, events);
        None
    }

    /// Names for the groups of choices that need one. The same for every question, so that they are
    /// sent once and never change.
    fn groups() -> Arc<Vec<OptionGroup>> {
        Arc::default()
    }

    /// How unlikely it is that a player wants to know about this refusal: 0 comes first.
    fn unlikelihood(
        &self,
        content: &Self::Content,
        seat: Seat,
        choice: Self::Choice,
        refusal: Refusal<Self::Why>,
    ) -> u32 {
        let _ = (content, seat, choice, refusal);
        0
    }

    /// The cost of a choice, if it has one.
    fn cost(&self, content: &Self::Content, seat: Seat, choice: Self::Choice) -> Option<i64> {
        let _ = (content, seat, choice);
        None
    }

    /// The forecast for a choice, as far as the rules can compute it exactly.
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
        let look = self.option_look(content, seat, choice);
        let cost = self.cost(content, seat, choice);
        OptionView {
            choice: Self::write(content, choice).into(),
            label: self.label(content, seat, choice),
            short: look.short,
            note: look.note,
            icon: look.icon,
            style: look.style,
            meets: look.meets,
            details: look.details,
            route: look.route,
            finish: look.finish,
            coin: look.coin.filter(|_| cost.is_some()).map(Into::into),
            rules: rule_names(self.grants(choice)),
            targets: self.targets(content, seat, choice),
            group: Self::group(choice).into(),
            cost,
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
            choice: Self::write(content, choice).into(),
            label: self.label(content, seat, choice),
            rule: refusal.rule.0.into(),
            why: self.why(content, refusal.why),
            group: Self::group(choice).into(),
            targets: self.targets(content, seat, choice),
        }
    }

    fn write_outcome(content: &Self::Content, outcome: &ChanceOutcome) -> String {
        match outcome {
            ChanceOutcome::Dice(faces) => format!("{:?}", faces.as_slice()),
            ChanceOutcome::Drawn(card) => Self::write_drawn(content, *card),
        }
    }
}

/// What a log line shows beside the text of an event.
#[derive(Clone, Debug, Default)]
pub struct EventLook {
    /// Who caused it.
    pub seat: Option<Seat>,
    /// What caused it, if no seat did.
    pub icon: Option<&'static str>,
    pub dice: Vec<u8>,
    /// What each die means, by the id of a term.
    pub means: Vec<&'static str>,
    /// Scene ids of what it mentions.
    pub targets: Vec<Text>,
    pub changes: Vec<Change>,
    pub tone: Tone,
}

/// What is shown around a question.
#[derive(Clone, Debug, Default)]
pub struct PromptLook {
    /// Why it is asked, and what limits the answer.
    pub reason: Option<Phrase>,
    /// Which of how many questions in a series this is, and the same in words.
    pub count: Option<(u32, u32)>,
    pub counted: Option<Phrase>,
    /// What any answer costs, paid in advance.
    pub pays: Option<Figure>,
}

/// What is shown around the label of an option.
#[derive(Clone, Debug, Default)]
pub struct OptionLook {
    /// The label for use where the group already says the rest.
    pub short: Option<Phrase>,
    /// What else is worth knowing before choosing it.
    pub note: Option<Phrase>,
    /// Sentences shown once it is selected but not yet confirmed.
    pub details: Vec<Phrase>,
    pub icon: Option<Text>,
    /// The kind of link it leads along.
    pub style: Option<LinkStyle>,
    /// Scene ids of the pieces it would bring the player to.
    pub meets: Vec<Text>,
    /// Scene ids of the places it leads through, in order.
    pub route: Vec<Text>,
    /// Whether it ends, passes or stays.
    pub finish: bool,
    /// What its cost is paid in, by the id of a term.
    pub coin: Option<&'static str>,
}

/// What undoing a choice would mean, found by making it on a copy.
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

pub fn rule_names(rules: &[RuleId]) -> Vec<Text> {
    rules.iter().map(|rule| rule.0.into()).collect()
}

/// A text that is not a choice of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{}", spelling::one_line(.what.as_str()), .nearest.as_ref().map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default())]
pub struct BadChoice {
    pub what: String,
    pub nearest: Option<String>,
}
