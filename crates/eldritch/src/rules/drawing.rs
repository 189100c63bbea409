//! Draws: how many outcomes there are, which card an index means, and what happens then.

use super::{
    Run, Step, clues, combat, double_sided, encounters, flipping, gaining, gates, monsters,
    mysteries, mythos, setup,
};
use crate::content::{Content, MythosKind};
use crate::drawn;
use crate::event::{Event, Of, What};
use crate::ids::{
    AncientId, ArtifactId, AssetId, CardNumber, ConditionId, MonsterId, MysteryId, MythosId,
    SpaceId, SpellId,
};
use crate::state::{Drawing, Eldritch, Found, Frame, Phase, copy_found};
use kernel::deck::{End, Next};

/// How many there are of each thing that can be drawn, judging by the state alone.
fn weights<'s>(s: &'s Eldritch, what: Drawing, among: &Found) -> impl Fn(u16) -> u32 + use<'s> {
    let double_sided = double_sided::weights(s, what, among);
    let of_cup = matches!(what, Drawing::Monster { .. } | Drawing::Ambusher { .. });
    move |of| {
        if let Some(deck) = &double_sided {
            return deck.of(of);
        }
        if let Drawing::Colour { stage } = what {
            return u32::from(s.stages[usize::from(stage)][usize::from(of)]);
        }
        if of_cup { u32::from(s.cup[usize::from(of)]) } else { 1 }
    }
}

fn is_gate(what: Drawing) -> bool {
    matches!(what, Drawing::Gate | Drawing::PeekGate { .. } | Drawing::GateToSheet)
}

/// The number of possible outcomes.
pub(super) fn size(s: &Eldritch, what: Drawing, among: &Found) -> u32 {
    if is_gate(what) {
        return match s.gates.next(End::Top) {
            Next::Unknown { size } => size,
            Next::Known(_) => 1,
            Next::Nothing => 0,
        };
    }
    if !is_weighted(what) {
        return among.len();
    }
    among.iter().map(weights(s, what, among)).sum()
}

/// Whether there may be several of what can be drawn, or none.
fn is_weighted(what: Drawing) -> bool {
    matches!(
        what,
        Drawing::Spell { .. }
            | Drawing::Condition { .. }
            | Drawing::TopSpell
            | Drawing::TopCondition
            | Drawing::Colour { .. }
            | Drawing::Monster { .. }
            | Drawing::Ambusher { .. }
    )
}

/// What outcome `index` draws.
pub(super) fn card_at(s: &Eldritch, c: &Content, what: Drawing, among: &Found, index: u32) -> u64 {
    if is_gate(what) {
        return drawn::number(s, what, s.gates.card_at(End::Top, index).0);
    }
    let Some(of) = nth_of(s, what, among, index) else { return 0 };
    // Only the back of an expedition is seen.
    let seen = match what == Drawing::Expedition {
        true => c.leads_to(CardNumber(of)).map_or(0, |space| space.0),
        false => of,
    };
    drawn::number(s, what, seen)
}

fn nth_of(s: &Eldritch, what: Drawing, among: &Found, index: u32) -> Option<u16> {
    if !is_weighted(what) {
        return among.nth(index as usize);
    }
    let weights = weights(s, what, among);
    let mut left = index;
    among.iter().find(|of| {
        let weight = weights(*of);
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    })
}

/// Whether chance can have drawn this.
pub(super) fn is_possible(
    s: &Eldritch,
    c: &Content,
    what: Drawing,
    among: &Found,
    answer: u64,
) -> bool {
    let Some(of) = drawn::of(s, what, answer) else { return false };
    if is_gate(what) {
        // A gate elsewhere in the stack, such as one put on the bottom, is not drawn.
        return s.gates.may_lie(End::Top, SpaceId(of));
    }
    if what == Drawing::Expedition {
        let leads = |card: u16| c.leads_to(CardNumber(card)).is_some_and(|it| it.0 == of);
        return among.iter().any(leads);
    }
    among.contains(of) && weights(s, what, among)(of) > 0
}

/// Asks chance, or decides if there is only one outcome.
/// EH-HIDDEN-INFO-02, EH-HIDDEN-INFO-03, EH-HIDDEN-INFO-04: a deck is the set of cards that may
/// still be in it; only chance decides which comes.
pub(super) fn draw(run: &mut Run<'_>, what: Drawing, among: &Found) -> Step {
    match size(run.s, what, among) {
        0 => {
            run.pop();
            Step::Next
        }
        // A gate known to be on top involves no chance; everything else is left to chance even if
        // there is only one outcome, so that the log records it.
        1 if is_gate(what) => {
            if !matches!(what, Drawing::PeekGate { .. }) {
                turn_up_gate(run);
            }
            let only = card_at(run.s, run.c, what, among, 0);
            drawn(run, what, only);
            Step::Next
        }
        size => Step::Draw(size),
    }
}

