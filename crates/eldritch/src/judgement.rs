//! Rules of thumb: an experienced player's view of each option at a glance.
//!
//! Everything is measured in points for the whole group. [`Mind`] holds what one decision needs to
//! know about the game; effects are evaluated in advance and weighted by probability, spaces by
//! what can be done there and how far away they are. Only what the seat may know is used.

#![warn(unreachable_pub)]

mod clues;
mod effects;
mod errands;
mod fights;
mod goals;
mod help;
mod skills;
mod taste;
mod verbs;
mod ways;
mod worth;

use crate::Choice;
use crate::content::{Content, Progress};
use crate::ids::{SheetId, Skill, SpaceId};
use crate::rules::abilities::playing;
use crate::rules::mysteries;
use crate::rules::success_from;
use crate::state::{During, Eldritch, Frame, It, Source};
use goals::Prospect;
use kernel::Seat;
use script::Op;
use skills::Skills;
use std::cell::Cell;
use ways::Plan;

/// What one decision needs to know about the game.
#[derive(Debug)]
pub struct Mind<'m> {
    pub s: &'m Eldritch,
    pub c: &'m Content,
    pub me: Seat,
    t: &'static taste::Taste,
    skills: Skills,
    /// What one space of doom is worth.
    doom: f32,
    progress: Option<Progress>,
    /// What one step of the mystery is worth, how many it needs, and how many are missing.
    step: f32,
    needed: f32,
    missing: f32,
    /// Clues a step of the mystery costs, and what the whole group holds.
    price: u32,
    held: f32,
    /// How much lasting gains still pay off: little when the game is nearly over.
    late: f32,
    /// There may soon be too many monsters.
    crowded: bool,
    /// How deeply nested the current evaluation is.
    depth: Cell<u8>,
    stays: Box<[Cell<Option<f32>>]>,
    cities: Box<[Cell<Option<f32>>]>,
    generals: [Cell<Option<f32>>; 3],
    researches: [Cell<Option<f32>>; 3],
    expeditions: Cell<Option<f32>>,
    worlds: Cell<Option<Prospect>>,
    rests: Cell<Option<f32>>,
    buys: Cell<Option<f32>>,
    wishes: [Cell<Option<f32>>; 8],
}

/// The value of each option, in points.
pub fn judge(s: &Eldritch, c: &Content, seat: Seat, options: &[Choice], opinions: &mut Vec<f32>) {
    let frame = s.top();
    if let Frame::ChooseSheet { .. } = frame {
        opinions.extend(options.iter().map(|choice| sheet(s, c, *choice)));
        return;
    }
    let mind = Mind::new(s, c, seat);
    match *frame {
        Frame::Turn { .. } | Frame::OneAction { .. } => {
            let plan = Plan::new(&mind);
            opinions.extend(options.iter().map(|choice| plan.action(*choice)));
        }
        Frame::Moving { .. } => {
            let plan = Plan::new(&mind);
            opinions.extend(options.iter().map(|choice| plan.step(*choice)));
        }
        _ => opinions.extend(options.iter().map(|choice| mind.opinion(frame, *choice))),
    }
}

/// Which investigator to play: capable ones, and those who can do what the others cannot.
fn sheet(s: &Eldritch, c: &Content, choice: Choice) -> f32 {
    let Choice::Play(SheetId(at)) = choice else { return 0.0 };
    let info = &c.sheets[usize::from(at)];
    let t = taste::taste();
    let mut worth = t.vigour * f32::from(info.health.min(info.sanity));
    for skill in Skill::ALL {
        let own = info.skills[skill as usize];
        let others = s.seats.iter().filter_map(|it| c.sheets.get(usize::from(it.sheet.0)));
        let best = others.map(|it| it.skills[skill as usize]).max().unwrap_or(0);
        let weight = match skill {
            Skill::Lore => t.lore,
            Skill::Influence => t.influence,
            Skill::Observation => t.observation,
            Skill::Strength => t.strength,
            Skill::Will => t.will,
        };
        worth +=
            weight * (0.25 * f32::from(own) + 0.5 * f32::from(own.saturating_sub(best.max(2))));
    }
    worth
}

