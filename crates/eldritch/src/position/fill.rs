//! Laying out a position: what a field names goes where it says, everything else stays in its deck,
//! pool or cup; then the whole is checked and play continues.

use super::draft::{Draft, Start};
use crate::content::Content;
use crate::ids::{MonsterId, Slot};
use crate::rules::setup::{self, Setup};
use crate::rules::{Out, Run};
use crate::state::{Counts, Eldritch, EndOfMythosStep, Frame, Monster, Phase};
use kernel::Game;
use kernel::position::BadField;

const USUAL_ANCIENT: &str = "azathoth";

impl Draft {
    pub fn start(self, c: &Content, out: &mut Out) -> Result<Eldritch, BadField> {
        if self.setup {
            return self.set_up(c, out);
        }
        let mut game = self.lay_out(c)?;
        if let Some(flaw) = game.flaws(c).into_iter().next() {
            return Err(BadField::position(flaw));
        }
        if let Some(cup) = &self.cup {
            restrict_cup(&mut game, c, cup)?;
        }
        self.push_frames(&mut game);
        let mut run = Run { s: &mut game, c, out };
        begin_final(&mut run);
        self.tasks.iter().rev().for_each(|task| task.begin(&mut run));
        run.advance();
        Ok(game)
    }

    fn count(&self) -> Result<u8, BadField> {
        let named = self.seats.len().max(1) as u8;
        let players = self.players.unwrap_or(named);
        if players < named {
            let what = format!("{players} play, but p{named} is spoken of");
            return Err(BadField::position(what));
        }
        Ok(players)
    }

    /// The game before the first draw of the set-up.
    fn bare(&self, c: &Content, ancient: Option<String>) -> Result<Eldritch, BadField> {
        let setup = Setup {
            investigators: self.count()?,
            sheets: Vec::new(),
            ancient_one: ancient,
            mythos: self.deck,
            starting_rumor: self.starting_rumor,
            open_decks: self.open_decks,
            boxes: Vec::new(),
        };
        setup::empty(&setup, c).map_err(|error| BadField::position(error.to_string()))
    }

    /// The real set-up, with the chosen options.
    fn set_up(&self, c: &Content, out: &mut Out) -> Result<Eldritch, BadField> {
        if self.table_given {
            let what = "with `setup`, only players, ancient, options and sheets can be given";
            return Err(BadField::position(what));
        }
        let ancient = self.ancient.map(|it| c.ancient(it).id.clone());
        let mut game = self.bare(c, ancient)?;
        for (it, seat) in game.seats.iter_mut().zip(&self.seats) {
            if let Some(sheet) = seat.sheet {
                it.sheet = sheet;
                game.unused_sheets.remove(sheet);
            }
        }
        Run { s: &mut game, c, out }.advance();
        Ok(game)
    }

    fn lay_out(&self, c: &Content) -> Result<Eldritch, BadField> {
        let ancient = self.ancient.map_or(USUAL_ANCIENT, |it| &c.ancient(it).id);
        let mut game = self.bare(c, Some(ancient.to_owned()))?;
        game.frames.clear();
        setup::lay_out_ancient_one(&mut Run { s: &mut game, c, out: &mut Out::deaf() });
        self.lay_tracks(&mut game);
        self.lay_monsters(&mut game, c)?;
        self.lay_mythos(&mut game, c)?;
        self.lay_mysteries(&mut game, c)?;
        self.seat_everybody(&mut game, c)?;
        self.lay_cards(&mut game, c)?;
        self.lay_clues(&mut game, c)?;
        self.lay_gates(&mut game)?;
        Ok(game)
    }

    fn lay_tracks(&self, game: &mut Eldritch) {
        game.awake = self.awake;
        game.doom = self.doom.unwrap_or(if self.awake { 0 } else { game.doom });
        game.omen = self.omen;
        game.omen_tokens = self.omen_tokens;
        game.round = u16::from(self.round.unwrap_or(1));
        game.lead = self.lead;
        game.expedition = self.expedition;
        game.sheet_tokens = self.sheet_tokens;
        game.sheet_gates = self.sheet_gates.clone();
        game.stages = self.stages.unwrap_or(game.stages);
        for (deck, discards) in &self.encounter_discards {
            game.encounters[*deck] = game.encounters[*deck].without(discards);
            game.encounter_discards[*deck] = discards.clone();
        }
        for (space, given) in &self.spaces {
            let state = game.space_mut(*space);
            state.gate = given.gate;
            state.tokens = given.tokens;
            state.rumor = given.rumor;
            state.mystery = given.mystery;
        }
    }

