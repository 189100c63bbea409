//! Setting up the game.

use super::{Out, Run, drawing};
use crate::content::{Colour, Content, DeckKind, Difficulty};
use crate::event::{Event, Of, What};
use crate::ids::{AncientId, ArtifactId, AssetId, CardNumber, MythosId, SheetId, Slot, SpaceId};
use crate::state::{
    ArtifactSet, AssetSet, CardSet, Counts, DeckRow, Drawing, Eldritch, Found, Frame, Investigator,
    MysterySet, MythosDeck, MythosSet, Options, Pending, Phase, SetUpStep, SheetSet, Source,
    SpaceSet, SpellSet, Standing, Tops, Trading, USUAL_SLOTS,
};
use arrayvec::ArrayVec;
use kernel::{Deck, List, Row, Seats, SetupError, Shared};
use script::Names;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What is chosen before the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// How many investigators play.
    pub investigators: u8,
    /// Who plays which investigator; seats without one choose when the game begins.
    pub sheets: Vec<String>,
    /// Drawn by chance if nobody chose.
    pub ancient_one: Option<String>,
    pub mythos: MythosDeck,
    pub starting_rumor: bool,
    /// EH-DOUBLE-SIDED-CARDS-02: the top cards of the spells and conditions are visible. A set-up
    /// without this field belongs to an older game, which continues without them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_decks: bool,
    /// The boxes used in addition to the base box.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boxes: Vec<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            investigators: 4,
            sheets: Vec::new(),
            ancient_one: None,
            mythos: MythosDeck::All,
            starting_rumor: false,
            open_decks: true,
            boxes: Vec::new(),
        }
    }
}

/// EH-REFERENCE-CARD-02: gates, clues and monsters of a surge, by the number of players.
/// EH-REFERENCE-CARD-01, EH-MONSTER-SURGE-01.
pub fn reference(players: u8) -> (u8, u8, u8) {
    match players {
        0..=2 => (1, 1, 1),
        3..=4 => (1, 2, 2),
        5..=6 => (2, 3, 2),
        _ => (2, 4, 3),
    }
}

pub fn begin(setup: &Setup, c: &Content, out: &mut Out) -> Result<Eldritch, SetupError> {
    let mut game = empty(setup, c)?;
    Run { s: &mut game, c, out }.advance();
    Ok(game)
}

/// The game before anything is laid out; its only pending work is the set-up.
pub fn empty(setup: &Setup, c: &Content) -> Result<Eldritch, SetupError> {
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
    let ancient = match &setup.ancient_one {
        Some(name) => Some(AncientId(named(c, "ancient-one", name)?)),
        None => None,
    };
    let table = Seats::first(players);
    let gates = (0..c.spaces.len()).filter(|at| c.spaces[*at].gate.is_some());
    let mut cup = Counts::new(c.monsters.len());
    for (kind, info) in c.monsters.iter().enumerate() {
        cup[kind] = info.count;
    }
    let mut spells = Row::new(c.spells.len());
    for (at, info) in c.spells.iter().enumerate() {
        spells[at] = copies(info.backs.len());
    }
    let mut conditions = Row::new(c.conditions.len());
    for (at, info) in c.conditions.iter().enumerate() {
        conditions[at] = copies(info.backs.len());
    }
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
    let mut game = Eldritch {
        players,
        ancient: ancient.unwrap_or(AncientId(0)),
        awake: false,
        final_begun: false,
        options: Options { deck: setup.mythos, starting_rumor: setup.starting_rumor },
        round: 0,
        turns: 0,
        phase: Phase::Setup,
        lead: 0,
        omen: 0,
        omen_tokens: 0,
        doom: 0,
        seats: ArrayVec::new(),
        fallen: SmallVec::new(),
        unused_sheets: SheetSet::first(c.sheets.len()),
        spaces: Shared::new(Row::new(c.spaces.len())),
        monsters: Shared::new(Row::new(USUAL_SLOTS)),
        next_slot: Slot(0),
        cup: Shared::new(cup),
        aside: Shared::new(Counts::new(c.monsters.len())),
        kept: Shared::new(List::new()),
        gates: Shared::new(Deck::heap(gates.map(SpaceId::nth), table)),
        gate_discards: SpaceSet::NONE,
        boxed_gates: SpaceSet::NONE,
        clue_pool: SpaceSet::first(c.spaces.len()),
        clue_discards: SpaceSet::NONE,
        assets: AssetSet::first(c.assets.len()),
        asset_discards: AssetSet::NONE,
        reserve: List::new(),
        artifacts: ArtifactSet::first(c.artifacts.len()),
        artifact_discards: ArtifactSet::NONE,
        spells,
        conditions,
        tops: if setup.open_decks { Tops::SHUFFLED } else { Tops::default() },
        encounters: Shared::new(encounters),
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
    };
    // OPT-S2: cards that need a companion are removed from a solo game.
    if players == 1
        && let Some(teamwork) = c.names.id("trait", "teamwork")
    {
        let teamwork = crate::ids::TraitId(teamwork);
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
                game.boxed_artifacts.add(card);
            }
        }
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

