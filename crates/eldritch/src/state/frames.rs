//! Pending work: what is to be done next, and what waits below it.

use super::{
    Context, DefeatStep, Drawing, EndOfMythosStep, Fight, Found, It, Losing, Marker, MythosStep,
    SetUpStep, Source, Testing, TradeKind,
};
use crate::ids::{ConditionId, KindId, MythosId, Skill, Slot, SpaceId, Ticket, TraitId};
use kernel::Seat;
use script::{At, Block};
use serde::{Deserialize, Serialize};

/// The next thing to do. The top frame is what the table waits for, or does next.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Frame {
    Over,
    /// This seat chooses an investigator.
    ChooseSheet {
        seat: Seat,
    },
    /// The investigator comes into play: space, health, what the sheet gives.
    Arrive {
        seat: Seat,
    },
    SetUp {
        step: SetUpStep,
    },
    Round,
    /// The Action phase comes round to this seat.
    Actions {
        next: Seat,
        left: u8,
    },
    Turn {
        seat: Seat,
    },
    /// One action outside a turn: EH-INV-CHARLIE-01.
    OneAction {
        seat: Seat,
    },
    /// The action that this seat performs outside a turn is resolved.
    Acting {
        seat: Seat,
    },
    /// The Encounter phase comes round to this seat.
    Encounters {
        next: Seat,
        left: u8,
    },
    /// What this seat encounters; after combat it may be left.
    Encounter {
        seat: Seat,
        after: bool,
    },
    /// Monsters still to be fought, by slot.
    Monsters {
        seat: Seat,
        left: Found,
    },
    AfterMonsters {
        seat: Seat,
    },
    /// EH-MYTHOS: the steps of this card.
    Mythos {
        card: MythosId,
        step: MythosStep,
    },
    MythosPhase,
    EndMythos {
        step: EndOfMythosStep,
    },
    PassLead,
    /// EH-DEFEATED-06.
    GiveLead {
        by: Seat,
    },

    /// An effect with what it remembers; nothing of it is left once this is on top.
    Effect(Context),
    /// What comes next of the effect at hand.
    Run(Block),
    /// `for each`: what is left to go through, a bit each.
    Each {
        at: At,
        left: Found,
    },
    Repeat {
        body: Block,
        left: u8,
    },
    May {
        at: At,
    },
    Unless {
        at: At,
    },
    Choose {
        at: At,
    },
    Pick {
        at: At,
        among: Found,
    },
    /// EH-NEAREST-03: where the statement at hand takes place, and who says so.
    Where {
        by: Seat,
        among: Found,
    },
    /// What is aimed at.
    Aim {
        at: At,
        among: Found,
    },
    /// A bare roll of dice; the lines it leads to.
    Dice {
        dice: u8,
        lines: Block,
    },
    Draw {
        what: Drawing,
        among: Found,
    },
    /// An ability that follows something; asked first if its owner may leave it.
    Trigger {
        source: Source,
        nth: u8,
        who: Seat,
        may: bool,
        it: It,
    },
    /// EH-CONFLICTS-01: the frames below, so many, would come at the same time; who says which is
    /// next.
    AtOnce {
        who: Seat,
        n: u16,
    },
    /// What the mystery offers whoever brought it nearer.
    MysteryStep {
        who: Seat,
        it: It,
    },

    Test(Testing),
    Fight(Fight),
    Loss(Losing),

    Doom {
        n: u8,
        gate: Option<SpaceId>,
    },
    OmenSteps {
        n: u8,
    },
    /// Gates of the current omen that are still to advance doom.
    OmenDoom {
        left: Found,
    },
    Awaken,
    SpawnGates {
        n: u8,
    },
    SpawnMonsters {
        n: u8,
        on: SpaceId,
    },
    Surge {
        left: Found,
    },
    SpawnClues {
        n: u8,
        on: Option<SpaceId>,
    },
    GainClues {
        who: Seat,
        n: u8,
    },
    GainCards {
        who: Seat,
        n: u8,
        kind: KindId,
        with: Option<TraitId>,
    },
    TakeFromReserve {
        who: Seat,
        n: u8,
        with: Option<TraitId>,
        worth: Option<u8>,
        items: bool,
    },
    /// An asset with this trait is taken from the reserve or its discards.
    FindAsset {
        who: Seat,
        with: TraitId,
    },
    Refill,
    /// Assets are bought with so many successes.
    Buy {
        who: Seat,
        left: u8,
        bought: bool,
    },
    Discard {
        who: Seat,
        n: u8,
        kind: Option<KindId>,
        with: Option<TraitId>,
    },
    /// As many as one likes.
    DiscardAny {
        who: Seat,
        kind: Option<KindId>,
        with: Option<TraitId>,
    },
    /// EH-PREPARE-TRAVEL-05: which ticket makes way for this one. One that came out of other hands is
    /// there already, and is discarded if it is not kept.
    ReplaceTicket {
        who: Seat,
        new: Ticket,
        passed_on: bool,
    },
    Improve {
        who: Seat,
        n: u8,
    },
    /// EH-INV-LILY-03: whether the same skill is improved again.
    ImproveAgain {
        who: Seat,
        skill: Skill,
    },
    /// EH-INV-LOLA-01: improvements are given up for others.
    Unimprove {
        who: Seat,
        spent: u8,
    },
    /// Steps that are left, and by which paths; tickets pay for more where it is a journey.
    Moving {
        who: Seat,
        left: u8,
        by: Option<Ticket>,
        tickets: bool,
        may_stop: bool,
    },
    /// Steps on a shortest way that an investigator or a monster still has to take.
    Toward {
        what: It,
        to: SpaceId,
        left: u8,
    },
    Convert {
        who: Seat,
    },
    SetOmen {
        who: Seat,
    },
    /// EH-SPEND: clues that the group still has to pay.
    GroupClues {
        left: u8,
    },
    /// Who trades with whom, and in what.
    Trade {
        who: Seat,
        with: Seat,
        kind: TradeKind,
    },
    Agree {
        who: Seat,
        with: Seat,
    },
    PickPartner {
        who: Seat,
        kind: TradeKind,
    },
    /// The gates somebody looked at: which goes on top.
    OrderGates {
        who: Seat,
        one: SpaceId,
        other: SpaceId,
    },
    Defeat {
        who: Seat,
        marker: Marker,
        step: DefeatStep,
    },
    /// EH-DEFEATED-07.
    MarkFall {
        who: Seat,
    },
    /// EH-DEFEATED-03: where the one who fell is brought.
    FallTo {
        who: Seat,
        among: Found,
    },
    Reckon,
    Reckoning,
    /// EH-MYSTERIES-05.
    NewMystery,
    /// Jacqueline may read the condition somebody gained.
    ReadCondition {
        reader: Seat,
        owner: Seat,
        card: ConditionId,
    },
    /// EH-INV-MARK-02: what follows is imposed again.
    Imposed,
    /// The monster goes where the investigator went.
    Follow {
        slot: Slot,
        who: Seat,
    },
    /// A price in clues that may be paid in part with sanity.
    PayClues {
        who: Seat,
        n: u8,
    },
    /// The research encounter is over: what follows is resolved before its context is left.
    AfterResearch,
    Devour {
        who: Seat,
    },
    /// EH-EXPEDITION-ENCOUNTERS-06.
    NewExpedition,
}

