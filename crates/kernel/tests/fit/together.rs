//! The players decide together, and the lead settles it.
//!
//! AH3-004, AH3-202.2g, AH3-409.4, AH3-461.6; EH-LEAD-INVESTIGATOR-05.
//!
//! All who are asked see the same options and may state a preference, which is table talk. The
//! lead's answer is the input, and the only one in the log.

use super::play::{Play, table_of};
use super::toy::{Flow, Out, Toy, Verdict, refuse, say};
use kernel::log::Input;
use kernel::{Asked, Seat, Seats, TableError, Waiting};
use scene::Viewer;
use serde::{Deserialize, Serialize};

/// A ready monster that has not engaged any investigator in its space.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Space {
    lead: u8,
    here: Seats,
    engaged: Option<u8>,
    frames: Vec<Frame>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    Engage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Whom(u8);

impl Space {
    fn engage(&mut self, whom: u8, out: &mut Out) {
        self.frames.pop();
        self.engaged = Some(whom);
        say(out, format!("engages {whom}"));
    }
}

impl Toy for Space {
    type Frame = Frame;
    type Choice = Whom;
    const SEATS: u8 = 4;
    const WHOSE_WORD: &'static str = "AH3-409.4";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// Those in the space are asked. A lead who is elsewhere is asked with them, because the lead's
    /// answer counts.
    fn waiting(&self) -> Waiting {
        let lead = Seat(self.lead);
        match self.frames.last() {
            Some(Frame::Engage) => Waiting::Choice(Asked { seats: self.here.with(lead), lead }),
            None => Waiting::Over,
        }
    }

    fn candidates(&self) -> Vec<Whom> {
        (0..4).map(Whom).collect()
    }

    fn may(&self, Whom(whom): Whom) -> Verdict {
        if self.here.contains(Seat(whom)) { Ok(()) } else { refuse("AH3-461.6") }
    }

    fn choose(&mut self, Whom(whom): Whom, out: &mut Out) {
        self.engage(whom, out);
    }

    /// A single investigator in the space is engaged without a question.
    fn go_on(&mut self, out: &mut Out) -> Flow {
        match (self.frames.last(), self.here.iter().next()) {
            (Some(Frame::Engage), Some(only)) if self.here.len() == 1 => {
                self.engage(only.0, out);
                Flow::Goes
            }
            _ => Flow::Waits,
        }
    }
}

fn space(here: &[u8]) -> Space {
    let here = here.iter().copied().map(Seat).collect();
    Space { lead: 1, here, engaged: None, frames: vec![Frame::Engage] }
}

#[test]
fn only_the_word_of_the_lead_is_an_input() {
    let mut table = table_of(&space(&[0, 1, 2]), 1);
    for wisher in [0, 2, 3] {
        let wish = table.choose(Seat(wisher), Whom(0));
        assert!(matches!(wish, Err(TableError::Refused { rule, .. }) if rule == "AH3-409.4"));
    }
    assert_eq!(table.choose(Seat(1), Whom(2)), Ok(()));
    let entries: Vec<Input> = table.entries().map(|entry| entry.input).collect();
    assert!(matches!(&entries[..], [Input::Choice { seat, .. }] if seat == "second"));
    assert_eq!(table.free_undo(Seat(1)), Some(0), "and the lead may take it back");
    assert_eq!(table.free_undo(Seat(0)), None);
}

#[test]
fn everyone_who_is_asked_sees_the_options_and_who_is_not_sees_only_the_question() {
    let table = table_of(&space(&[0, 1, 2]), 1);
    let options = |seat| {
        let prompt = table.prompt(Viewer::Seat(seat));
        prompt.map(|prompt| (prompt.seats, prompt.lead, prompt.options.len()))
    };
    for asked in [0, 1, 2] {
        assert_eq!(options(asked), Some((vec![0, 1, 2], 1, 3)));
    }
    assert_eq!(options(3), Some((vec![0, 1, 2], 1, 0)));
}

#[test]
fn a_lead_who_stands_elsewhere_is_asked_with_those_whom_it_concerns() {
    let mut play = Play::begin(&space(&[0, 2]));
    play.asks_all(&[0, 1, 2], 1).offers(&[Whom(0), Whom(2)]).refuses(1, Whom(1), "AH3-461.6");
    play.choose(1, Whom(2)).is_over();
    assert_eq!(play.toy().engaged, Some(2));
}

#[test]
fn nobody_is_asked_where_there_is_nothing_to_decide() {
    let mut play = Play::begin(&space(&[3]));
    play.is_over();
    assert_eq!(play.toy().engaged, Some(3));
}