    fn lay_monsters(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        if let Some(aside) = &self.aside {
            for kind in 0..c.monsters.len() {
                game.cup[kind] += std::mem::take(&mut game.aside[kind]);
            }
            for kind in aside {
                let kind = usize::from(kind.0);
                game.cup[kind] = game.cup[kind].checked_sub(1).ok_or_else(|| none_left(c, kind))?;
                game.aside[kind] += 1;
            }
        }
        game.monsters.grow(self.monsters.len());
        for (slot, given) in self.monsters.iter().enumerate() {
            let at = usize::from(given.kind.0);
            let mut aside = false;
            if !c.monster(given.kind).epic {
                aside = game.cup[at] == 0;
                let pile = if aside { &mut game.aside[at] } else { &mut game.cup[at] };
                *pile = pile.checked_sub(1).ok_or_else(|| none_left(c, at))?;
            }
            game.monsters[slot] =
                Some(Monster { kind: given.kind, space: given.space, lost: given.lost, aside });
        }
        game.next_slot = Slot::nth(self.monsters.len() % game.monsters.len());
        Ok(())
    }

    fn push_frames(&self, game: &mut Eldritch) {
        let count = game.players;
        let turn = self.turn.unwrap_or(self.lead);
        let left = count - (turn.0 + count - self.lead.0) % count;
        let next = turn.clockwise(1, count);
        let given = self.seats.get(turn.at()).and_then(|it| it.actions);
        let frames = &mut game.frames;
        frames.push(Frame::Over);
        match self.start.unwrap_or_default() {
            Start::Action => {
                game.phase = Phase::Action;
                frames.push(Frame::MythosPhase);
                frames.push(Frame::Encounters { next: self.lead, left: count });
                if given.is_some() || !self.tasks.is_empty() {
                    frames.push(Frame::Actions { next, left: left - 1 });
                    frames.push(Frame::Turn { seat: turn });
                    game.investigator_mut(turn).actions = given.unwrap_or(2);
                } else {
                    frames.push(Frame::Actions { next: turn, left });
                }
            }
            Start::Encounter => {
                game.phase = Phase::Encounter;
                frames.push(Frame::MythosPhase);
                frames.push(Frame::Encounters { next: turn, left });
            }
            Start::Mythos => frames.push(Frame::MythosPhase),
            Start::EndOfMythos => {
                game.phase = Phase::Mythos;
                frames.push(Frame::EndMythos { step: EndOfMythosStep::Mystery });
            }
            Start::Round => {
                game.round = game.round.saturating_sub(1);
                frames.push(Frame::Round);
            }
        }
        if self.start.is_none()
            && let Some(task) = self.tasks.first()
        {
            game.phase = task.phase();
        }
    }
}

/// An awake Ancient One with enough solved mysteries has begun its Final Mystery: what that spawns
/// is already on the board, or comes now.
fn begin_final(run: &mut Run<'_>) {
    let epic = run.c.ancient(run.s.ancient).epic;
    let there = epic.is_some_and(|kind| run.s.monsters().any(|(_, it)| it.kind == kind));
    let needed = run.c.ancient(run.s.ancient).mysteries;
    if run.s.awake && there && run.s.solved_count() >= needed {
        run.s.final_begun = true;
    }
    crate::rules::mysteries::check_final(run);
}

/// Only these tokens are left in the cup.
fn restrict_cup(game: &mut Eldritch, c: &Content, left: &[MonsterId]) -> Result<(), BadField> {
    let mut cup = Counts::new(c.monsters.len());
    for kind in left {
        let at = usize::from(kind.0);
        cup[at] += 1;
        if cup[at] > game.cup[at] {
            return Err(none_left(c, at));
        }
    }
    *game.cup = cup;
    Ok(())
}

fn none_left(c: &Content, kind: usize) -> BadField {
    BadField::position(format!("there are not so many tokens of {}", c.monsters[kind].id))
}
