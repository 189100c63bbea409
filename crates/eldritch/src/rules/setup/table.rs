//! The table before anything is laid out: what the boxes hold and what was agreed.

use super::{Setup, nobody};
use crate::content::{Content, DeckKind, Difficulty};
use crate::ids::{AncientId, ArtifactId, AssetId, MythosId, SheetId, Slot, SpaceId, TraitId};
use crate::state::{
    ArtifactSet, AssetSet, CardSet, Counts, DeckRow, Drawing, Eldritch, Found, Frame, MysterySet,
    MythosDeck, MythosSet, Options, Pending, Phase, SetUpStep, SheetSet, SpaceSet, Tops, Trading,
    USUAL_SLOTS,
};
use arrayvec::ArrayVec;
use kernel::{Deck, List, Row, Seat, Seats, SetupError, Shared};
use script::Names;
use smallvec::SmallVec;

/// The game before anything is laid out; its only pending work is the set-up.
pub fn empty(setup: &Setup, c: &Content) -> Result<Eldritch, SetupError> {
    let players = setup.investigators;
    let sheets = chosen_sheets(setup, c)?;
    let ancient = match &setup.ancient_one {
        Some(name) => Some(AncientId(named(c, "ancient-one", name)?)),
        None => None,
    };
    let mut game = unpacked(setup, c, ancient.unwrap_or(AncientId(0)));
    if players == 1 {
        leave_out_teamwork(&mut game, c);
    }
    for seat in 0..players {
        let chosen = sheets.get(usize::from(seat)).copied();
        game.seats.push(nobody(chosen.map_or(SheetId::NOBODY, SheetId)).into());
    }
    for sheet in sheets {
        game.unused_sheets.remove(SheetId(sheet));
    }
    game.frames.push(Frame::Over);
    game.frames.push(Frame::SetUp { step: SetUpStep::AncientOne });
    if ancient.is_none() {
        let all = Found::first(c.ancients.len());
        game.frames.push(Frame::Draw { what: Drawing::Ancient, among: all });
    }
    Ok(game)
}

