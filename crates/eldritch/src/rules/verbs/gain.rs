//! Cards and tickets that an investigator gains.

use crate::event::{Event, Of, What};
use crate::ids::{KindId, Ticket};
use crate::language::{From, GainVerb, Number};
use crate::rules::values::amount;
use crate::rules::{Run, actions, gaining};
use crate::state::{Context, Frame, Source, TradeKind};

pub(super) fn perform(run: &mut Run<'_>, verb: GainVerb, context: &Context) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        GainVerb::GainTicket(ticket) => actions::gain_ticket(run, who, ticket),
        GainVerb::GiveItems => run.push(Frame::PickPartner { who, kind: TradeKind::GiveItems }),
        GainVerb::TradeAnywhere => run.push(Frame::PickPartner { who, kind: TradeKind::All }),
        GainVerb::Gain { kind: KindId::ASSET, n: number, with, from: From::Reserve } => {
            let n = n(run, number);
            let frame = Frame::TakeFromReserve { who, n, with, worth: None, items: false };
            run.push(frame);
        }
        GainVerb::Gain { kind, n: number, with, .. } => {
            let n = n(run, number);
            run.push(Frame::GainCards { who, n, kind, with });
        }
        GainVerb::GainAsset(asset) => gaining::gain_asset_named(run, who, asset),
        GainVerb::GainArtifact(artifact) => gaining::gain_artifact_named(run, who, artifact),
        GainVerb::GainSpell(spell) => gaining::gain_spell_named(run, who, spell),
        GainVerb::GainCondition(card) => gaining::gain_condition(run, who, card, context.willing),
        GainVerb::Find(with) => run.push(Frame::FindAsset { who, with }),
        GainVerb::GainReserveWorth(number) => {
            let worth = Some(n(run, number));
            run.push(Frame::TakeFromReserve { who, n: 8, with: None, worth, items: true });
        }
        GainVerb::GainOneWorth { n: number, worth } => {
            let (n, worth) = (n(run, number), Some(n(run, worth)));
            run.push(Frame::TakeFromReserve { who, n, with: None, worth, items: true });
        }
        GainVerb::FillReserve => run.push(Frame::Refill),
        GainVerb::TakeWhatTheyLeft => take_what_they_left(run, context),
    }
}

/// EH-DEFEATED-14: the possessions of the defeated investigator.
fn take_what_they_left(run: &mut Run<'_>, context: &Context) {
    let Source::Fallen(sheet, _) = context.source else { return };
    let Some(at) = run.s.fallen.iter().position(|fallen| fallen.sheet == sheet) else {
        return;
    };
    let fallen = run.s.fallen[at].clone();
    let who = context.who;
    let it = run.s.investigator_mut(who);
    it.clues = it.clues.or(fallen.clues);
    it.assets = it.assets.or(fallen.assets);
    it.artifacts = it.artifacts.or(fallen.artifacts);
    for held in fallen.spells {
        let it = run.s.investigator_mut(who);
        if it.has_spell(held.card) {
            run.s.shuffle_in_spell(run.c, held.card);
        } else {
            it.spells.push(held);
        }
    }
    let left = &mut run.s.fallen[at];
    left.clues = Default::default();
    left.tickets = [0; 2];
    left.assets = Default::default();
    left.artifacts = Default::default();
    left.spells.clear();
    run.say(Event::by(What::TookBelongings, who).of(Of::Sheet(sheet)));
    for ticket in [Ticket::Train, Ticket::Ship] {
        (0..fallen.tickets[ticket as usize])
            .for_each(|_| actions::receive_ticket(run, who, ticket));
    }
}
