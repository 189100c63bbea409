//! Abilities that follow something.

use super::abilities::{abilities_of, is_spent};
use super::payable::can_pay;
use super::{Run, Step};
use crate::content::Ability;
use crate::state::{During, FightStep, Frame, It, Source};

impl Run<'_> {
    /// An ability that follows something.
    pub fn trigger(&mut self, frame: &Frame) -> Step {
        let Frame::Trigger { source, nth, who, may, it } = *frame else { return Step::Next };
        let carried = matches!(
            source,
            Source::Asset(_) | Source::Artifact(_) | Source::Condition(..) | Source::Spell(..)
        );
        // What a monster, a Mythos card or the Ancient One does needs nobody.
        let of_somebody = carried || matches!(source, Source::Sheet(_));
        if carried && self.owner_of(source).is_none() || of_somebody && !self.s.is_playing(who) {
            self.pop();
            return Step::Next;
        }
        if may && self.s.is_playing(who) {
            if self.could_follow(source, nth, who) {
                return Step::Ask(who);
            }
            self.pop();
            return Step::Next;
        }
        self.pop();
        self.follow(source, nth, who, it);
        Step::Next
    }

    /// Whether what is offered can be done at all.
    fn could_follow(&self, source: Source, nth: u8, who: u8) -> bool {
        let ability = abilities_of(self.s, self.c, source).get(usize::from(nth));
        let Some(Ability::On { effect, .. }) = ability else { return false };
        can_pay(self.s, self.c, &self.context_of(who, source), *effect)
    }

    pub fn follow(&mut self, source: Source, nth: u8, who: u8, it: It) {
        let ability = abilities_of(self.s, self.c, source).get(usize::from(nth));
        let Some(Ability::On { effect, once, .. }) = ability else { return };
        if *once {
            if is_spent(self.s, source) {
                return;
            }
            self.spend(source);
        }
        let mut context = self.context_of(who, source);
        context.by_lead = false;
        context.it = it;
        context.there = match (source, it) {
            (Source::Monster(slot, _), _) | (_, It::Monster(slot)) => {
                self.monster_at(slot).or(Some(self.space_of(who)))
            }
            _ => Some(self.space_of(who)),
        };
        context.by_lead = !self.s.is_playing(who);
        // EH-COMBAT-02: what a monster does while it is fought is part of the combat.
        let fought = matches!(source, Source::Monster(..) | Source::Ambusher(_))
            && self.s.fight().is_some_and(|fight| fight.step < FightStep::Ends);
        if fought {
            context.during = During::Combat;
        }
        self.begin_effect(context, *effect);
    }
}
