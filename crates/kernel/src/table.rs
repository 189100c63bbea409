//! A running table: a game, its log, its seed, and the way back.

use crate::log::{BadLog, Closing, ENGINE, Entry, FORMAT, Header, Input, LogFile, SeatEntry};
use crate::log::{UndoMark, line_of};
use crate::{Asked, BadChoice, ChanceOutcome, Events, Menu, Outcome, Seat, Seed, SetupError};
use crate::{Shown, Waiting, shown};
use scene::{LogEntry, Phrase, PromptView, Scene, Viewer};
use std::sync::Arc;

/// One game being played, from its set-up to its last input.
#[derive(Debug)]
pub struct Table<G: Shown> {
    content: Arc<G::Content>,
    header: Header,
    seed: Seed,
    start: G,
    game: G,
    /// What was said while the table was laid out.
    opening: Vec<G::Event>,
    inputs: Vec<Taken<G>>,
}

/// An input that was taken, and what came of it.
#[derive(Clone, Debug)]
struct Taken<G: Shown> {
    entry: Entry,
    seat: Option<Seat>,
    events: Vec<G::Event>,
}

/// Why the table did not take a choice. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableError {
    #[error("{0}")]
    BadChoice(#[from] BadChoice),
    #[error("refused by {rule}")]
    Refused { rule: String, why: Phrase },
    #[error("there is no seat \"{0}\" at this table")]
    NoSuchSeat(String),
    #[error("the game is over")]
    Over,
}

impl<G: Shown> Table<G> {
    /// Sets up a table and brings it to its first question.
    pub fn begin(
        content: Arc<G::Content>,
        content_hash: &str,
        setup: &G::Setup,
        players: &[String],
        seed: Seed,
    ) -> Result<Self, SetupError> {
        let mut out = Events::heard();
        let game = G::begin(setup, &content, &mut out)?;
        let seats = (0..game.seats())
            .map(|n| SeatEntry {
                seat: game.seat_key(Seat(n)).to_owned(),
                player: players.get(usize::from(n)).cloned().unwrap_or_default(),
            })
            .collect();
        let setup = serde_json::to_value(setup).map_err(|error| SetupError(error.to_string()))?;
        let header = Header {
            omen: FORMAT,
            game: G::KEY.to_owned(),
            engine: ENGINE.to_owned(),
            content: content_hash.to_owned(),
            setup,
            seats,
            commitment: seed.commitment(),
        };
        let mut table = Self::unsettled(content, header, seed, game, out.take().0);
        table.settle();
        Ok(table)
    }