impl<'m> Mind<'m> {
    pub fn new(s: &'m Eldritch, c: &'m Content, me: Seat) -> Self {
        let progress = mysteries::progress(s, c);
        let (has, needed) = mysteries::standing(s, c).unwrap_or((0, 1));
        let needed = f32::from(needed.max(1));
        let t = taste::taste();
        let missing = (needed - f32::from(has)).max(0.0);
        let mystery = t.mystery + t.mystery_more * f32::from(s.solved_count());
        let doom = if s.awake { 4.0 } else { t.doom + t.doom_rise / (f32::from(s.doom) + 1.0) };
        let ends = c.ancient(s.ancient).back.is_none();
        let left = f32::from(s.doom.max(1));
        let doom = match (s.awake, ends) {
            (true, _) => doom,
            (false, true) => doom + t.doom_last / (left * left),
            (false, false) => doom * t.doom_mild,
        };
        let cards = f32::from(s.stages.iter().flatten().sum::<u8>());
        let left = if s.awake { cards } else { cards.min(f32::from(s.doom)) };
        let present = s.is_playing(me);
        Mind {
            s,
            c,
            me,
            t,
            skills: if present { Skills::of(s, c, me) } else { Skills::default() },
            doom,
            progress,
            step: if progress.is_some() && missing > 0.0 { mystery / needed } else { 0.0 },
            needed,
            missing,
            price: clues::price_of_step(s, c),
            held: playing(s).map(|seat| s.investigator(seat).clues.len() as f32).sum(),
            late: (left / 9.0).clamp(0.25, 1.0),
            crowded: s.monsters().count() > 8,
            depth: Cell::new(0),
            stays: vec![Cell::new(None); c.spaces.len()].into(),
            cities: vec![Cell::new(None); c.spaces.len()].into(),
            generals: Default::default(),
            researches: Default::default(),
            expeditions: Cell::new(None),
            worlds: Cell::new(None),
            rests: Cell::new(None),
            buys: Cell::new(None),
            wishes: Default::default(),
        }
    }

    /// The chance that a die succeeds.
    pub fn chance(&self, who: Seat) -> f32 {
        f32::from(7 - success_from(self.s, self.c, who)) / 6.0
    }

    pub fn dice(&self, who: Seat, skill: Skill, during: During, modifier: i8) -> u8 {
        if who == self.me {
            return self.skills.dice(skill, during, modifier);
        }
        let it = self.s.investigator(who);
        let Some(sheet) = self.c.sheets.get(usize::from(it.sheet.0)) else { return 1 };
        let own = sheet.skills[skill as usize] + it.improved[skill as usize];
        (own as i8 + modifier).clamp(1, 16) as u8
    }

