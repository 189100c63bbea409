//! The answers an effect may wait for.

use super::Menu;
use super::payable::View;
use super::selectors::item;
use crate::Choice;
use crate::content::Content;
use crate::ids::SpaceId;
use crate::language::{CourseVerb, Verb};
use crate::state::{Eldritch, Frame, It};
use script::{Op, machine};

/// EH-SPEND-03: a price may always be declined.
pub fn offer(s: &Eldritch, c: &Content, frame: &Frame, menu: &mut Menu) {
    match frame {
        Frame::May { .. } | Frame::Unless { .. } => {
            menu.offer(Choice::Yes);
            menu.offer(Choice::No);
        }
        Frame::Choose { at } => {
            if let (Op::Choose { ways }, Some(context)) = (c.code.op(*at), s.context()) {
                // EH-FAQ-11: a branch that would do nothing is no alternative to one that would do
                // something.
                // EH-INV-DIANA-01: one branch or another, never two.
                let view = View { s, c, context };
                machine::open_ways(&view, ways, |nth| menu.offer(Choice::Way(nth)));
            }
        }
        Frame::Pick { at, among } => {
            if let Op::Pick { who, .. } = c.code.op(*at) {
                among.iter().for_each(|bit| menu.offer(Choice::Pick(item(who, bit))));
            }
        }
        Frame::Aim { at, among } => {
            if let Op::Do(Verb::Course(CourseVerb::AimAt(who))) = c.code.op(*at) {
                among.iter().for_each(|bit| menu.offer(Choice::Pick(item(who, bit))));
            }
        }
        Frame::Each { at, left } => {
            if let Op::Each { who, .. } = c.code.op(*at) {
                left.iter().for_each(|bit| menu.offer(Choice::Pick(item(who, bit))));
            }
        }
        Frame::Where { among, .. } | Frame::FallTo { among, .. } => {
            among.iter().for_each(|bit| menu.offer(Choice::Pick(It::Space(SpaceId(bit)))));
        }
        _ => {}
    }
}