    fn unsettled(
        content: Arc<G::Content>,
        header: Header,
        seed: Seed,
        game: G,
        opening: Vec<G::Event>,
    ) -> Self {
        let start = game.clone();
        Self { content, header, seed, start, game, opening, inputs: Vec::new() }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn content(&self) -> &Arc<G::Content> {
        &self.content
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// How many inputs the log holds.
    pub fn len(&self) -> u64 {
        self.inputs.len() as u64
    }

    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.inputs.iter().map(|taken| &taken.entry)
    }

    pub fn asked(&self) -> Option<Asked> {
        match self.game.waiting() {
            Waiting::Choice(asked) => Some(asked),
            Waiting::Chance(_) | Waiting::Over => None,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Takes a seat's choice written by meaning, then goes on to the next real question.
    pub fn choose_text(&mut self, seat: Seat, text: &str) -> Result<(), TableError> {
        let choice = G::read(&self.content, text)?;
        self.choose(seat, choice)
    }

    pub fn choose(&mut self, seat: Seat, choice: G::Choice) -> Result<(), TableError> {
        if self.game.waiting() == Waiting::Over {
            return Err(TableError::Over);
        }
        self.take_choice(seat, choice, false)?;
        self.settle();
        Ok(())
    }

    /// Lets chance speak and single options answer themselves, until someone has a real choice. Needed
    /// only to play on from a point in the middle of a log.
    pub fn settle(&mut self) {
        let mut menu = Menu::new();
        loop {
            match self.game.waiting() {
                Waiting::Over => return,
                Waiting::Chance(request) => {
                    let mut luck = self.seed.at(self.len() + 1);
                    let outcome =
                        request.answer(&mut luck, |index| self.game.card_at(&self.content, index));
                    if let Err(error) = self.take_chance(outcome) {
                        debug_assert!(false, "the seeded answer was refused: {error}");
                        return;
                    }
                }
                Waiting::Choice(asked) => {
                    menu.clear();
                    self.game.menu(&self.content, &mut menu);
                    let [only] = *menu else { return };
                    if let Err(error) = self.take_choice(asked.lead, only, true) {
                        debug_assert!(false, "the only option was refused: {error}");
                        return;
                    }
                }
            }
        }
    }

    fn take_choice(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        forced: bool,
    ) -> Result<(), TableError> {
        let mut out = Events::heard();
        self.game.choose(&self.content, seat, choice, &mut out).map_err(|refusal| {
            TableError::Refused {
                rule: refusal.rule.0.to_owned(),
                why: self.game.why(&self.content, refusal.why),
            }
        })?;
        let input = Input::Choice {
            seat: self.game.seat_key(seat).to_owned(),
            choose: G::write(&self.content, choice),
            forced,
        };
        let (events, reveals) = out.take();
        let undo = if reveals.is_empty() {
            UndoMark::Free
        } else {
            UndoMark::Reveals(
                reveals.iter().map(|seat| self.game.seat_key(seat).to_owned()).collect(),
            )
        };
        self.record(input, undo, Some(seat), events);
        Ok(())
    }

    fn take_chance(&mut self, outcome: ChanceOutcome) -> Result<(), crate::BadChance> {
        let mut out = Events::heard();
        self.game.chance(&self.content, &outcome, &mut out)?;
        let input = match outcome {
            ChanceOutcome::Dice(faces) => Input::Dice { dice: faces.to_vec() },
            ChanceOutcome::Drawn(card) => {
                Input::Drawn { drawn: G::write_drawn(&self.content, card) }
            }
        };
        self.record(input, UndoMark::Random, None, out.take().0);
        Ok(())
    }

    fn record(&mut self, input: Input, undo: UndoMark, seat: Option<Seat>, events: Vec<G::Event>) {
        let entry = Entry { n: self.len() + 1, input, undo };
        self.inputs.push(Taken { entry, seat, events });
    }

    // ---- looking ----

    pub fn scene(&self, viewer: Viewer) -> Scene {
        self.game.scene(&self.content, viewer)
    }

    /// What is asked, as this viewer may see it; `None` when the game is over.
    pub fn prompt(&self, viewer: Viewer) -> Option<PromptView> {
        prompt(&self.game, &self.content, viewer)
    }

    /// What happened after input `since`, as this viewer may hear of it.
    pub fn told(&self, viewer: Viewer, since: u64) -> Vec<LogEntry> {
        let opening = if since == 0 { self.opening.as_slice() } else { &[] };
        let later = self.inputs.iter().skip(since as usize);
        let later = later.flat_map(|taken| taken.events.iter().map(|e| (taken.entry.n, e)));
        let opening = opening.iter().map(|event| (0, event));
        opening
            .chain(later)
            .filter_map(|(seq, event)| {
                let phrase = G::tell(&self.content, event, viewer)?;
                Some(LogEntry { seq, phrase, rules: shown::rule_names(G::event_rules(event)) })
            })
            .collect()
    }

    /// The same events as stable lines, everything told: for transcripts and golden games.
    pub fn transcript(&self) -> Vec<(u64, String)> {
        let later = self
            .inputs
            .iter()
            .flat_map(|taken| taken.events.iter().map(|event| (taken.entry.n, event)));
        let all = self.opening.iter().map(|event| (0, event)).chain(later);
        all.map(|(n, event)| (n, G::write_event(&self.content, event))).collect()
    }

    /// Choices that were really asked for, not forced.
    pub fn prompts_answered(&self) -> u64 {
        let asked = |entry: &&Entry| matches!(entry.input, Input::Choice { forced: false, .. });
        self.entries().filter(asked).count() as u64
    }

    pub fn state_hash(&self) -> String {
        state_hash(&self.game)
    }

    // ---- the way back ----

    /// How far back this seat may step by itself: to before its own last choices, as long as all
    /// that came of them was free. `None` if its last choice cannot be taken back alone.
    pub fn free_undo(&self, seat: Seat) -> Option<u64> {
        let mut target = None;
        for taken in self.inputs.iter().rev() {
            let forced = matches!(taken.entry.input, Input::Choice { forced: true, .. });
            if taken.entry.undo != UndoMark::Free || (taken.seat != Some(seat) && !forced) {
                break;
            }
            if !forced {
                target = Some(taken.entry.n - 1);
                break;
            }
        }
        target
    }

    /// The point before the last real choice of anyone, and the seats whose consent it needs.
    pub fn undo_with_consent(&self) -> Option<(u64, Vec<Seat>)> {
        let last = self
            .inputs
            .iter()
            .rposition(|taken| matches!(taken.entry.input, Input::Choice { forced: false, .. }))?;
        let seats = (0..self.game.seats()).map(Seat).collect();
        Some((last as u64, seats))
    }

    /// Takes the table back to just after input `n`, which may be a moment when chance is asked.
    pub fn back_to(&mut self, n: u64) {
        let kept: Vec<Entry> = self.entries().take(n as usize).cloned().collect();
        let mut table = Self::unsettled(
            self.content.clone(),
            self.header.clone(),
            self.seed,
            self.start.clone(),
            self.opening.clone(),
        );
        for entry in &kept {
            if let Err(error) = table.replay_entry(entry) {
                debug_assert!(false, "the table's own log does not replay: {error}");
                return;
            }
        }
        *self = table;
    }

    // ---- the log ----

    pub fn log_file(&self) -> LogFile {
        LogFile {
            header: self.header.clone(),
            entries: self.entries().cloned().collect(),
            closing: Closing {
                inputs: self.len(),
                state: self.state_hash(),
                seed: self.seed.to_string(),
                outcome: self.outcome(),
            },
        }
    }

    /// Rebuilds the table from its log, to just after input `upto` or to the end.
    pub fn replay(
        file: &LogFile,
        content: Arc<G::Content>,
        content_hash: &str,
        upto: Option<u64>,
    ) -> Result<Self, BadLog> {
        let header = &file.header;
        if header.game != G::KEY {
            let what = format!("this is a log of \"{}\", not of \"{}\"", header.game, G::KEY);
            return Err(BadLog::at(1, what));
        }
        if header.content != content_hash {
            let what = format!(
                "the log was made with content {}, this program has {content_hash}: use the \
                 version that wrote it",
                header.content
            );
            return Err(BadLog::at(1, what));
        }
        let setup: G::Setup = serde_json::from_value(header.setup.clone())
            .map_err(|error| BadLog::at(1, format!("bad set-up: {error}")))?;
        let mut out = Events::heard();
        let game = G::begin(&setup, &content, &mut out)
            .map_err(|error| BadLog::at(1, format!("impossible set-up: {error}")))?;
        let seed = committed_seed(file)?;
        let mut table = Self::unsettled(content, header.clone(), seed, game, out.take().0);
        let upto = upto.unwrap_or(file.entries.len() as u64);
        for entry in file.entries.iter().take(upto as usize) {
            table.replay_entry(entry)?;
        }
        if upto >= file.entries.len() as u64 {
            table.compare_closing(&file.closing)?;
        }
        Ok(table)
    }

    fn compare_closing(&self, closing: &Closing) -> Result<(), BadLog> {
        let at = line_of(closing.inputs + 1);
        if closing.state != self.state_hash() {
            return Err(BadLog::at(at, "the inputs lead to another state than the log claims"));
        }
        if closing.outcome != self.outcome() {
            return Err(BadLog::at(at, "the inputs lead to another outcome than the log claims"));
        }
        Ok(())
    }

    fn replay_entry(&mut self, entry: &Entry) -> Result<(), BadLog> {
        let at = line_of(entry.n);
        let bad = |what: String| BadLog::at(at, what);
        match (&entry.input, self.game.waiting()) {
            (_, Waiting::Over) => return Err(bad("the game is over before this input".into())),
            (Input::Choice { seat, choose, forced }, Waiting::Choice(_)) => {
                let choice =
                    G::read(&self.content, choose).map_err(|error| bad(error.to_string()))?;
                let seat = self
                    .game
                    .seat_named(seat)
                    .ok_or_else(|| bad(format!("there is no seat \"{seat}\"")))?;
                self.take_choice(seat, choice, *forced)
                    .map_err(|error| bad(format!("\"{choose}\" is {error}")))?;
            }
            (Input::Dice { dice }, Waiting::Chance(_)) => {
                let outcome = ChanceOutcome::Dice(dice.iter().copied().collect());
                self.take_chance(outcome).map_err(|error| bad(error.to_string()))?;
            }
            (Input::Drawn { drawn }, Waiting::Chance(_)) => {
                let card =
                    G::read_drawn(&self.content, drawn).map_err(|error| bad(error.to_string()))?;
                self.take_chance(ChanceOutcome::Drawn(card))
                    .map_err(|error| bad(error.to_string()))?;
            }
            (Input::Choice { .. }, Waiting::Chance(request)) => {
                return Err(bad(format!("a choice where chance is asked for {request:?}")));
            }
            (_, Waiting::Choice(asked)) => {
                let seat = self.game.seat_key(asked.lead);
                return Err(bad(format!("chance speaks where {seat} is asked")));
            }
        }
        let made = self.inputs.last().map(|taken| &taken.entry.undo);
        if made != Some(&entry.undo) {
            return Err(bad("the undo mark is not what this input deserves".into()));
        }
        Ok(())
    }

    /// Replays a finished or saved log and derives every chance outcome again from its seed.
    pub fn verify(
        file: &LogFile,
        content: Arc<G::Content>,
        content_hash: &str,
    ) -> Result<Verified, BadLog> {
        let seed = committed_seed(file)?;
        let mut table = Self::replay(file, content, content_hash, Some(0))?;
        let mut chances = 0;
        for entry in &file.entries {
            if let Waiting::Chance(request) = table.game.waiting() {
                let due = request.answer(&mut seed.at(entry.n), |index| {
                    table.game.card_at(&table.content, index)
                });
                let due = match due {
                    ChanceOutcome::Dice(faces) => Input::Dice { dice: faces.to_vec() },
                    ChanceOutcome::Drawn(card) => {
                        Input::Drawn { drawn: G::write_drawn(&table.content, card) }
                    }
                };
                if due != entry.input {
                    let what = format!("the seed gives {due:?}, the log says {:?}", entry.input);
                    return Err(BadLog::at(line_of(entry.n), what));
                }
                chances += 1;
            }
            table.replay_entry(entry)?;
        }
        table.compare_closing(&file.closing)?;
        Ok(Verified { inputs: file.closing.inputs, chances, outcome: table.outcome() })
    }
}

/// The seed a log reveals, if it is the one it was bound to at the start.
fn committed_seed(file: &LogFile) -> Result<Seed, BadLog> {
    let end = line_of(file.closing.inputs + 1);
    let seed: Seed = file.closing.seed.parse().map_err(|what: String| BadLog::at(end, what))?;
    if seed.commitment() != file.header.commitment {
        let what = "the revealed seed is not the one that was committed to on line 1";
        return Err(BadLog::at(end, what));
    }
    Ok(seed)
}

/// What an honest log amounts to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    pub inputs: u64,
    pub chances: u64,
    pub outcome: Option<Outcome>,
}

/// A hash of everything the state holds; the same on every machine.
pub fn state_hash<G: Shown>(game: &G) -> String {
    let text = serde_json::to_vec(game).unwrap_or_default();
    blake3::hash(&text).to_hex()[..32].to_owned()
}

/// What is asked, as this viewer may see it; `None` unless a choice is awaited.
pub fn prompt<G: Shown>(game: &G, content: &G::Content, viewer: Viewer) -> Option<PromptView> {
    let Waiting::Choice(asked) = game.waiting() else { return None };
    let mut view = PromptView {
        seats: asked.seats.iter().map(|seat| seat.0).collect(),
        lead: asked.lead.0,
        question: game.question(content, viewer),
        rules: shown::rule_names(game.question_rules()),
        options: Vec::new(),
        refusals: Vec::new(),
        rights: Vec::new(),
        quiet: None,
    };
    let Viewer::Seat(seat) = viewer else { return Some(view) };
    let seat = Seat(seat);
    let mut menu = Menu::new();
    game.rights(content, seat, &mut menu);
    view.rights = menu.iter().map(|choice| game.option_view(content, *choice)).collect();
    if asked.seats.contains(seat) {
        menu.clear();
        game.menu(content, &mut menu);
        view.options = menu.iter().map(|choice| game.option_view(content, *choice)).collect();
        view.quiet = game.quiet(content).map(|choice| G::write(content, choice));
    }
    // Those who are asked together with the lead hear what the lead would hear.
    let judged = if asked.seats.contains(seat) { asked.lead } else { seat };
    menu.clear();
    game.expected(content, judged, &mut menu);
    view.refusals = menu
        .iter()
        .filter_map(|choice| {
            let refusal = game.may(content, judged, *choice).err()?;
            Some(game.refusal_view(content, *choice, refusal))
        })
        .collect();
    Some(view)
}
