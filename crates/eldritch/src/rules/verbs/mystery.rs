//! Tokens, mysteries and Mythos cards.

use crate::event::{Event, Of, What};
use crate::ids::{MonsterId, SpaceId};
use crate::language::{MysteryVerb, Number};
use crate::rules::values::amount;
use crate::rules::{Run, drawing, monsters, mysteries, mythos};
use crate::state::{Context, Drawing, Found, Frame, It, Source};

pub(super) fn perform(
    run: &mut Run<'_>,
    verb: MysteryVerb,
    context: &Context,
    space: Option<SpaceId>,
) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        MysteryVerb::TokensOnThis(number) => {
            let n = n(run, number);
            put_tokens(run, context.source, n);
        }
        MysteryVerb::TakeTokensFromThis(number) => {
            let n = n(run, number);
            if let Source::Mythos(card) = context.source {
                mythos::take_tokens(run, card, n);
            }
        }
        MysteryVerb::TokensOnSpace { n: number, .. } => {
            let n = n(run, number);
            let Some(space) = space else { return };
            let tokens = &mut run.s.space_mut(space).tokens;
            *tokens = tokens.saturating_add(n);
            if context.source == Source::Mystery
                && let Some(mystery) = &mut run.s.mystery
            {
                mystery.marked.add(space);
            }
            run.say(Event::new(What::TokensPut).at(space).n(i16::from(n)));
        }
        MysteryVerb::TokenFromThereToThis => {
            let here = run.space_of(who);
            if run.s.space(here).tokens > 0 {
                run.s.space_mut(here).tokens -= 1;
                if run.s.space(here).tokens == 0
                    && let Some(mystery) = &mut run.s.mystery
                {
                    mystery.marked.remove(here);
                }
                put_tokens(run, context.source, 1);
            }
        }
        MysteryVerb::ItToThis => it_to_this(run, context),
        MysteryVerb::MysteryTokenOn(_) => {
            if let Some(space) = space {
                run.s.space_mut(space).mystery = true;
                run.say(Event::new(What::TokensPut).at(space).n(1));
            }
        }
        MysteryVerb::AdvanceMystery(number) => {
            let n = n(run, number);
            mysteries::advance(run, n);
        }
        MysteryVerb::LoseMystery => {
            let among: Found = run.s.solved.numbers();
            if !among.is_empty() {
                run.push(Frame::Draw { what: Drawing::LostMystery, among });
            }
        }
        MysteryVerb::SolveRumor => {
            if let Source::Mythos(card) = context.source {
                mythos::discard(run, card, true);
            }
        }
        MysteryVerb::SolveIt => {
            if let It::Rumor(card) = context.it {
                mythos::discard(run, card, true);
            }
        }
        MysteryVerb::DrawRumor => {
            let among = drawing::unseen_rumors(run);
            if !among.is_empty() {
                run.push(Frame::Draw { what: Drawing::Rumor, among });
            }
        }
        MysteryVerb::DrawMythos => mythos::draw(run),
    }
}

/// EH-ELDRITCH-TOKENS-02, EH-COMPONENT-LIMITS-08: as many as needed; the card says what they do.
fn put_tokens(run: &mut Run<'_>, source: Source, n: u8) {
    if source == Source::Mystery {
        if let Some(mystery) = &mut run.s.mystery {
            mystery.count = mystery.count.saturating_add(n);
        }
        return mysteries::say_advanced(run, n);
    }
    if let Source::Mythos(card) = source {
        if let Some(card) = run.s.in_play.iter_mut().find(|it| it.card == card) {
            card.tokens = card.tokens.saturating_add(n);
        }
    } else if source == Source::AncientOne {
        run.s.sheet_tokens = run.s.sheet_tokens.saturating_add(n);
    }
    run.say(Event::new(What::TokensPut).of(Of::Source(source)).n(i16::from(n)));
}

/// Places a closed gate or a defeated monster on the card.
fn it_to_this(run: &mut Run<'_>, context: &Context) {
    if let It::Gate(gate) = context.it {
        gate_to_card(run, context.source, gate);
    } else if let It::Gone(kind) = context.it {
        monster_to_card(run, context.source, kind);
    }
}

fn gate_to_card(run: &mut Run<'_>, source: Source, gate: SpaceId) {
    run.s.gate_discards.remove(gate);
    if source == Source::Mystery
        && let Some(mystery) = &mut run.s.mystery
    {
        mystery.gates.add(gate);
        return mysteries::say_advanced(run, 1);
    }
    run.s.sheet_gates.add(gate);
    run.say(Event::new(What::MysteryAdvanced).n(1));
}

fn monster_to_card(run: &mut Run<'_>, source: Source, kind: MonsterId) {
    let toughness = crate::rules::stats(run.s, run.c, kind).toughness;
    if source == Source::Mystery {
        monsters::keep(run, kind, None);
        if let Some(mystery) = &mut run.s.mystery {
            mystery.count = mystery.count.saturating_add(toughness);
        }
        return mysteries::say_advanced(run, toughness);
    }
    if let Source::Mythos(card) = source {
        monsters::keep(run, kind, Some(card));
        if let Some(card) = run.s.in_play.iter_mut().find(|it| it.card == card) {
            card.toughness = card.toughness.saturating_add(toughness);
        }
    }
    run.say(Event::new(What::MysteryAdvanced).n(i16::from(toughness)));
}
