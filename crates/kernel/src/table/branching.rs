//! A table that continues from the inputs of another one.
//!
//! What was rolled stays; what comes is derived from other secrets. Hidden cards are imagined: a
//! branch must not reveal what the person who makes it cannot know at the first table.

use super::kept::{Given, retake};
use super::{Keys, Table};
use crate::boxes::Hashes;
use crate::keying::Secrets;
use crate::log::{Entry, FORMAT, Header};
use crate::{ChanceOutcome, ChanceRequest, Events, Luck, Menu, Seat, Seats, Shown, Waiting};
use scene::{Phrase, Viewer};

/// Whose knowledge the new table starts from.
#[derive(Clone, Debug)]
pub enum Eyes {
    /// Nothing is secret any more.
    All,
    /// What these viewers know together; the rest is imagined.
    Of { viewers: Vec<Viewer>, luck: Box<Luck> },
}

/// What viewers see of an input, and who learns something from it.
type Heard = (Vec<Option<Phrase>>, Seats);

/// How often every hidden card is imagined again, so that no trace of the real ones is left.
const SWEEPS: usize = 3;

impl<G: Shown> Table<G> {
    /// The header and the inputs of a table that continues from here with its own secrets.
    pub fn continued(
        &self,
        hashes: impl Into<Hashes>,
        own: Secrets,
        eyes: Eyes,
    ) -> (Header, Vec<Entry>) {
        let hashes = hashes.into();
        let played = self.inputs.iter().map(|taken| taken.given.clone());
        let mut course: Vec<_> = played.filter(Given::is_played).collect();
        if let Eyes::Of { viewers, mut luck } = eyes {
            for _ in 0..SWEEPS {
                self.imagine_hidden(&mut course, &viewers, &mut luck);
            }
        }
        let header = Header {
            omen: FORMAT,
            edition: G::edition(),
            content: hashes.content,
            boxes: hashes.boxes,
            commitment: own.seed.commitment(),
            next: own.next.map(|next| next.commitment()),
            inherited: course.len() as u64,
            ..self.header.clone()
        };
        let mut table = Table {
            content: self.content.clone(),
            keys: Keys::new(&header, own),
            header,
            start: self.start.clone(),
            game: self.start.clone(),
            opening: self.opening,
            events: self.opening().to_vec(),
            inputs: Vec::new(),
        };
        for given in course {
            let taken = table.take_again(given);
            debug_assert!(taken, "an imagined course does not replay");
        }
        let entries = table.entries().collect();
        (table.header, entries)
    }

    fn take_again(&mut self, given: Given<G::Choice>) -> bool {
        match given {
            Given::Choice { seat, choice, forced } => {
                self.take_choice(seat, choice, forced).is_ok()
            }
            Given::Dice(faces) => {
                let outcome = ChanceOutcome::Dice(faces.iter().copied().collect());
                self.take_chance(outcome).is_ok()
            }
            Given::Drawn(card) => self.take_chance(ChanceOutcome::Drawn(card)).is_ok(),
            Given::Keyed(_) => true,
        }
    }

    /// Redraws every card whose face none of the viewers could tell from another one, then or
    /// later.
    fn imagine_hidden(&self, course: &mut [Given<G::Choice>], viewers: &[Viewer], luck: &mut Luck) {
        let mut game = self.start.clone();
        for at in 0..course.len() {
            if let (Given::Drawn(real), Some(other)) = (&course[at], self.another(&game, luck))
                && other != *real
                && let Some(imagined) = self.unnoticed(&game, &course[at..], other, viewers)
            {
                course[at..].clone_from_slice(&imagined);
            }
            if !retake(&mut game, &self.content, &course[at]) {
                debug_assert!(false, "the table's own inputs do not replay");
                return;
            }
        }
    }

    /// Some card that could be drawn now.
    fn another(&self, game: &G, luck: &mut Luck) -> Option<u64> {
        match game.waiting() {
            Waiting::Chance(ChanceRequest::Draw { size }) => {
                Some(game.card_at(&self.content, luck.below(size)))
            }
            Waiting::Chance(ChanceRequest::Dice { .. }) | Waiting::Choice(_) | Waiting::Over => {
                None
            }
        }
    }

    /// The same course with another card in place of the first, if nothing the viewers see on the
    /// way or at the end distinguishes the two. If the other card is drawn later, the two change
    /// places.
    fn unnoticed(
        &self,
        game: &G,
        course: &[Given<G::Choice>],
        other: u64,
        viewers: &[Viewer],
    ) -> Option<Vec<Given<G::Choice>>> {
        let [Given::Drawn(real), ..] = course else { return None };
        let (mut here, mut there) = (game.clone(), game.clone());
        let mut imagined = course.to_vec();
        imagined[0] = Given::Drawn(other);
        for at in 0..course.len() {
            let heard = self.hear(&mut here, &course[at], viewers)?;
            let dreamt = match self.hear(&mut there, &imagined[at], viewers) {
                Some(dreamt) => dreamt,
                None => {
                    imagined[at] = match course[at] {
                        Given::Drawn(card) if at > 0 && card == other => Given::Drawn(*real),
                        Given::Choice { seat, forced, .. } => {
                            let choice = self.named_otherwise(&there, seat, viewers, &heard)?;
                            Given::Choice { seat, choice, forced }
                        }
                        Given::Drawn(_) | Given::Dice(_) | Given::Keyed(_) => return None,
                    };
                    self.hear(&mut there, &imagined[at], viewers)?
                }
            };
            if heard != dreamt {
                return None;
            }
        }
        let look = |game: &G, viewer: Viewer| {
            (game.scene(&self.content, viewer), super::prompt(game, &self.content, viewer))
        };
        viewers
            .iter()
            .all(|viewer| look(&here, *viewer) == look(&there, *viewer))
            .then_some(imagined)
    }

    /// The answer that looks the same to the viewers and names the other card.
    fn named_otherwise(
        &self,
        game: &G,
        seat: Seat,
        viewers: &[Viewer],
        heard: &Heard,
    ) -> Option<G::Choice> {
        let mut menu = Menu::new();
        game.menu(&self.content, &mut menu);
        menu.iter().copied().find(|choice| {
            let given = Given::Choice { seat, choice: *choice, forced: false };
            self.hear(&mut game.clone(), &given, viewers).as_ref() == Some(heard)
        })
    }

    /// Applies an input and returns what the viewers see of it; `None` if it is not accepted.
    fn hear(&self, game: &mut G, given: &Given<G::Choice>, viewers: &[Viewer]) -> Option<Heard> {
        let mut out = Events::heard();
        let before = game.waiting();
        let taken = match given {
            Given::Choice { seat, choice, .. } => {
                matches!(before, Waiting::Choice(_))
                    && game.choose(&self.content, *seat, *choice, &mut out).is_ok()
            }
            Given::Dice(faces) => {
                let outcome = ChanceOutcome::Dice(faces.iter().copied().collect());
                game.chance(&self.content, &outcome, &mut out).is_ok()
            }
            Given::Drawn(card) => {
                game.chance(&self.content, &ChanceOutcome::Drawn(*card), &mut out).is_ok()
            }
            Given::Keyed(_) => true,
        };
        let (events, reveals) = out.take();
        let tell = |event| viewers.iter().map(move |viewer| G::tell(&self.content, event, *viewer));
        taken.then(|| (events.iter().flat_map(tell).collect(), reveals))
    }
}