    /// Everything except the actions of a turn.
    fn opinion(&self, frame: &Frame, choice: Choice) -> f32 {
        match *frame {
            Frame::Encounter { seat, .. } => self.encounter(seat, choice),
            Frame::Monsters { seat, .. } => self.encounter(seat, choice),
            Frame::May { .. } | Frame::Unless { .. } | Frame::Choose { .. } => {
                self.decision(frame, choice)
            }
            Frame::Pick { .. } | Frame::Aim { .. } => self.picked(frame, choice),
            Frame::Where { .. } | Frame::FallTo { .. } => self.somewhere(choice),
            // Monsters go where nobody is; the nearest gates advance doom first, so that the sheet
            // takes the distant ones.
            Frame::Surge { .. } | Frame::Each { .. } => match choice {
                Choice::Pick(It::Gate(space) | It::Space(space)) => self.distance(space),
                _ => 0.0,
            },
            Frame::OmenDoom { .. } => match choice {
                Choice::Pick(It::Gate(space)) => -self.distance(space),
                _ => 0.0,
            },
            Frame::Trigger { source, nth, who, it, .. } if choice == Choice::Yes => {
                self.triggered(source, nth, who, it)
            }
            Frame::Test(_) => self.s.test().map_or(0.0, |test| self.testing(test, choice)),
            Frame::Fight(_) => self.battle_spell(choice),
            Frame::Loss(_) => self.loss(choice),
            Frame::Buy { .. } => self.purchase(frame, choice),
            Frame::TakeFromReserve { who, .. } | Frame::FindAsset { who, .. } => {
                self.taken(who, choice)
            }
            Frame::DiscardAny { who, kind, with } => {
                self.parting(who, choice) + self.relief(who, kind, with, choice)
            }
            Frame::Discard { who, .. } | Frame::ReplaceTicket { who, .. } => {
                self.parting(who, choice)
            }
            Frame::Improve { who, .. } => match choice {
                Choice::Improve(skill) => self.improvement(who, skill) + self.talent(who, skill),
                _ => 0.0,
            },
            Frame::Convert { who } => match choice {
                Choice::Convert(pool, n) => self.turned(who, pool, n),
                _ => 0.0,
            },
            Frame::SetOmen { .. } => match choice {
                Choice::Omen(at) => self.omen(at),
                _ => 0.0,
            },
            Frame::GroupClues { .. } => match choice {
                Choice::Pay(seat) => self.s.investigator(seat).clues.len() as f32,
                _ => 0.0,
            },
            Frame::Trade { .. } => self.staged(frame, choice),
            Frame::PayClues { .. } => match choice {
                Choice::SpendSanity => self.change(self.me, crate::ids::Pool::Sanity, -1),
                _ => self.clues(self.me, -1),
            },
            Frame::OrderGates { .. } => match choice {
                Choice::Top(space) => -self.gate(space),
                _ => 0.0,
            },
            Frame::PassLead | Frame::GiveLead { .. } => match choice {
                Choice::Lead(seat) => self.leader(seat),
                _ => 0.0,
            },
            Frame::Agree { .. } | Frame::ReadCondition { .. } | Frame::ImproveAgain { .. } => {
                if matches!(choice, Choice::Yes | Choice::Agree) { 1.0 } else { 0.0 }
            }
            Frame::Unimprove { .. } if choice == Choice::Done => 1.0,
            _ => 0.0,
        }
    }

    fn encounter(&self, seat: Seat, choice: Choice) -> f32 {
        let space = self.s.investigator(seat).space;
        match choice {
            Choice::Meet(meeting) => self.meet(seat, space, meeting),
            // The easy ones first.
            Choice::Fight(slot) => self
                .s
                .monster(slot)
                .map_or(0.0, |it| self.bout(seat, it.kind, Some(slot)).worth * 0.1),
            Choice::PassMonsters => {
                let brawl = self.brawl(seat, space);
                let meeting = self.meeting(seat, space).max(0.0);
                meeting - brawl.worth - brawl.won * meeting
            }
            Choice::Cast(card) => {
                let best = if self.s.has_monsters(space) { 0.0 } else { self.meeting(seat, space) };
                self.spell(card) + best.max(0.0) - 0.3
            }
            _ => 0.0,
        }
    }

    fn decision(&self, frame: &Frame, choice: Choice) -> f32 {
        let Some(context) = self.s.context() else { return 0.0 };
        match *frame {
            Frame::May { at } => {
                let Op::May { cost, then, otherwise } = self.c.code.op(at) else { return 0.0 };
                match choice {
                    Choice::Yes => self.effect(context, cost) + self.effect(context, then),
                    _ => self.effect(context, otherwise),
                }
            }
            Frame::Unless { at } => {
                let Op::Unless { deed, escape } = self.c.code.op(at) else { return 0.0 };
                self.effect(context, if choice == Choice::Yes { escape } else { deed })
            }
            Frame::Choose { at } => {
                let (Op::Choose { ways }, Choice::Way(nth)) = (self.c.code.op(at), choice) else {
                    return 0.0;
                };
                match self.c.code.ops(ways).get(usize::from(nth)) {
                    Some(Op::Way { body }) => self.effect(context, *body),
                    _ => 0.0,
                }
            }
            _ => 0.0,
        }
    }

