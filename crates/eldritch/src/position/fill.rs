//! Laying out a position: what a field named goes where it said, everything else stays in its deck,
//! its pool or its cup; then the whole is checked and played on.

use super::write::{Carried, Clues, Draft, SeatDraft, Start};
use crate::content::Content;
use crate::ids::{ArtifactId, AssetId, MonsterId, MysteryId, SheetId, SpaceId};
use crate::language::Verb;
use crate::rules::setup::{self, Setup};
use crate::rules::{Out, Run};
use crate::state::{
    ArtifactSet, AssetSet, Back, Counts, Eldritch, Fallen, Frame, Held, Monster, Mystery, Ongoing,
    Phase, SpaceSet, Standing,
};
use kernel::deck::{Deck, End};
use kernel::position::BadField;
use kernel::{Game, Seats};
use script::{Block, Names, Op};

/// Who plays where a position does not say.
const USUAL_SHEETS: [&str; 4] = ["mark-harrigan", "lily-chen", "norman-withers", "akachi-onyele"];
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

    /// The table before the first draw of the set-up.
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

    /// The real set-up, with whatever was agreed.
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
        for (deck, discards) in self.encounter_discards.iter().enumerate() {
            game.encounters[deck] = game.encounters[deck].without(discards);
            game.encounter_discards[deck] = discards.clone();
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
        game.next_slot = (self.monsters.len() % game.monsters.len()) as u8;
        Ok(())
    }

    fn lay_mythos(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        for given in &self.in_play {
            let info = c.mythos_card(given.card);
            let ongoing = Ongoing {
                card: given.card,
                tokens: given.tokens.unwrap_or(info.tokens),
                toughness: given.toughness,
                epic: info.effect.and_then(|block| epic_of(game, c, block)),
            };
            if game.in_play.iter().any(|it| it.card == given.card) {
                return Err(BadField::position(format!("{} is in play twice", info.id)));
            }
            game.in_play.push(ongoing);
            game.mythos.remove(given.card);
            if let Some(space) = info.rumor {
                game.space_mut(space).rumor = Some(given.card);
            }
        }
        for card in &self.seen {
            game.mythos.remove(*card);
        }
        Ok(())
    }

    fn lay_mysteries(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        let own = |(one, card): (crate::ids::AncientId, MysteryId)| {
            let is_own = one == game.ancient;
            is_own.then_some(card).ok_or_else(|| {
                let id = &c.ancient(one).deck[usize::from(card.0)].id;
                BadField::position(format!("{id} is a mystery of {}", c.ancient(one).id))
            })
        };
        let solved: Vec<MysteryId> =
            self.solved.iter().map(|it| own(*it)).collect::<Result<_, _>>()?;
        let card = self.mystery.card.map(own).transpose()?;
        for card in solved {
            game.mysteries.remove(card);
            game.solved.add(card);
        }
        let Some(card) = card else { return Ok(()) };
        if !game.mysteries.contains(card) {
            return Err(BadField::position("the mystery is active and solved"));
        }
        game.mysteries.remove(card);
        let enters = c.ancient(game.ancient).deck[usize::from(card.0)].enters;
        game.mystery = Some(Mystery {
            card,
            count: self.mystery.count,
            clues: SpaceSet::NONE,
            gates: self.mystery.gates.clone(),
            epic: enters.and_then(|block| epic_of(game, c, block)),
            epic_defeated: self.mystery.epic_defeated,
            marked: self.mystery.marked.clone(),
        });
        Ok(())
    }

    /// Sheets that are not given are taken from the usual ones, then in the order of the pack.
    fn seat_everybody(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        let mut free: Vec<SheetId> = USUAL_SHEETS
            .iter()
            .filter_map(|name| c.names.id("investigator", name))
            .chain(0..c.sheets.len() as u16)
            .map(|id| SheetId(id as u8))
            .collect();
        let fallen = self.fallen.iter().map(|it| it.sheet);
        let taken: Vec<SheetId> =
            self.seats.iter().filter_map(|it| it.sheet).chain(fallen).collect();
        for (nth, sheet) in taken.iter().enumerate() {
            if taken[..nth].contains(sheet) {
                let what = format!("{} cannot be played twice", c.sheet(*sheet).id);
                return Err(BadField::position(what));
            }
            game.unused_sheets.remove(*sheet);
        }
        free.retain(|sheet| !taken.contains(sheet));
        let usual = SeatDraft::default();
        for seat in 0..usize::from(game.players) {
            let given = self.seats.get(seat).unwrap_or(&usual);
            let sheet = match given.sheet {
                Some(sheet) => sheet,
                None => {
                    let Some(sheet) = free.first().copied() else {
                        return Err(BadField::position("there are not so many investigators"));
                    };
                    free.retain(|other| *other != sheet);
                    sheet
                }
            };
            game.unused_sheets.remove(sheet);
            *game.seats[seat] = investigator(c, sheet, given)?;
        }
        for given in &self.fallen {
            let fallen = Fallen {
                sheet: given.sheet,
                space: given.space,
                marker: given.marker,
                clues: SpaceSet::NONE,
                tickets: given.carried.tickets,
                assets: given.carried.assets.clone(),
                artifacts: given.carried.artifacts.clone(),
                spells: given
                    .carried
                    .spells
                    .iter()
                    .map(|(card, copy)| held(*card, *copy))
                    .collect(),
            };
            game.fallen.push(fallen);
        }
        Ok(())
    }

    fn carriers(&self) -> impl Iterator<Item = &Carried> {
        let seats = self.seats.iter().map(|it| &it.carried);
        seats.chain(self.fallen.iter().map(|it| &it.carried))
    }

    fn lay_cards(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        let twice = |id: &str| BadField::position(format!("{id} is in two places"));
        let mut assets = AssetSet::first(c.assets.len());
        let mut artifacts = ArtifactSet::first(c.artifacts.len());
        let held = self.carriers().flat_map(|it| it.assets.iter());
        for id in held.chain(self.reserve.iter().copied()).chain(self.asset_discards.iter()) {
            if !assets.contains(id) {
                return Err(twice(&c.asset(id).id));
            }
            assets.remove(id);
        }
        for id in
            self.carriers().flat_map(|it| it.artifacts.iter()).chain(self.artifact_discards.iter())
        {
            if !artifacts.contains(id) {
                return Err(twice(&c.artifact(id).id));
            }
            artifacts.remove(id);
        }
        let deck = assets.and(&game.assets);
        game.assets =
            self.asset_deck.as_ref().map_or_else(|| deck.clone(), |given| given.and(&deck));
        game.asset_discards = self.asset_discards.or(deck.without(&game.assets));
        let deck = artifacts.and(&game.artifacts);
        game.artifacts =
            self.artifact_deck.as_ref().map_or_else(|| deck.clone(), |given| given.and(&deck));
        game.artifact_discards = self.artifact_discards.or(deck.without(&game.artifacts));
        game.reserve = self.reserve.iter().copied().collect();
        for (card, _) in self.carriers().flat_map(|it| &it.spells) {
            let left = &mut game.spells[usize::from(card.0)];
            let too_many =
                || BadField::position(format!("too many copies of {}", c.spell(*card).id));
            *left = left.checked_sub(1).ok_or_else(too_many)?;
        }
        for (card, _) in self.seats.iter().flat_map(|it| &it.conditions) {
            let left = &mut game.conditions[usize::from(card.0)];
            let too_many =
                || BadField::position(format!("too many copies of {}", c.condition(*card).id));
            *left = left.checked_sub(1).ok_or_else(too_many)?;
        }
        game.tops = self.tops;
        for (names, is_acted) in [(&self.acted, true), (&self.spent, false)] {
            for name in names {
                mark(game, c, name, is_acted)?;
            }
        }
        Ok(())
    }

    /// First the clues whose faces are given, then any others: those of numbered spaces first, so
    /// that the clues of cities stay in the pool.
    fn lay_clues(&self, game: &mut Eldritch, c: &Content) -> Result<(), BadField> {
        let mut pool = SpaceSet::first(c.spaces.len()).without(&self.clue_discards);
        game.clue_discards = self.clue_discards.clone();
        let seats = self.seats.iter().enumerate();
        let fallen = self.fallen.iter().enumerate();
        let spaces = self.spaces.iter();
        let asked: Vec<(Where, &Clues)> = seats
            .filter_map(|(at, it)| Some((Where::Seat(at), it.carried.clues.as_ref()?)))
            .chain(
                fallen.filter_map(|(at, it)| Some((Where::Fallen(at), it.carried.clues.as_ref()?))),
            )
            .chain(spaces.filter_map(|(at, it)| Some((Where::Space(*at), it.clues.as_ref()?))))
            .chain(self.mystery.clues.as_ref().map(|clues| (Where::Mystery, clues)))
            .collect();
        for (at, clues) in &asked {
            let Clues::Faces(faces) = clues else { continue };
            for face in faces {
                if !pool.contains(*face) {
                    let what = format!("the clue of {} is in two places", c.space(*face).id);
                    return Err(BadField::position(what));
                }
                pool.remove(*face);
                at.add(game, *face)?;
            }
        }
        for (at, clues) in &asked {
            let Clues::Any(count) = clues else { continue };
            for _ in 0..*count {
                let own = match at {
                    Where::Space(space) => Some(*space).filter(|space| pool.contains(*space)),
                    _ => None,
                };
                let Some(face) = own.or_else(|| pool.iter().last()) else {
                    return Err(BadField::position("there are not so many clues"));
                };
                pool.remove(face);
                at.add(game, face)?;
            }
        }
        game.clue_pool =
            self.clue_pool.as_ref().map_or_else(|| pool.clone(), |given| given.and(&pool));
        game.clue_discards = game.clue_discards.or(pool.without(&game.clue_pool));
        Ok(())
    }

    fn lay_gates(&self, game: &mut Eldritch) -> Result<(), BadField> {
        let table = Seats::first(game.players);
        let on_mystery = game.mystery.as_ref().map_or(SpaceSet::NONE, |it| it.gates.clone());
        game.gate_discards = self.gate_discards.clone();
        let mut rest: Vec<SpaceId> = game
            .gates
            .cards()
            .filter(|space| {
                !game.space(*space).gate
                    && !game.gate_discards.contains(*space)
                    && !game.sheet_gates.contains(*space)
                    && !on_mystery.contains(*space)
            })
            .collect();
        for space in &self.gate_stack {
            if !rest.contains(space) {
                return Err(BadField::position("a gate of the stack lies elsewhere, or twice"));
            }
            rest.retain(|other| other != space);
        }
        *game.gates = Deck::heap(rest, table);
        for space in self.gate_stack.iter().rev() {
            game.gates.put(End::Top, *space, table);
        }
        Ok(())
    }

    fn push_frames(&self, game: &mut Eldritch) {
        let count = game.players;
        let turn = self.turn.unwrap_or(self.lead);
        let left = count - (turn + count - self.lead) % count;
        let next = (turn + 1) % count;
        let given = self.seats.get(usize::from(turn)).and_then(|it| it.actions);
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
                frames.push(Frame::EndMythos { step: 0 });
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

/// Where clues are laid.
#[derive(Clone, Copy)]
enum Where {
    Seat(usize),
    Fallen(usize),
    Space(SpaceId),
    Mystery,
}

impl Where {
    fn add(self, game: &mut Eldritch, face: SpaceId) -> Result<(), BadField> {
        match self {
            Where::Seat(at) => game.seats[at].clues.add(face),
            Where::Fallen(at) => game.fallen[at].clues.add(face),
            Where::Space(space) => game.space_mut(space).clues.add(face),
            Where::Mystery => match &mut game.mystery {
                Some(mystery) => mystery.clues.add(face),
                None => return Err(BadField::position("`mystery.clues` needs a `mystery`")),
            },
        }
        Ok(())
    }
}

fn investigator(
    c: &Content,
    sheet: SheetId,
    given: &SeatDraft,
) -> Result<crate::state::Investigator, BadField> {
    let info = c.sheet(sheet);
    let mut it = setup::nobody(sheet);
    it.standing = given.standing.unwrap_or(Standing::Playing);
    it.space = given.space.unwrap_or(info.start);
    if it.standing != Standing::Playing {
        return Ok(it);
    }
    it.health = given.health.unwrap_or(info.health);
    it.sanity = given.sanity.unwrap_or(info.sanity);
    if it.health > info.health || it.sanity > info.sanity || it.health == 0 || it.sanity == 0 {
        let what =
            format!("{} has 1 to {} health and 1 to {} sanity", info.id, info.health, info.sanity);
        return Err(BadField::position(what));
    }
    if given.improved.iter().any(|times| *times > 2) {
        return Err(BadField::position("a skill is improved twice at most"));
    }
    it.improved = given.improved;
    it.tickets = given.carried.tickets;
    it.assets = given.carried.assets.clone();
    it.artifacts = given.carried.artifacts.clone();
    it.spells = given.carried.spells.iter().map(|(card, copy)| held(*card, *copy)).collect();
    it.conditions = given.conditions.iter().map(|(card, copy)| held(*card, *copy)).collect();
    it.delayed = given.delayed;
    it.actions = given.actions.unwrap_or(0);
    it.done = given.done;
    it.acted = given.acted;
    it.used = given.used;
    it.cast = given.cast.clone();
    Ok(it)
}

fn held<Id>(card: Id, copy: Option<u8>) -> Held<Id> {
    let back = copy.map_or(Back::Unknown, |copy| Back::Copy { copy, seen: u8::MAX });
    Held { card, back }
}

/// Notes that an asset or an artifact has acted or was used this round.
fn mark(game: &mut Eldritch, c: &Content, name: &str, acted: bool) -> Result<(), BadField> {
    if let Some(id) = c.names.id("asset", name) {
        let set = if acted { &mut game.acted_assets } else { &mut game.spent_assets };
        set.add(AssetId(id as u8));
    } else if let Some(id) = c.names.id("artifact", name) {
        let set = if acted { &mut game.acted_artifacts } else { &mut game.spent_artifacts };
        set.add(ArtifactId(id as u8));
    } else {
        return Err(BadField::position(format!("there is no asset or artifact \"{name}\"")));
    }
    Ok(())
}

/// The epic monster on the board that an effect of this card has brought.
fn epic_of(game: &Eldritch, c: &Content, block: Block) -> Option<u8> {
    let brought = |op: &Op<crate::language::EffectLanguage>| match op {
        Op::Do(Verb::SpawnMonster { monster, .. }) => Some(*monster),
        _ => None,
    };
    let kinds: Vec<MonsterId> = c.code.ops(block).iter().filter_map(brought).collect();
    let mut there = game.monsters();
    there.find(|(_, it)| kinds.contains(&it.kind) && c.monster(it.kind).epic).map(|(slot, _)| slot)
}

/// An awake Ancient One with enough solved mysteries has begun its Final Mystery: what that brings
/// is on the board already, or comes now.
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
