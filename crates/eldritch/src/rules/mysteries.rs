//! Mysteries and the Final Mystery.

use super::Run;
use crate::content::{Content, Counted, Needs, Progress};
use crate::event::{Event, Of, What};
use crate::ids::MysteryId;
use crate::state::{Drawing, Eldritch, Ending, Found, Frame, It, Mystery, Source, SpaceSet};

/// What brings the active mystery nearer to its solution.
pub fn progress(s: &Eldritch, c: &Content) -> Option<Progress> {
    let mystery = s.mystery.as_ref()?;
    Some(c.ancient(s.ancient).deck[usize::from(mystery.card.0)].progress)
}

/// How much of what the mystery counts there is, and how much is needed.
pub fn standing(s: &Eldritch, c: &Content) -> Option<(u8, u8)> {
    let mystery = s.mystery.as_ref()?;
    let info = &c.ancient(s.ancient).deck[usize::from(mystery.card.0)];
    let needed = match info.needs {
        Needs::Investigators => s.players,
        Needs::HalfInvestigators => s.half_players(),
        Needs::TwiceInvestigators => s.players * 2,
        Needs::One => 1,
    };
    let has = match info.counts {
        Counted::Clues => mystery.clues.len() as u8,
        Counted::Tokens | Counted::Toughness => mystery.count,
        Counted::Gates => mystery.gates.len() as u8,
        Counted::Epic => u8::from(mystery.epic_defeated),
    };
    Some((has, needed))
}

