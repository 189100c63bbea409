//! Gates.

use crate::event::{Event, What};
use crate::ids::SpaceId;
use crate::language::{GateVerb, Number};
use crate::rules::values::amount;
use crate::rules::{Run, gates, mythos};
use crate::state::{Context, Drawing, Found, Frame, It, Source};

pub(super) fn perform(run: &mut Run<'_>, verb: GateVerb, context: &Context) {
    let who = context.who;
    let n = |run: &Run<'_>, number: Number| amount(run.s, run.c, context, number);
    match verb {
        GateVerb::CloseThisGate => {
            if let It::Gate(gate) = context.about {
                gates::close(run, gate, who);
            } else if let It::Rumor(card) = context.about {
                // A rumor whose Other World replaces a gate.
                mythos::discard(run, card, true);
            }
        }
        GateVerb::CloseIt => {
            if let It::Gate(gate) = context.it {
                gates::close(run, gate, who);
            }
        }
        GateVerb::SpawnGates(number) => {
            let n = n(run, number);
            run.push(Frame::SpawnGates { n });
        }
        GateVerb::GateFromHereToThis => {
            let here = run.space_of(who);
            gate_to_this(run, context.source, here);
        }
        GateVerb::GateToThis => {
            if let It::Gate(gate) = context.about
                && run.s.space(gate).gate
            {
                return gate_to_this(run, context.source, gate);
            }
            gates::reshuffle(run);
            if !run.s.gates.is_empty() {
                run.push(Frame::Draw { what: Drawing::GateToSheet, among: Found::NONE });
            }
        }
    }
}

fn gate_to_this(run: &mut Run<'_>, source: Source, gate: SpaceId) {
    if !run.s.space(gate).gate {
        return;
    }
    run.s.space_mut(gate).gate = false;
    run.say(Event::new(What::GateDiscarded).at(gate));
    match (source, &mut run.s.mystery) {
        (Source::Mystery, Some(mystery)) => mystery.gates.add(gate),
        _ => run.s.sheet_gates.add(gate),
    }
}
