//! From a log back to a table, and whether the log is honest.

use super::Table;
use super::kept::{Given, Undoing};
use super::made::Made;
use crate::boxes::{BoxEntry, Hashes};
use crate::keying::Secrets;
use crate::log::{BadLog, Closing, Entry, Header, Input, LogFile, check_engine, line_of};
use crate::{ChanceOutcome, Events, Menu, Outcome, Seat, Seed, Shown, Waiting};
use std::sync::Arc;

impl<G: Shown> Table<G> {
    pub fn log_file(&self) -> LogFile {
        LogFile {
            header: self.header.clone(),
            entries: self.entries().map(Entry::opened).collect(),
            closing: Closing {
                inputs: self.len(),
                state: self.state_hash(),
                shape: G::SHAPE,
                seed: self.secrets().seed.to_string(),
                outcome: self.outcome(),
            },
        }
    }

    /// Rebuilds the table from its log, to just after input `upto` or to the end.
    pub fn replay(
        file: &LogFile,
        content: Arc<G::Content>,
        here: impl Into<Hashes>,
        upto: Option<u64>,
    ) -> Result<Self, BadLog> {
        let seed = committed_seed(file)?;
        let here = here.into();
        let made = Made::of::<G>(&file.header, &here);
        let replay = || {
            let mut table = Self::opened(&file.header, content, seed.into())?;
            let upto = upto.unwrap_or(file.entries.len() as u64);
            for entry in file.entries.iter().take(upto as usize) {
                table.replay_entry(entry, made)?;
            }
            if upto >= file.entries.len() as u64 {
                table.compare_closing(&file.closing, made)?;
            }
            Ok(table)
        };
        replay().map_err(|bad| made.explain(bad))
    }

    /// Restores a table that is still being played from its stored log, which has no closing line
    /// yet.
    pub fn resume(
        header: &Header,
        content: Arc<G::Content>,
        here: impl Into<Hashes>,
        secrets: impl Into<Secrets>,
        entries: &[Entry],
    ) -> Result<Self, BadLog> {
        let secrets = secrets.into();
        check_engine(&header.engine)?;
        let announced = |next: Seed| Some(next.commitment()) == header.next;
        if secrets.seed.commitment() != header.commitment || !secrets.next.is_none_or(announced) {
            return Err(BadLog::at(1, "the seed is not the one that was committed to"));
        }
        let here = here.into();
        let made = Made::of::<G>(header, &here);
        let replay = || {
            let mut table = Self::opened(header, content, secrets)?;
            for entry in entries {
                let due = table.len() + 1;
                if entry.n != due {
                    let what = format!("found input {} where input {due} was expected", entry.n);
                    return Err(BadLog::at(line_of(due), what));
                }
                table.replay_entry(entry, made)?;
            }
            Ok(table)
        };
        replay().map_err(|bad| made.explain(bad))
    }

    /// The table as set up, before its first input.
    fn opened(header: &Header, content: Arc<G::Content>, secrets: Secrets) -> Result<Self, BadLog> {
        if header.game != G::KEY {
            let what = format!("this is a log of \"{}\", not of \"{}\"", header.game, G::KEY);
            return Err(BadLog::at(1, what));
        }
        let setup: G::Setup = serde_json::from_value(header.setup.clone())
            .map_err(|error| BadLog::at(1, format!("invalid set-up: {error}")))?;
        let mut out = Events::heard();
        let game = G::begin(&setup, &content, &mut out)
            .map_err(|error| BadLog::at(1, format!("impossible set-up: {error}")))?;
        let named: Vec<&str> = header.seats.iter().map(|it| it.seat.as_str()).collect();
        let seats: Vec<&str> = (0..game.seats()).map(|n| game.seat_key(Seat(n))).collect();
        if named != seats {
            let (named, seats) = (named.join(", "), seats.join(", "));
            let what = format!("the header names the seats {named}, but the game has {seats}");
            return Err(BadLog::at(1, what));
        }
        Ok(Self::unsettled(content, header.clone(), secrets, game, out.take().0))
    }

    fn compare_closing(&self, closing: &Closing, made: Made) -> Result<(), BadLog> {
        let at = line_of(closing.inputs + 1);
        // A later edition may keep more in its state; the players' outcome is the same.
        let comparable = !made.earlier() && closing.shape == G::SHAPE;
        if comparable && closing.state != self.state_hash() {
            return Err(BadLog::at(at, "the inputs lead to another state than the log claims"));
        }
        if closing.outcome != self.outcome() {
            return Err(BadLog::at(at, "the inputs lead to another outcome than the log claims"));
        }
        Ok(())
    }

