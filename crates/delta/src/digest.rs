//! What is kept of a view once it has been sent: a number for each of its parts. That is enough to
//! tell later which of them changed, at a hundredth of the size.

use crate::changes::Changes;
use crate::diff::between;
use crate::parts::{ListDigest, Part, fields, number_of, parts, plain_parts, with_lists};
use crate::patch::{Patch, listed};
use crate::tree::written;
use scene::{
    Board, Card, CardZone, Link, LogEntry, Look, Marker, Meter, OptionGroup, OptionView, Phase,
    Piece, Place, PromptView, RefusalView, Scene, Sheet, Slot, Term, Text, Track, meter,
};
use std::collections::BTreeMap;

/// What is kept of a view, to be compared only with later views of the same viewer at the same
/// table.
#[derive(Debug)]
pub struct Digest {
    scene: SceneDigest,
    prompt: Option<PromptDigest>,
}

impl Digest {
    pub fn of(look: &Look) -> Digest {
        meter::made_one();
        let prompt = look.prompt.as_ref().map(PromptDigest::of);
        Digest { scene: SceneDigest::of(&look.scene), prompt }
    }

    /// What changed since the view had this digest, with the new log lines; updates the digest.
    /// Changed parts are sent as details if the old view is given, otherwise whole.
    pub fn since(&mut self, was: Option<&Look>, now: &Look, log: &[LogEntry]) -> Changes {
        let prompt = match (&mut self.prompt, &now.prompt) {
            (Some(digest), Some(now)) => digest.since(now, was.and_then(|was| was.prompt.as_ref())),
            (None, None) => None,
            (digest, now) => {
                *digest = now.as_ref().map(PromptDigest::of);
                Some(Patch::Set(written(now)))
            }
        };
        let scene = self.scene.since(&now.scene, was.map(|was| &was.scene));
        Changes { scene, prompt, log: (!log.is_empty()).then(|| listed(log)) }
    }
}

plain_parts!(
    Piece by id, Place by id, Marker by id, Card by id, Meter by id, Slot by id,
    OptionView by choice, RefusalView by choice
);

parts!(
    Scene as SceneDigest, blank: |from: &Scene| Scene::new("", from.viewer),
    same: [version, game, viewer],
    plain: [step, round, phase, checklist, goals, dice, ending],
    shared: [phases: Phase, terms: Term],
    lists: [boards: Board, pieces: Piece, tracks: Track, sheets: Sheet, supplies: CardZone]
);

parts!(
    PromptView as PromptDigest, blank: |_: &PromptView| PromptView::default(),
    same: [],
    plain: [seats, lead, question, reason, count, counted, pays, rules, quiet],
    shared: [groups: OptionGroup],
    lists: [options: OptionView, refusals: RefusalView, rights: OptionView]
);

parts!(
    Board as BoardDigest by id, blank: |_: &Board| Board::default(),
    same: [id],
    plain: [name, width, height, ground, light, wraps, groups, badge],
    shared: [links: Link],
    lists: [places: Place]
);

parts!(
    Sheet as SheetDigest by id, blank: |_: &Sheet| Sheet::default(),
    same: [id],
    plain: [seat, name, short, emblem, title, skills, pocket, marks],
    shared: [],
    lists: [meters: Meter, slots: Slot, cards: CardZone]
);

parts!(
    Track as TrackDigest by id, blank: |_: &Track| Track::default(),
    same: [id],
    plain: [name, shape, icons, hues, stretches, beyond, danger],
    shared: [spaces: Text],
    lists: [markers: Marker]
);

parts!(
    CardZone as ZoneDigest by id, blank: |_: &CardZone| CardZone::default(),
    same: [id],
    plain: [name, icon, layout, holder, count],
    shared: [],
    lists: [cards: Card]
);

#[cfg(test)]
mod tests;
