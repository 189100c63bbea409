//! Setting up the game.

mod table;

use super::{Out, Run, drawing};
use crate::content::{Colour, Content, Difficulty};
use crate::event::{Event, Of, What};
use crate::ids::{AncientId, CardNumber, MythosId, SheetId, SpaceId};
use crate::state::{
    ArtifactSet, AssetSet, Drawing, Eldritch, Frame, Investigator, MysterySet, MythosDeck,
    MythosSet, SetUpStep, Source, SpaceSet, SpellSet, Standing,
};
use kernel::{List, Seat, SetupError};
use serde::{Deserialize, Serialize};

pub use table::empty;

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
            for seat in (0..run.s.players).map(Seat).rev() {
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
pub fn arrive(run: &mut Run<'_>, seat: Seat) {
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