/// Shows the top gate to those who did not know it.
fn turn_up_gate(run: &mut Run<'_>) {
    let all = kernel::Seats::first(run.s.players);
    for seat in all.iter().filter(|seat| run.s.gates.known_to(End::Top, *seat).is_none()) {
        run.out.reveal_to(seat);
    }
}

/// Takes what was drawn.
pub(super) fn drawn(run: &mut Run<'_>, what: Drawing, drawn: u64) {
    run.pop();
    let of = drawn::of(run.s, what, drawn).unwrap_or_default();
    match what {
        Drawing::Ancient => run.s.ancient = AncientId(of),
        Drawing::Asset { who } => {
            run.s.assets.remove(AssetId(of));
            run.s.asset_discards.remove(AssetId(of));
            gaining::take_asset(run, who, AssetId(of));
        }
        Drawing::Reserve => {
            run.s.assets.remove(AssetId(of));
            run.s.reserve.push(AssetId(of));
            let thing = crate::state::Thing::Asset(AssetId(of));
            run.say(Event::new(What::ReserveFilled).of(Of::Thing(thing)));
        }
        Drawing::Artifact { who } => {
            run.s.artifacts.remove(ArtifactId(of));
            run.s.added_artifacts.remove(ArtifactId(of));
            gaining::take_artifact(run, who, ArtifactId(of), true);
        }
        Drawing::Spell { who } => double_sided::drawn_spell(run, who, SpellId(of)),
        Drawing::Condition { who } => double_sided::drawn_condition(run, who, ConditionId(of)),
        Drawing::TopSpell | Drawing::TopCondition => double_sided::lies_on_top(run, what, of),
        Drawing::SpellBack { who, card, flips } => {
            flipping::drawn_spell_back(run, who, card, copy_found(of), flips);
        }
        Drawing::ConditionBack { who, card, flips } => {
            flipping::drawn_condition_back(run, who, card, copy_found(of), flips);
        }
        Drawing::Clue { who } => clues::take(run, who, SpaceId(of)),
        Drawing::SpawnClue { on } => clues::spawned(run, SpaceId(of), on),
        Drawing::RandomSpace => {
            run.s.clue_pool.remove(SpaceId(of));
            run.s.clue_discards.add(SpaceId(of));
            if let Some(context) = run.s.context_mut() {
                context.chosen = Some(SpaceId(of));
            }
        }
        Drawing::Monster { on } => {
            run.s.cup[usize::from(of)] -= 1;
            monsters::put(run, MonsterId(of), on, false);
        }
        Drawing::Ambusher { who } => {
            run.s.cup[usize::from(of)] -= 1;
            combat::ambush(run, who, MonsterId(of), true);
        }
        Drawing::Gate => gates::open(run, SpaceId(of)),
        Drawing::PeekGate { who, second } => gates::peeked(run, who, second, SpaceId(of)),
        Drawing::GateToSheet => {
            run.s.gates.take(End::Top, SpaceId(of));
            run.s.sheet_gates.add(SpaceId(of));
        }
        Drawing::Encounter { who, deck } => {
            encounters::encounter_drawn(run, who, deck, CardNumber(of))
        }
        Drawing::Expedition => {
            run.s.expedition = Some(SpaceId(of));
            run.say(Event::new(What::ExpeditionMoved).at(SpaceId(of)));
        }
        Drawing::Colour { stage } => {
            run.s.stages[usize::from(stage)][usize::from(of)] -= 1;
            let among = setup::unseen_mythos(run, of, stage);
            run.push(Frame::Draw { what: Drawing::Mythos, among: among.numbers() });
        }
        Drawing::Mythos => mythos::begin(run, MythosId(of)),
        Drawing::Rumor if run.s.phase == Phase::Setup => mythos::bring_rumor(run, MythosId(of)),
        // EH-MYTHOS-06.
        Drawing::Rumor => mythos::begin(run, MythosId(of)),
        Drawing::Mystery => mysteries::drawn(run, MysteryId(of)),
        Drawing::LostMystery => {
            mysteries::lost(run, MysteryId(of));
        }
    }
}

/// EH-EXPEDITION-ENCOUNTERS-06: the back of the next expedition card shows its space.
pub(super) fn turn_up_expedition(run: &mut Run<'_>) {
    run.s.expedition = None;
    let deck = run.c.decks.expedition;
    if run.s.encounters[deck].is_empty() {
        run.s.encounters[deck] = std::mem::take(&mut run.s.encounter_discards[deck]);
    }
    let among = run.s.encounters[deck].numbers();
    if !among.is_empty() {
        run.push(Frame::Draw { what: Drawing::Expedition, among });
    }
}

/// Rumors nobody has seen.
pub(super) fn unseen_rumors(run: &Run<'_>) -> Found {
    let is_rumor = |id: &MythosId| run.c.mythos_card(*id).kind == MythosKind::Rumor;
    run.s.mythos.iter().filter(is_rumor).map(|id| id.0).collect()
}

/// EH-EXPEDITION-ENCOUNTERS-06.
pub(super) fn step_expedition(run: &mut Run<'_>) {
    run.pop();
    turn_up_expedition(run);
}