    fn replay_entry(&mut self, entry: &Entry, made: Made) -> Result<(), BadLog> {
        let at = line_of(entry.n);
        let bad = |what: String| BadLog::at(at, what);
        if made.elsewhere() {
            self.must_come(entry)?;
        }
        match (&entry.input, self.game.waiting()) {
            (Input::Keyed { keyed }, _) => {
                self.keys.take(keyed, entry.n, &self.header).map_err(bad)?;
                self.keep(Given::Keyed(keyed.clone()), Undoing::Free, Vec::new());
            }
            (_, Waiting::Over) => return Err(bad("the game is over before this input".into())),
            (Input::Choice { seat, choose, forced }, Waiting::Choice(_)) => {
                let choice =
                    G::read(&self.content, choose).map_err(|error| bad(error.to_string()))?;
                let seat = self
                    .game
                    .seat_named(seat)
                    .ok_or_else(|| bad(format!("there is no seat \"{seat}\"")))?;
                self.take_choice(seat, choice, *forced).map_err(|error| BadLog {
                    rule: error.rule().map(str::to_owned),
                    ..bad(format!("\"{choose}\" is {error}"))
                })?;
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
        let made = self.inputs.last().map(|taken| self.undo_mark(taken.undo));
        if made.as_ref() != Some(&entry.undo) {
            return Err(bad("the undo mark does not match this input".into()));
        }
        Ok(())
    }

    /// Whether the entry is what comes next: what the table does by itself must be identical, and
    /// what a player decided must have been a decision.
    ///
    /// With the content the log was made with, this holds for every log a table wrote. With other
    /// content it shows that the decks, the dice and the single options are still the same, where
    /// the rules alone would accept an input that now means something else.
    fn must_come(&self, entry: &Entry) -> Result<(), BadLog> {
        let inherited = entry.n <= self.header.inherited;
        match entry.input {
            Input::Keyed { .. } => return Ok(()),
            // Chance was decided at another table, from a seed that is not known here.
            Input::Dice { .. } | Input::Drawn { .. } if inherited => return Ok(()),
            Input::Choice { .. } | Input::Dice { .. } | Input::Drawn { .. } => {}
        }
        let forced = matches!(entry.input, Input::Choice { forced: true, .. });
        let what = match self.comes_by_itself() {
            Some(due) if due == entry.input => return Ok(()),
            // Once there was a choice and now there is one option; the rules still have to accept
            // it.
            Some(Input::Choice { .. }) if entry.input.is_decision() => return Ok(()),
            None if !forced => return Ok(()),
            Some(due) => format!("here {due:?} follows, but the log says {:?}", entry.input),
            None => "the log has a single option, but here there is a choice".to_owned(),
        };
        Err(BadLog::at(line_of(entry.n), what))
    }

    /// The next input, if it is no one's decision: chance from the seed, or the only option.
    fn comes_by_itself(&self) -> Option<Input> {
        match self.game.waiting() {
            Waiting::Over => None,
            Waiting::Chance(_) => self.due_chance(),
            Waiting::Choice(asked) => {
                let mut menu = Menu::new();
                self.game.menu(&self.content, &mut menu);
                let [only] = *menu else { return None };
                let seat = self.game.seat_key(asked.lead).to_owned();
                Some(Input::Choice { seat, choose: G::write(&self.content, only), forced: true })
            }
        }
    }

    /// What the seed gives, if chance is asked.
    fn due_chance(&self) -> Option<Input> {
        let Waiting::Chance(request) = self.game.waiting() else { return None };
        let due = request.answer(&mut self.luck(), |index| self.game.card_at(&self.content, index));
        Some(match due {
            ChanceOutcome::Dice(faces) => Input::Dice { dice: faces.to_vec() },
            ChanceOutcome::Drawn(card) => {
                Input::Drawn { drawn: G::write_drawn(&self.content, card) }
            }
        })
    }

    /// Replays a finished or saved log and derives every chance outcome again from its seed.
    pub fn verify(
        file: &LogFile,
        content: Arc<G::Content>,
        here: impl Into<Hashes>,
    ) -> Result<Verified, BadLog> {
        let seed = committed_seed(file)?;
        let here = here.into();
        let made = Made::of::<G>(&file.header, &here);
        let verify = || {
            let mut table = Self::opened(&file.header, content, seed.into())?;
            let mut chances = 0;
            for entry in &file.entries {
                let here = entry.n > file.header.inherited && entry.input.is_played();
                if let Some(due) = table.due_chance().filter(|_| here) {
                    if due != entry.input {
                        let said = &entry.input;
                        let what = format!("the seed gives {due:?}, but the log says {said:?}");
                        return Err(BadLog::at(line_of(entry.n), what));
                    }
                    chances += 1;
                }
                table.replay_entry(entry, made)?;
            }
            table.compare_closing(&file.closing, made)?;
            let keyings = table.keyings();
            Ok(Verified {
                inputs: file.closing.inputs,
                chances,
                outcome: table.outcome(),
                other_content: made.other_content(),
                changed_boxes: made.changed_boxes().map(|(with, _)| with.clone()).collect(),
                earlier_edition: made.earlier(),
                inherited: file.header.inherited,
                keyings: keyings.len() as u32,
                shares: keyings
                    .iter()
                    .flat_map(|keying| &keying.shares)
                    .filter(|given| given.share.is_some())
                    .count() as u32,
                taken_back: table.taken_back(),
            })
        };
        verify().map_err(|bad| made.explain(bad))
    }
}

/// The seed a log reveals, if it is the one committed to at the start.
fn committed_seed(file: &LogFile) -> Result<Seed, BadLog> {
    let end = line_of(file.closing.inputs + 1);
    let seed: Seed = file.closing.seed.parse().map_err(|what: String| BadLog::at(end, what))?;
    if seed.commitment() != file.header.commitment {
        let what = "the revealed seed is not the one that was committed to on line 1";
        return Err(BadLog::at(end, what));
    }
    Ok(seed)
}

/// The result of verifying an honest log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    pub inputs: u64,
    /// Chance outcomes that follow from the seed and the shares.
    pub chances: u64,
    pub outcome: Option<Outcome>,
    /// It was made with content this program does not have, but leads to the same result with what
    /// it has.
    pub other_content: bool,
    /// Boxes among it that have changed, as the log names them.
    pub changed_boxes: Vec<BoxEntry>,
    /// The same with another edition of the rules.
    pub earlier_edition: bool,
    /// How many inputs came from another table, whose seed the log does not reveal.
    pub inherited: u64,
    pub keyings: u32,
    /// Shares that players gave to the keyings.
    pub shares: u32,
    /// How many times a chance outcome was undone.
    pub taken_back: u32,
}