/// How many copies of a card there are; packs with too many are refused when they are read.
fn copies(backs: usize) -> u8 {
    u8::try_from(backs).expect("copies of a card are counted when it is read")
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

/// A seat before its investigator comes into play.
pub fn nobody(sheet: SheetId) -> Investigator {
    Investigator {
        sheet,
        standing: Standing::Out,
        space: SpaceId(0),
        health: 0,
        sanity: 0,
        improved: [0; 5],
        clues: SpaceSet::NONE,
        tickets: [0; 2],
        assets: AssetSet::NONE,
        artifacts: ArtifactSet::NONE,
        spells: List::new(),
        conditions: List::new(),
        delayed: false,
        actions: 0,
        done: 0,
        acted: false,
        used: false,
        cast: SpellSet::NONE,
        local: List::new(),
        no_more: false,
        unseen: false,
        met: false,
    }
}

/// One step of the set-up.
pub(super) fn set_up(run: &mut Run<'_>, step: SetUpStep) {
    run.pop();
    match step {
        // Everything that depends on the Ancient One, then the investigators.
        SetUpStep::AncientOne => {
            run.push(Frame::SetUp { step: SetUpStep::Board });
            lay_out_ancient_one(run);
            for seat in (0..run.s.players).rev() {
                run.push(Frame::Arrive { seat });
                if run.s.investigator(seat).sheet == SheetId::NOBODY {
                    run.push(Frame::ChooseSheet { seat });
                }
            }
        }
        SetUpStep::Board => {
            let (gates, clues, _) = reference(run.s.players);
            run.push(Frame::Round);
            if run.s.options.starting_rumor {
                let among = drawing::unseen_rumors(run);
                run.push(Frame::Draw { what: Drawing::Rumor, among });
            }
            run.push(Frame::NewMystery);
            let ancient = run.c.ancient(run.s.ancient);
            if let Some(block) = ancient.setup {
                let context = run.context_of(run.s.lead, Source::AncientOne);
                run.begin_effect(context, block);
            }
            run.push(Frame::SpawnClues { n: clues, on: None });
            run.push(Frame::SpawnGates { n: gates });
            run.push(Frame::Refill);
            run.push(Frame::NewExpedition);
        }
    }
}

/// EH-ANCIENT-ONE-03, EH-SET-ASIDE-02: what is set aside for it, and its own decks.
pub fn lay_out_ancient_one(run: &mut Run<'_>) {
    let ancient = run.c.ancient(run.s.ancient);
    run.say(Event::new(What::Opponent).of(Of::Ancient(run.s.ancient)));
    run.s.doom = ancient.doom;
    run.s.stages = ancient.mythos;
    run.s.mysteries = MysterySet::first(ancient.deck.len());
    for (kind, count) in &ancient.set_aside {
        let kind = usize::from(kind.0);
        // EH-SET-ASIDE-01: as many as there are; another box may set aside more of them.
        let taken = (*count).min(run.s.cup[kind]);
        run.s.cup[kind] -= taken;
        run.s.aside[kind] += taken;
    }
    let (research, special) = (run.c.decks.research, run.c.decks.special);
    let own = |ancient: Option<AncientId>| ancient == Some(run.s.ancient);
    let cards = run.c.simple_cards(research);
    let cards = CardNumber::first(cards.len()).zip(cards).filter(|(_, it)| own(it.ancient));
    run.s.encounters[research] = cards.map(|(card, _)| card).collect();
    let cards = run.c.complex_cards(special);
    let own = |ancient: Option<AncientId>| ancient == Some(run.s.ancient);
    let cards = CardNumber::first(cards.len()).zip(cards).filter(|(_, it)| own(it.ancient));
    run.s.encounters[special] = cards.map(|(card, _)| card).collect();
}

/// EH-HEALTH-SANITY-01, EH-INVESTIGATORS-06: the investigator comes into play.
pub fn arrive(run: &mut Run<'_>, seat: u8) {
    run.pop();
    let sheet = run.s.investigator(seat).sheet;
    let info = run.c.sheet(sheet);
    run.s.unused_sheets.remove(sheet);
    let mut it = nobody(sheet);
    it.standing = Standing::Playing;
    it.space = info.start;
    it.health = info.health;
    it.sanity = info.sanity;
    *run.s.investigator_mut(seat) = it;
    run.say(Event::by(What::Arrived, seat).of(Of::Sheet(sheet)).at(info.start));
    let context = run.context_of(seat, Source::Sheet(seat));
    run.begin_effect(context, info.begins);
}

/// Unseen Mythos cards of a colour that this stage may contain.
pub fn unseen_mythos(run: &Run<'_>, colour: u16, stage: u8) -> MythosSet {
    let wanted = [Colour::Green, Colour::Yellow, Colour::Blue][usize::from(colour)];
    let staged = [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard];
    let fits = |id: &MythosId| {
        let card = run.c.mythos_card(*id);
        card.colour == wanted
            && (run.s.options.deck != MythosDeck::Staged
                || card.difficulty == staged[usize::from(stage) % 3])
    };
    let mut set = MythosSet::NONE;
    run.s.mythos.iter().filter(fits).for_each(|id| set.add(id));
    set
}