/// Who is played, as far as it was agreed.
fn chosen_sheets(setup: &Setup, c: &Content) -> Result<Vec<u16>, SetupError> {
    let players = setup.investigators;
    if !(1..=8).contains(&players) {
        return Err(SetupError(format!("1 to 8 investigators can play, not {players}")));
    }
    if setup.sheets.len() > usize::from(players) {
        let what = format!("{} sheets for {players} investigators", setup.sheets.len());
        return Err(SetupError(what));
    }
    let mut sheets = Vec::new();
    for name in &setup.sheets {
        let sheet = named(c, "investigator", name)?;
        if sheets.contains(&sheet) {
            return Err(SetupError(format!("{name} cannot be played twice")));
        }
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// Everything in its pile, nothing on the board.
fn unpacked(setup: &Setup, c: &Content, ancient: AncientId) -> Eldritch {
    let artifacts = ArtifactSet::first(c.artifacts.len());
    let added_artifacts: ArtifactSet =
        artifacts.iter().filter(|id| c.artifact(*id).kind.is_added()).collect();
    Eldritch {
        players: setup.investigators,
        ancient,
        awake: false,
        final_begun: false,
        options: Options { deck: setup.mythos, starting_rumor: setup.starting_rumor },
        round: 0,
        turns: 0,
        phase: Phase::Setup,
        lead: Seat(0),
        omen: 0,
        omen_tokens: 0,
        doom: 0,
        seats: ArrayVec::new(),
        fallen: SmallVec::new(),
        unused_sheets: SheetSet::first(c.sheets.len()),
        spaces: Shared::new(Row::new(c.spaces.len())),
        monsters: Shared::new(Row::new(USUAL_SLOTS)),
        next_slot: Slot(0),
        cup: Shared::new(cup(c)),
        aside: Shared::new(Counts::new(c.monsters.len())),
        kept: Shared::new(List::new()),
        gates: Shared::new(gates(c, Seats::first(setup.investigators))),
        gate_discards: SpaceSet::NONE,
        boxed_gates: SpaceSet::NONE,
        clue_pool: SpaceSet::first(c.spaces.len()),
        clue_discards: SpaceSet::NONE,
        assets: AssetSet::first(c.assets.len()),
        asset_discards: AssetSet::NONE,
        reserve: List::new(),
        artifacts: artifacts.without(&added_artifacts),
        added_artifacts,
        artifact_discards: ArtifactSet::NONE,
        spells: copies(c.spells.iter().map(|it| it.backs.len())),
        conditions: copies(c.conditions.iter().map(|it| it.backs.len())),
        tops: if setup.open_decks { Tops::SHUFFLED } else { Tops::default() },
        encounters: Shared::new(encounters(c)),
        encounter_discards: Shared::new(DeckRow::new(c.decks.len())),
        expedition: None,
        stages: [[0; 3]; 3],
        mythos: allowed(setup.mythos, c),
        in_play: Shared::new(List::new()),
        mysteries: MysterySet::NONE,
        solved: MysterySet::NONE,
        mystery: None,
        sheet_tokens: 0,
        sheet_gates: SpaceSet::NONE,
        acted_assets: AssetSet::NONE,
        acted_artifacts: ArtifactSet::NONE,
        spent_assets: AssetSet::NONE,
        spent_artifacts: ArtifactSet::NONE,
        pending: Pending::Over,
        last_lost: 0,
        ending: None,
        score: None,
        ran_out: false,
        lost_to: None,
        boxed_assets: AssetSet::NONE,
        boxed_artifacts: ArtifactSet::NONE,
        reckoning: Shared::default(),
        trading: Trading::default(),
        frames: SmallVec::new(),
    }
}

/// EH-MONSTERS-01: all monsters, until some are set aside.
fn cup(c: &Content) -> Counts {
    let mut cup = Counts::new(c.monsters.len());
    for (kind, info) in c.monsters.iter().enumerate() {
        cup[kind] = info.count;
    }
    cup
}

fn gates(c: &Content, table: Seats) -> Deck<SpaceId> {
    let gates = (0..c.spaces.len()).filter(|at| c.spaces[*at].gate.is_some());
    Deck::heap(gates.map(SpaceId::nth), table)
}

/// How many copies of each card there are; packs with too many are refused when they are read.
fn copies(backs: impl ExactSizeIterator<Item = usize>) -> Row<u8, 16> {
    let mut copies = Row::new(backs.len());
    for (at, backs) in backs.enumerate() {
        copies[at] = u8::try_from(backs).expect("copies of a card are counted when it is read");
    }
    copies
}

fn encounters(c: &Content) -> DeckRow {
    let mut encounters = DeckRow::new(c.decks.len());
    for (id, deck) in c.decks.iter() {
        encounters[id] = match deck.kind {
            // The Ancient One has its own.
            DeckKind::Research | DeckKind::Special => CardSet::NONE,
            DeckKind::Region
            | DeckKind::General
            | DeckKind::Expedition
            | DeckKind::OtherWorld
            | DeckKind::Added => CardSet::first(deck.len()),
        };
    }
    encounters
}

/// OPT-S2: cards that need a companion are removed from a solo game.
fn leave_out_teamwork(game: &mut Eldritch, c: &Content) {
    let Some(teamwork) = c.names.id("trait", "teamwork").map(TraitId) else { return };
    for (at, card) in c.assets.iter().enumerate() {
        if card.traits.contains(teamwork) {
            let card = AssetId::nth(at);
            game.assets.remove(card);
            game.boxed_assets.add(card);
        }
    }
    for (at, card) in c.artifacts.iter().enumerate() {
        if card.traits.contains(teamwork) {
            let card = ArtifactId::nth(at);
            game.artifacts.remove(card);
            game.added_artifacts.remove(card);
            game.boxed_artifacts.add(card);
        }
    }
}

fn named(c: &Content, kind: &str, name: &str) -> Result<u16, SetupError> {
    c.names.id(kind, name).ok_or_else(|| {
        let known = c.names.list(kind).join(", ");
        SetupError(format!("there is no {kind} \"{name}\"; there are {known}"))
    })
}

/// OPT-D3, OPT-D4: the Mythos cards that may be in the deck at all.
fn allowed(deck: MythosDeck, c: &Content) -> MythosSet {
    let fits = |difficulty: Difficulty| match deck {
        MythosDeck::All | MythosDeck::Staged => true,
        MythosDeck::Easier => difficulty != Difficulty::Hard,
        MythosDeck::Harder => difficulty != Difficulty::Easy,
    };
    let mut set = MythosSet::NONE;
    for (at, card) in c.mythos.iter().enumerate() {
        if fits(card.difficulty) {
            set.add(MythosId::nth(at));
        }
    }
    set
}