    /// Picking what something happens to.
    fn picked(&self, frame: &Frame, choice: Choice) -> f32 {
        let (Some(context), Choice::Pick(it)) = (self.s.context(), choice) else { return 0.0 };
        let mut context = *context;
        match *frame {
            Frame::Pick { at, .. } => {
                let Op::Pick { body, .. } = self.c.code.op(at) else { return 0.0 };
                effects::point(self.s, &mut context, it);
                let worth = self.effect(&context, body);
                match it {
                    It::Space(space) => worth + self.space_for(context.who, space),
                    _ => worth,
                }
            }
            _ => match it {
                It::Monster(slot) => {
                    self.s.monster(slot).map_or(0.0, |it| self.menace(it.kind, Some(slot)))
                }
                It::Investigator(seat) => {
                    let playing = self.s.investigator(seat);
                    f32::from(seat == self.me) + 0.1 * f32::from(playing.health + playing.sanity)
                }
                It::Clue(face) => {
                    let space = crate::rules::clues::space_of_clue(self.s, face);
                    let far = |space: SpaceId| {
                        let here = self.s.investigator(self.me).space;
                        self.c.space(here).far[usize::from(space.0)]
                    };
                    0.1 * f32::from(space.map_or(0, far))
                }
                _ => 0.0,
            },
        }
    }

    /// The worth of a space, if it is picked to be moved to.
    fn space_for(&self, who: Seat, space: SpaceId) -> f32 {
        if who == self.me { 0.5 * self.stay(space) } else { 0.0 }
    }

    /// Where something happens: for a moving investigator where there is much to do, otherwise out
    /// of the way.
    fn somewhere(&self, choice: Choice) -> f32 {
        let Choice::Pick(It::Space(space)) = choice else { return 0.0 };
        let below = self.s.frames.len().checked_sub(2).map(|at| &self.s.frames[at]);
        let verb = match below {
            Some(Frame::Run(block)) => block.split().map(|(at, _)| self.c.code.op(at)),
            _ => None,
        };
        use crate::language::{MonsterVerb, TravelVerb, Verb};
        match verb {
            Some(Op::Do(Verb::Travel(TravelVerb::MoveTo(_) | TravelVerb::MoveToward { .. }))) => {
                self.stay(space)
            }
            Some(Op::Do(Verb::Monster(
                MonsterVerb::SpawnMonsters { .. } | MonsterVerb::SpawnMonster { .. },
            ))) => self.distance(space),
            _ => -self.distance(space),
        }
    }

    /// How far the nearest investigator is.
    fn distance(&self, space: SpaceId) -> f32 {
        let far = &self.c.space(space).far;
        let all = crate::rules::abilities::playing(self.s);
        let near = all.map(|seat| far[usize::from(self.s.investigator(seat).space.0)]).min();
        f32::from(near.unwrap_or(0))
    }

    fn triggered(&self, source: Source, nth: u8, who: Seat, it: It) -> f32 {
        use crate::content::Ability;
        let ability =
            crate::rules::abilities::abilities_of(self.s, self.c, source).get(usize::from(nth));
        let Some(Ability::On { effect, .. }) = ability else { return 0.0 };
        let mut context = crate::state::Context::new(who, source);
        context.it = it;
        context.there = Some(self.s.investigator(who).space);
        self.effect(&context, *effect) + 0.1
    }

    /// A skill the investigator is good at is worth even more.
    fn talent(&self, who: Seat, skill: Skill) -> f32 {
        let it = self.s.investigator(who);
        0.1 * f32::from(self.c.sheet(it.sheet).skills[skill as usize])
    }

    /// The omen on this space: what it will bring.
    fn omen(&self, at: u8) -> f32 {
        let ahead = |n: u8| self.matching((at + 8 + n - self.s.omen % 4) % 4);
        -(ahead(1) + 0.6 * ahead(2) + 0.4 * ahead(3) + 0.2 * ahead(4))
    }

    /// The lead suffers most from Mythos cards, so it should be one who can bear it.
    fn leader(&self, seat: Seat) -> f32 {
        let it = self.s.investigator(seat);
        0.1 * f32::from(it.health.min(6) + it.sanity.min(6))
            + if seat == self.s.lead { 0.15 } else { 0.0 }
            - if it.delayed { 0.1 } else { 0.0 }
    }
}
