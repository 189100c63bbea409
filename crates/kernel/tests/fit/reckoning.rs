//! An investigator is defeated in the middle of a reckoning, and the doom of that awakens the
//! Ancient One.
//!
//! EH-RECKONING-04, -07; EH-DEFEATED-01 to -06, -11, -12, -13; EH-DOOM-04, -06, -07;
//! EH-ANCIENT-ONE-05; EH-ELIMINATED-03.

use super::play::Play;
use super::toy::{Flow, Out, Toy, Verdict, refuse, say};
use kernel::{Asked, ChanceRequest, Seat, Waiting};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Mythos {
    lead: u8,
    doom: u8,
    awake: bool,
    /// What doom turns into once the Ancient One is awake.
    tokens: u8,
    people: [Person; 4],
    frames: Vec<Frame>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Person {
    health: u8,
    sanity: u8,
    /// Conditions with a reckoning effect, one bit each.
    conditions: u8,
    fate: Fate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Fate {
    Plays,
    /// Chooses a new investigator at the end of the phase.
    Defeated,
    Eliminated,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    /// The turn starts with the lead at the beginning of the reckoning.
    Reckoning {
        first: u8,
        turn: u8,
    },
    /// What this investigator had when the turn came, and has not yet resolved.
    Own {
        who: u8,
        due: u8,
    },
    /// A die is rolled; from 1 to 3 something is lost.
    Roll {
        who: u8,
        what: Loss,
    },
    /// `late`: the Ancient One was awake before this defeat began.
    Defeat {
        who: u8,
        late: bool,
        step: Step,
    },
    Doom {
        left: u8,
    },
    /// The awakening affects everyone in turn.
    Awaken {
        turn: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Loss {
    Health,
    Sanity,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Step {
    Doom,
    Sheet,
    Lead,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    Resolve(u8),
    GiveLead(u8),
}

impl Mythos {
    fn person(&mut self, who: u8) -> &mut Person {
        &mut self.people[usize::from(who)]
    }

    fn plays(&self, who: u8) -> bool {
        self.people[usize::from(who)].fate == Fate::Plays
    }

    /// Replaces the top frame.
    fn become_frame(&mut self, frame: Frame) -> Flow {
        self.frames.pop();
        self.frames.push(frame);
        Flow::Goes
    }

    fn lose(&mut self, who: u8, what: Loss) {
        let late = self.awake;
        let person = self.person(who);
        let left = match what {
            Loss::Health => &mut person.health,
            Loss::Sanity => &mut person.sanity,
        };
        *left -= 1;
        if *left == 0 {
            // No longer counts as an investigator at once; the steps follow.
            person.fate = Fate::Defeated;
            self.frames.push(Frame::Defeat { who, late, step: Step::Doom });
        }
    }
}

impl Toy for Mythos {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 4;
    const WHOSE_WORD: &'static str = "EH-RECKONING-04";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        match self.frames.last() {
            Some(Frame::Own { who, .. } | Frame::Defeat { who, .. }) => {
                Waiting::Choice(Asked::one(Seat(*who)))
            }
            Some(Frame::Roll { .. }) => Waiting::Chance(ChanceRequest::Dice { count: 1, sides: 6 }),
            _ => Waiting::Over,
        }
    }

    fn candidates(&self) -> Vec<Choice> {
        match self.frames.last() {
            Some(Frame::Own { .. }) => (0..3).map(Choice::Resolve).collect(),
            Some(Frame::Defeat { .. }) => (0..4).map(Choice::GiveLead).collect(),
            _ => Vec::new(),
        }
    }

    fn may(&self, choice: Choice) -> Verdict {
        match (choice, self.frames.last()) {
            (Choice::Resolve(card), Some(Frame::Own { due, .. })) if due & (1 << card) != 0 => {
                Ok(())
            }
            (Choice::GiveLead(to), Some(Frame::Defeat { .. })) if self.plays(to) => Ok(()),
            (Choice::Resolve(_), _) => refuse("EH-RECKONING-07"),
            (Choice::GiveLead(_), _) => refuse("EH-DEFEATED-12"),
        }
    }

    fn choose(&mut self, choice: Choice, _out: &mut Out) {
        match (choice, self.frames.last_mut()) {
            (Choice::Resolve(card), Some(Frame::Own { who, due })) => {
                *due &= !(1 << card);
                let who = *who;
                self.frames.push(Frame::Roll { who, what: Loss::Sanity });
            }
            (Choice::GiveLead(to), _) => {
                self.lead = to;
                self.frames.pop();
            }
            _ => {}
        }
    }

    fn roll(&mut self, faces: &[u8], _out: &mut Out) {
        if let (Some(Frame::Roll { who, what }), [1..=3]) = (self.frames.pop(), faces) {
            self.lose(who, what);
        }
    }

    fn go_on(&mut self, out: &mut Out) -> Flow {
        let Some(top) = self.frames.last().copied() else { return Flow::Waits };
        match top {
            Frame::Reckoning { turn: 4, .. }
            | Frame::Awaken { turn: 4 }
            | Frame::Doom { left: 0 } => {
                self.frames.pop();
                Flow::Goes
            }
            Frame::Reckoning { first, turn } => {
                let who = (first + turn) % 4;
                self.become_frame(Frame::Reckoning { first, turn: turn + 1 });
                if self.plays(who) {
                    let due = self.person(who).conditions;
                    self.frames.push(Frame::Own { who, due });
                }
                Flow::Goes
            }
            // The defeated resolve nothing more, whatever was still due.
            Frame::Own { who, due } if due == 0 || !self.plays(who) => {
                self.frames.pop();
                Flow::Goes
            }
            Frame::Own { .. } | Frame::Roll { .. } => Flow::Waits,
            Frame::Doom { left } => {
                self.become_frame(Frame::Doom { left: left - 1 });
                if self.awake {
                    self.tokens += 1;
                } else {
                    self.doom -= 1;
                    if self.doom == 0 {
                        self.awake = true;
                        say(out, "awakens");
                        self.frames.push(Frame::Awaken { turn: 0 });
                    }
                }
                Flow::Goes
            }
            Frame::Awaken { turn } => {
                let who = (self.lead + turn) % 4;
                self.become_frame(Frame::Awaken { turn: turn + 1 });
                if self.plays(who) {
                    self.frames.push(Frame::Roll { who, what: Loss::Health });
                }
                Flow::Goes
            }
            Frame::Defeat { who, late, step: Step::Doom } => {
                self.become_frame(Frame::Defeat { who, late, step: Step::Sheet });
                self.frames.push(Frame::Doom { left: 1 });
                Flow::Goes
            }
            Frame::Defeat { who, late, step: Step::Sheet } => {
                self.person(who).conditions = 0;
                self.person(who).fate = if late { Fate::Eliminated } else { Fate::Defeated };
                say(out, format!("{:?} {who}", self.person(who).fate));
                self.become_frame(Frame::Defeat { who, late, step: Step::Lead })
            }
            Frame::Defeat { who, step: Step::Lead, .. } => {
                if self.lead == who && (0..4).any(|other| self.plays(other)) {
                    return Flow::Waits;
                }
                self.frames.pop();
                Flow::Goes
            }
        }
    }
}

fn reckoning(doom: u8) -> Mythos {
    let person =
        |health, sanity, conditions| Person { health, sanity, conditions, fate: Fate::Plays };
    Mythos {
        lead: 0,
        doom,
        awake: false,
        tokens: 0,
        people: [person(4, 1, 0b11), person(4, 4, 0b1), person(1, 4, 0b1), person(4, 4, 0b1)],
        frames: vec![Frame::Reckoning { first: 0, turn: 0 }],
    }
}

#[test]
fn a_defeat_awakens_the_ancient_one_and_the_rest_of_the_reckoning_goes_on() {
    let mut play = Play::begin(&reckoning(1));
    play.stands("Reckoning > Own").asks(0).offers(&[Choice::Resolve(0), Choice::Resolve(1)]);
    play.choose(0, Choice::Resolve(0)).stands("Reckoning > Own > Roll").asks_for_dice(1);
    play.roll(&[2]).stands("Reckoning > Own > Defeat > Doom > Awaken > Roll");
    assert_eq!(play.said(), ["awakens"]);
    play.roll(&[6]).roll(&[1]).stands("Reckoning > Own > Defeat > Doom > Awaken > Roll");
    assert_eq!(play.said(), ["Eliminated 2"]);
    play.roll(&[4]).stands("Reckoning > Own > Defeat").asks(0);
    assert_eq!(play.said(), ["Defeated 0"], "this defeat began before the awakening");
    play.refuses(0, Choice::GiveLead(2), "EH-DEFEATED-12");
    play.choose(0, Choice::GiveLead(3)).stands("Reckoning > Own").asks(1);
    play.choose(1, Choice::Resolve(0)).roll(&[5]).asks(3);
    play.choose(3, Choice::Resolve(0)).roll(&[5]).stands("").is_over();
    assert_eq!((play.toy().lead, play.toy().tokens), (3, 1));
}

#[test]
fn doom_beyond_the_last_space_is_resolved_after_the_awakening() {
    let mut mythos = reckoning(1);
    mythos.frames = vec![Frame::Doom { left: 3 }];
    let mut play = Play::begin(&mythos);
    play.stands("Doom > Awaken > Roll");
    assert_eq!(play.toy().tokens, 0);
    play.roll(&[6]).roll(&[6]).roll(&[6]).roll(&[6]).is_over();
    assert_eq!((play.toy().doom, play.toy().tokens), (0, 2));
}

#[test]
fn when_the_awakening_takes_all_others_the_lead_is_handed_to_nobody() {
    let mut mythos = reckoning(1);
    mythos.people.iter_mut().for_each(|person| person.health = 1);
    let mut play = Play::begin(&mythos);
    play.choose(0, Choice::Resolve(1)).roll(&[3]).roll(&[1]).roll(&[1]);
    play.stands("Reckoning > Own > Defeat > Doom > Awaken > Roll").roll(&[1]);
    play.stands("").is_over();
    assert_eq!((play.toy().lead, play.toy().tokens), (0, 3), "nobody is left to lead");
}
