//! What leaves an investigator, the reserve or the board.

use crate::ids::{AssetId, KindId};
use crate::language::{DiscardVerb, Number};
use crate::rules::values::amount;
use crate::rules::{Run, clues, discarding, flipping, gates, monsters, mythos};
use crate::state::{AssetSet, Context, Frame, It, Source, Thing};
use kernel::Seat;

pub(super) fn perform(run: &mut Run<'_>, verb: DiscardVerb, context: &Context) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        DiscardVerb::DiscardFrom { kind, n: number } => {
            let n = n(run, number);
            run.push(Frame::Discard { who, n, kind: Some(kind), with: None });
        }
        DiscardVerb::DiscardWith { with, n: number } => {
            let n = n(run, number);
            run.push(Frame::Discard { who, n, kind: None, with: Some(with) });
        }
        DiscardVerb::DiscardAllBut { with, n: number } => {
            let has = discarding::discardable(run.s, run.c, who, None, Some(with)).count();
            let n = crate::state::amount(has).saturating_sub(n(run, number));
            run.push(Frame::Discard { who, n, kind: None, with: Some(with) });
        }
        DiscardVerb::DiscardCondition(card) => {
            discarding::discard(run, who, Thing::Condition(card))
        }
        DiscardVerb::DiscardConditionWith { with, n: number } => {
            let n = n(run, number);
            let kind = Some(KindId::CONDITION);
            run.push(Frame::Discard { who, n, kind, with: Some(with) });
        }
        DiscardVerb::DiscardAnyCondition(number) => {
            let n = n(run, number);
            let kind = Some(KindId::CONDITION);
            run.push(Frame::Discard { who, n, kind, with: None });
        }
        DiscardVerb::DiscardAny { with } => {
            run.push(Frame::DiscardAny { who, kind: None, with: Some(with) });
        }
        DiscardVerb::DiscardAnySpell => {
            run.push(Frame::DiscardAny { who, kind: Some(KindId::SPELL), with: None });
        }
        DiscardVerb::DiscardTheSpell => {
            if let It::Spell(card) = context.it {
                discarding::discard(run, who, Thing::Spell(card));
            }
        }
        DiscardVerb::DiscardThis => discarding::discard_this(run),
        DiscardVerb::FlipThis => flipping::flip_this(run),
        DiscardVerb::DiscardReserve => {
            for asset in std::mem::take(&mut run.s.reserve) {
                run.s.asset_discards.add(asset);
            }
        }
        DiscardVerb::DiscardIt => discard_it(run, who, context.it),
        DiscardVerb::DiscardTarget => discard_it(run, who, context.target),
        DiscardVerb::BanAssets(number) => {
            let n = n(run, number);
            ban_assets(run, n);
        }
        DiscardVerb::BuryThem => {
            if let Source::Fallen(sheet, _) = context.source {
                run.s.fallen.retain(|fallen| fallen.sheet != sheet);
            }
        }
    }
}

/// EH-DISCARD-16: what is there.
fn discard_it(run: &mut Run<'_>, who: Seat, it: It) {
    match it {
        It::Monster(slot) => monsters::discard(run, slot),
        It::Gate(space) => gates::discard(run, space),
        It::Clue(face) => clues::discard_from_board(run, face),
        It::Asset(asset) if run.s.investigator(who).assets.contains(asset) => {
            discarding::discard(run, who, Thing::Asset(asset));
        }
        It::Rumor(card) => mythos::discard(run, card, false),
        It::Asset(_)
        | It::Nothing
        | It::Investigator(_)
        | It::Gone(_)
        | It::Space(_)
        | It::Spell(_) => {}
    }
}

/// Assets that cost at least this much return to the box, and the reserve is refilled.
fn ban_assets(run: &mut Run<'_>, least: u8) {
    let mut banned = AssetSet::NONE;
    for (at, asset) in run.c.assets.iter().enumerate() {
        if asset.cost >= least {
            banned.add(AssetId::nth(at));
        }
    }
    run.s.boxed_assets = run.s.boxed_assets.or(&banned);
    run.s.assets = run.s.assets.without(&banned);
    run.s.asset_discards = run.s.asset_discards.without(&banned);
    run.s.reserve.retain(|asset| !banned.contains(*asset));
    run.push(Frame::Refill);
}