impl Run<'_> {
    pub fn mystery_progress(&self) -> Option<Progress> {
        progress(self.s, self.c)
    }

    /// What the mystery's text offers whoever brought it nearer.
    pub fn mystery_step(&mut self, who: u8, it: It) {
        let Some(mystery) = &self.s.mystery else { return };
        let info = &self.c.ancient(self.s.ancient).deck[usize::from(mystery.card.0)];
        let Some(block) = info.step else { return };
        let gone = matches!(it, It::Spell(card) if !self.s.investigator(who).has_spell(card));
        if gone || !self.s.is_playing(who) {
            return;
        }
        let mut context = self.context_of(who, Source::Mystery);
        context.by_lead = false;
        context.it = it;
        context.about = it;
        context.there = Some(self.space_of(who));
        if let It::Clue(face) = it {
            context.gained = Some(face);
        }
        self.begin_effect(context, block);
    }

    /// EH-MYSTERIES-05.
    pub fn new_mystery(&mut self) {
        self.pop();
        let among: Found = self.s.mysteries.numbers();
        if !among.is_empty() {
            self.push(Frame::Draw { what: Drawing::Mystery, among });
        }
    }

    pub fn mystery_drawn(&mut self, card: MysteryId) {
        self.s.mysteries.remove(card);
        self.s.mystery = Some(Mystery {
            card,
            count: 0,
            clues: SpaceSet::NONE,
            gates: SpaceSet::NONE,
            epic: None,
            epic_defeated: false,
            marked: SpaceSet::NONE,
        });
        self.say(Event::new(What::MysteryDrawn).of(Of::Mystery(self.s.ancient, card)));
        let info = &self.c.ancient(self.s.ancient).deck[usize::from(card.0)];
        if let Some(block) = info.enters {
            let mut context = self.context_of(self.s.lead, Source::Mystery);
            context.by_lead = true;
            self.begin_effect(context, block);
        }
    }

    /// At the end of the Mythos phase: is it solved, and is that enough?
    pub fn check_mystery(&mut self) {
        let Some((has, needed)) = standing(self.s, self.c) else { return };
        if has < needed {
            return;
        }
        self.solve_mystery();
    }

    pub fn solve_mystery(&mut self) {
        let Some(mystery) = self.s.mystery.take() else { return };
        self.s.solved.add(mystery.card);
        self.clear_mystery(&mystery);
        let n = i16::from(self.s.solved_count());
        let solved = Of::Mystery(self.s.ancient, mystery.card);
        self.say(Event::new(What::MysterySolved).of(solved).n(n));
        let needed = self.c.ancient(self.s.ancient).mysteries;
        if self.s.solved_count() < needed {
            self.push(Frame::NewMystery);
        } else if self.s.awake {
            self.check_final();
        } else {
            self.s.ending = Some(Ending::Solved);
        }
    }

    /// EH-MYSTERIES-04: its tokens leave with it.
    fn clear_mystery(&mut self, mystery: &Mystery) {
        let info = &self.c.ancient(self.s.ancient).deck[usize::from(mystery.card.0)];
        self.s.clue_discards = self.s.clue_discards.or(&mystery.clues);
        if info.boxes_gates {
            self.s.boxed_gates = self.s.boxed_gates.or(&mystery.gates);
        } else {
            self.s.gate_discards = self.s.gate_discards.or(&mystery.gates);
        }
        self.release_monsters(None);
        for space in self.s.spaces.iter_mut() {
            space.mystery = false;
        }
        let marked = if info.leaves_tokens { SpaceSet::NONE } else { mystery.marked.clone() };
        // Nothing else puts tokens on these spaces.
        for space in marked.iter() {
            self.s.space_mut(space).tokens = 0;
        }
    }

    /// EH-ANCIENT-ONE-07: awake, and enough solved: what the back of the sheet asks for begins.
    pub fn check_final(&mut self) {
        let ancient = self.c.ancient(self.s.ancient);
        if !self.s.awake || self.s.final_begun || self.s.solved_count() < ancient.mysteries {
            return;
        }
        let Some(block) = ancient.back.as_ref().and_then(|side| side.wins) else { return };
        if super::encounters::final_is_encounter(self.s, self.c) {
            return;
        }
        self.s.final_begun = true;
        let mut context = self.context_of(self.s.lead, Source::AncientOne);
        context.by_lead = true;
        self.begin_effect(context, block);
    }

    /// A step toward the mystery, or toward the Final Mystery if the special deck is its own.
    pub fn advance_mystery(&mut self, n: u8) {
        let special = self.s.context().map(|context| context.source);
        let deck = match special {
            Some(Source::Encounter { deck: crate::state::SPECIAL, card, .. }) => {
                self.c.specials[usize::from(card.0)].deck.clone()
            }
            _ => None,
        };
        let ancient = self.c.ancient(self.s.ancient);
        let of_mystery = deck.is_none_or(|deck| ancient.deck.iter().any(|it| it.id == deck));
        if of_mystery {
            if let Some(mystery) = &mut self.s.mystery {
                mystery.count += n;
            }
            self.say_advanced(n);
            return;
        }
        self.s.sheet_tokens += n;
        let now = self.s.sheet_tokens;
        self.say(Event::new(What::MysteryAdvanced).n(i16::from(n)).change(now - n, now));
        if self.s.sheet_tokens >= self.s.half_players() {
            self.s.ending = Some(Ending::Won);
        }
    }

    /// The active mystery came nearer by so much, which is already on it.
    pub fn say_advanced(&mut self, n: u8) {
        let event = Event::new(What::MysteryAdvanced).n(i16::from(n));
        let event = match standing(self.s, self.c) {
            Some((has, _)) => event.change(has.saturating_sub(n), has),
            None => event,
        };
        self.say(event);
    }

    /// A test of a spell was passed while that counts: once the spell is resolved it may be given up.
    pub fn spell_passed(&mut self, who: u8, it: It) {
        if self.mystery_progress() != Some(Progress::PassedSpell) {
            return;
        }
        let casting = self.s.frames.iter().rposition(|frame| matches!(frame, Frame::Effect(_)));
        if let Some(at) = casting {
            self.s.frames.insert(at, Frame::MysteryStep { who, it });
        }
    }
}