/// The frames that never ask anybody: what every table of questions passes over.
macro_rules! asks_nothing {
    () => {
        $crate::state::Frame::Over
            | $crate::state::Frame::Arrive { .. }
            | $crate::state::Frame::SetUp { .. }
            | $crate::state::Frame::Round
            | $crate::state::Frame::Actions { .. }
            | $crate::state::Frame::Acting { .. }
            | $crate::state::Frame::Encounters { .. }
            | $crate::state::Frame::AfterMonsters { .. }
            | $crate::state::Frame::Mythos { .. }
            | $crate::state::Frame::MythosPhase
            | $crate::state::Frame::EndMythos { .. }
            | $crate::state::Frame::Effect(_)
            | $crate::state::Frame::Run(_)
            | $crate::state::Frame::Repeat { .. }
            | $crate::state::Frame::Dice { .. }
            | $crate::state::Frame::Draw { .. }
            | $crate::state::Frame::MysteryStep { .. }
            | $crate::state::Frame::Doom { .. }
            | $crate::state::Frame::OmenSteps { .. }
            | $crate::state::Frame::Awaken
            | $crate::state::Frame::SpawnGates { .. }
            | $crate::state::Frame::SpawnMonsters { .. }
            | $crate::state::Frame::SpawnClues { .. }
            | $crate::state::Frame::GainClues { .. }
            | $crate::state::Frame::GainCards { .. }
            | $crate::state::Frame::Refill
            | $crate::state::Frame::Toward { .. }
            | $crate::state::Frame::Defeat { .. }
            | $crate::state::Frame::Reckon
            | $crate::state::Frame::NewMystery
            | $crate::state::Frame::Imposed
            | $crate::state::Frame::Follow { .. }
            | $crate::state::Frame::AfterResearch
            | $crate::state::Frame::Devour { .. }
            | $crate::state::Frame::NewExpedition
    };
}
pub(crate) use asks_nothing;
