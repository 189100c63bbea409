//! A possessed hero kills in the middle of a card and turns human with actions left on it.
//!
//! POS-POSSESS-10, -13, -14; POS-CURE-01, -03; POS-ATTACK-10, -14; POS-DEATH-02, -03; POS-LOSS-01,
//! -02; POS-FAQ-12, -18. That the rest of the possessed half is lost is our reading.

use super::play::Play;
use super::toy::{Flow, Out, Toy, Verdict, refuse, say};
use kernel::deck::{Deck, End, Next};
use kernel::{Asked, ChanceRequest, Luck, Seat, Seats, Waiting};
use scene::Viewer;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Town {
    heroes: [Hero; 2],
    curses: Deck<u16>,
    time: u8,
    lost: bool,
    frames: Vec<Frame>,
}

/// The curse that makes its owner possessed.
const POSSESSION: u16 = 7;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Hero {
    health: u8,
    token: bool,
    on_board: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Frame {
    /// A card played by its possessed half: attack 4, then move 7. The half is kept, because the
    /// hero may have changed when the turn ends.
    Card {
        who: u8,
        next: u8,
        possessed_half: bool,
    },
    /// The target must play a card in defence.
    Attack {
        by: u8,
        on: u8,
        strength: u8,
    },
    Killing {
        by: u8,
        of: u8,
        step: Step,
    },
}

/// The order of POS-FAQ-18.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Step {
    Cure,
    Remove,
    Curse,
    AllPossessed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Choice {
    Attack(u8),
    Move,
    Defend(u8),
    End,
}

impl Town {
    fn hero(&mut self, who: u8) -> &mut Hero {
        &mut self.heroes[usize::from(who)]
    }

    fn kill(&mut self, by: u8, of: u8, step: Step, out: &mut Out) -> Flow {
        self.frames.pop();
        let next = match step {
            Step::Cure => {
                if self.hero(by).token && !self.hero(of).token {
                    self.hero(by).token = false;
                    say(out, format!("{by} turns human"));
                }
                Step::Remove
            }
            Step::Remove => {
                self.hero(of).on_board = false;
                say(out, format!("{of} is removed"));
                Step::Curse
            }
            Step::Curse => return Flow::Waits,
            Step::AllPossessed => {
                self.lost = self.heroes.iter().all(|hero| hero.token);
                return Flow::Goes;
            }
        };
        self.frames.push(Frame::Killing { by, of, step: next });
        Flow::Goes
    }
}

impl Toy for Town {
    type Frame = Frame;
    type Choice = Choice;
    const SEATS: u8 = 2;
    const WHOSE_WORD: &'static str = "POS-FLOW-02";

    fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn waiting(&self) -> Waiting {
        match (self.frames.last(), self.curses.next(End::Top)) {
            (Some(Frame::Card { who: seat, .. } | Frame::Attack { on: seat, .. }), _) => {
                Waiting::Choice(Asked::one(Seat(*seat)))
            }
            (Some(Frame::Killing { .. }), Next::Unknown { size }) => {
                Waiting::Chance(ChanceRequest::Draw { size })
            }
            _ => Waiting::Over,
        }
    }

    fn candidates(&self) -> Vec<Choice> {
        match self.frames.last() {
            Some(Frame::Attack { .. }) => (3..=6).map(Choice::Defend).collect(),
            _ => vec![Choice::Attack(0), Choice::Attack(1), Choice::Move, Choice::End],
        }
    }

    /// Possessed actions are taken in printed order, each at most once.
    fn may(&self, choice: Choice) -> Verdict {
        match (self.frames.last(), choice) {
            (Some(Frame::Card { who, next: 0, .. }), Choice::Attack(on)) if on != *who => Ok(()),
            (Some(Frame::Card { next: 0 | 1, .. }), Choice::Move) => Ok(()),
            (Some(Frame::Card { .. }), Choice::End) => Ok(()),
            (Some(Frame::Attack { .. }), Choice::Defend(_)) => Ok(()),
            _ => refuse("POS-POSSESS-10"),
        }
    }

    fn choose(&mut self, choice: Choice, _out: &mut Out) {
        match (choice, self.frames.last_mut()) {
            (Choice::Attack(on), Some(Frame::Card { who, next, .. })) => {
                *next = 1;
                let by = *who;
                self.frames.push(Frame::Attack { by, on, strength: 4 });
            }
            (Choice::Move | Choice::End, Some(Frame::Card { next, .. })) => *next = 2,
            (Choice::Defend(value), Some(Frame::Attack { by, on, strength })) => {
                let (by, on, harm) = (*by, *on, strength.saturating_sub(value));
                self.frames.pop();
                let left = &mut self.hero(on).health;
                *left = left.saturating_sub(harm);
                if *left == 0 {
                    self.frames.push(Frame::Killing { by, of: on, step: Step::Cure });
                }
            }
            _ => {}
        }
    }

    fn card_at(&self, index: u32) -> u16 {
        self.curses.card_at(End::Top, index)
    }

    fn draw(&mut self, curse: u16, out: &mut Out) -> bool {
        let Some(Frame::Killing { by, of, .. }) = self.frames.last().copied() else { return false };
        if !self.curses.take(End::Top, curse) {
            return false;
        }
        self.frames.pop();
        self.hero(of).token |= curse == POSSESSION;
        say(out, format!("{of} draws {curse}"));
        self.frames.push(Frame::Killing { by, of, step: Step::AllPossessed });
        true
    }

    fn go_on(&mut self, out: &mut Out) -> Flow {
        match self.frames.last().copied() {
            Some(Frame::Killing { step: Step::Curse, .. }) => Flow::Waits,
            Some(Frame::Killing { by, of, step }) => self.kill(by, of, step, out),
            // A hero who is human now has no possessed half to continue.
            Some(Frame::Card { who, next, possessed_half })
                if next == 2 || !self.hero(who).token =>
            {
                self.frames.pop();
                self.time += u8::from(!possessed_half);
                Flow::Goes
            }
            _ => Flow::Waits,
        }
    }

    fn seen_by(&self, _viewer: Viewer) -> String {
        format!("{:?} {} {} {:?}", self.heroes, self.curses.len(), self.time, self.frames)
    }

    fn imagine(&self, seat: Seat, luck: &mut Luck) -> Self {
        Self { curses: self.curses.imagine(seat, luck), ..self.clone() }
    }
}

fn night(victim: u8) -> Play<Town> {
    let hero = |health, token| Hero { health, token, on_board: true };
    let frames = vec![Frame::Card { who: 0, next: 0, possessed_half: true }];
    let curses = Deck::heap([POSSESSION, 8], Seats::first(2));
    let heroes = [hero(5, true), hero(victim, false)];
    Play::begin(&Town { heroes, curses, time: 0, lost: false, frames })
}

#[test]
fn a_killer_turns_human_at_once_and_the_rest_of_the_card_is_lost() {
    let mut play = night(1);
    play.choose(0, Choice::Attack(1)).stands("Card > Attack").asks(1);
    play.choose(1, Choice::Defend(3)).stands("Card > Killing").asks_for_a_card_of(2).draw(8);
    play.stands("").is_over();
    assert_eq!(play.said(), ["0 turns human", "1 is removed", "1 draws 8"]);
    assert_eq!(play.toy().time, 0, "a card played possessed moves no time");
}

#[test]
fn a_victim_who_becomes_possessed_by_the_death_does_not_lose_the_game_for_all() {
    let mut play = night(1);
    play.choose(0, Choice::Attack(1)).choose(1, Choice::Defend(3)).draw(POSSESSION).is_over();
    assert!(play.toy().heroes[1].token && !play.toy().heroes[0].token && !play.toy().lost);
}

#[test]
fn an_attack_that_does_not_kill_leaves_the_next_action_of_the_card() {
    let mut play = night(2);
    play.choose(0, Choice::Attack(1)).choose(1, Choice::Defend(3)).stands("Card").asks(0);
    play.refuses(0, Choice::Attack(1), "POS-POSSESS-10").offers(&[Choice::Move, Choice::End]);
    play.choose(0, Choice::Move).is_over();
}
