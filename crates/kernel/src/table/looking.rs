//! What a viewer may see of a table.

use super::Table;
use super::kept::Given;
use crate::{Menu, Refusal, Seat, Shown, Waiting, shown};
use scene::{
    Change, Deed, Diary, LogEntry, OptionGroup, Phrase, PromptView, RefusalView, Scene, Viewer,
};

impl<G: Shown> Table<G> {
    pub fn scene(&self, viewer: Viewer) -> Scene {
        let end = self.end();
        scene_with(&self.game, &self.content, viewer, end.as_ref())
    }

    /// The record of a finished game.
    pub fn diary(&self) -> Option<Diary> {
        self.outcome()?;
        let mut diary = self.game.diary(&self.content, &mut self.happened())?;
        self.count_taken_back(&mut diary);
        Some(diary)
    }

    /// What a table adds to the end of its game; nothing before.
    pub(super) fn end(&self) -> Option<End> {
        self.outcome()?;
        Some(End { diary: self.diary(), taken_back: self.taken_back() })
    }

    /// Adds to everyone's deeds how often they undid chance outcomes.
    fn count_taken_back(&self, diary: &mut Diary) {
        let counts = self.taken_back_by();
        if counts.is_empty() {
            return;
        }
        let name = Phrase::new("table-deed-taken-back");
        diary.deeds.push(Deed { id: "taken-back".into(), name, ..Deed::default() });
        // If a seat had several people one after another, the last one is named for all.
        let mut left = counts;
        for doer in diary.doers.iter_mut().rev() {
            let at = left.iter().position(|(seat, _)| *seat == doer.seat);
            doer.counts.push(at.map_or(0, |at| left.swap_remove(at).1));
        }
    }

    /// The question as this viewer may see it; `None` when the game is over.
    pub fn prompt(&self, viewer: Viewer) -> Option<PromptView> {
        prompt(&self.game, &self.content, viewer)
    }

    /// What happened after an input, as this viewer may see it; without one, everything since the
    /// set-up.
    pub fn told(&self, viewer: Viewer, after: Option<u64>) -> Vec<LogEntry> {
        let mut told = Vec::new();
        if after.is_none() {
            tell::<G>(&self.content, viewer, (0, self.opening()), &mut told);
        }
        for said in self.events_after(after.unwrap_or(0)) {
            if let Given::Keyed(keying) = &self.inputs[said.0 as usize - 1].given {
                told.extend(self.tell_keying(said.0, keying));
            }
            tell::<G>(&self.content, viewer, said, &mut told);
        }
        told
    }

    /// The same events as stable lines, unfiltered: for transcripts and golden games.
    pub fn transcript(&self) -> Vec<(u64, String)> {
        self.happened().map(|(n, event)| (n, G::write_event(&self.content, event))).collect()
    }

    /// Everything that happened, each with the number of its input.
    fn happened(&self) -> impl Iterator<Item = (u64, &G::Event)> {
        let opening = self.opening().iter().map(|event| (0, event));
        let later = self.events_after(0);
        let later = later.flat_map(|(n, events)| events.iter().map(move |event| (n, event)));
        opening.chain(later)
    }

    /// Choices that were really asked for, not forced.
    pub fn prompts_answered(&self) -> u64 {
        self.inputs.iter().filter(|taken| taken.given.is_asked()).count() as u64
    }

    pub fn state_hash(&self) -> String {
        state_hash(&self.game)
    }
}

/// What a table knows of a finished game that the game does not.
#[derive(Clone, Debug)]
pub(super) struct End {
    diary: Option<Diary>,
    /// How many times a chance outcome was undone.
    taken_back: u32,
}

/// The scene of a game, with its diary where it is over.
pub(super) fn scene_with<G: Shown>(
    game: &G,
    content: &G::Content,
    viewer: Viewer,
    end: Option<&End>,
) -> Scene {
    let mut scene = game.scene(content, viewer);
    if let (Some(ending), Some(end)) = (&mut scene.ending, end) {
        ending.diary.clone_from(&end.diary);
        if end.taken_back > 0 {
            let line = Phrase::new("table-taken-back-count").count("count", end.taken_back);
            ending.lines.push(line);
        }
    }
    scene
}

/// A hash of the whole state; the same on every machine.
pub fn state_hash<G: Shown>(game: &G) -> String {
    let text = serde_json::to_vec(game).unwrap_or_default();
    blake3::hash(&text).to_hex()[..32].to_owned()
}

/// The question as this viewer may see it; `None` unless a choice is awaited.
pub fn prompt<G: Shown>(game: &G, content: &G::Content, viewer: Viewer) -> Option<PromptView> {
    let Waiting::Choice(asked) = game.waiting() else { return None };
    let look = game.prompt_look(content, viewer);
    let mut view = PromptView {
        seats: asked.seats.iter().map(|seat| seat.0).collect(),
        lead: asked.lead.0,
        question: game.question(content, viewer),
        reason: look.reason,
        count: look.count,
        counted: look.counted,
        pays: look.pays,
        rules: shown::rule_names(game.question_rules()),
        groups: G::groups(),
        ..PromptView::default()
    };
    let Viewer::Seat(seat) = viewer else { return Some(view) };
    let seat = Seat(seat);
    let mut menu = Menu::new();
    game.rights(content, seat, &mut menu);
    view.rights = menu.iter().map(|choice| game.option_view(content, seat, *choice)).collect();
    if asked.seats.contains(seat) {
        menu.clear();
        game.menu(content, &mut menu);
        view.options =
            menu.iter().map(|choice| game.option_view(content, asked.lead, *choice)).collect();
        view.quiet = game.quiet(content).map(|choice| G::write(content, choice).into());
    }
    // Seats asked together with the lead see what the lead would see.
    let judged = if asked.seats.contains(seat) { asked.lead } else { seat };
    menu.clear();
    game.expected(content, judged, &mut menu);
    view.refusals = refusals(game, content, judged, &menu, &view.groups);
    Some(view)
}

/// What may not be chosen and why: the likeliest of each group first, then the second of each, and
/// so on. Choices of one group with the very same reason are one refusal that covers all their
/// targets.
fn refusals<G: Shown>(
    game: &G,
    content: &G::Content,
    seat: Seat,
    expected: &Menu<G::Choice>,
    groups: &[OptionGroup],
) -> Vec<RefusalView> {
    let mut refused: Vec<_> = expected
        .iter()
        .filter_map(|choice| Some((*choice, game.may(content, seat, *choice).err()?)))
        .collect();
    refused.sort_by_key(|(choice, refusal)| game.unlikelihood(content, seat, *choice, *refusal));
    let mut views: Vec<(Refusal<G::Why>, RefusalView)> = Vec::new();
    for (choice, refusal) in refused {
        let group = G::group(choice);
        let like = |(known, view): &&mut (Refusal<G::Why>, RefusalView)| {
            *known == refusal && view.group == group
        };
        match views.iter_mut().find(like) {
            Some((_, view)) => {
                let name = groups.iter().find(|named| named.id == group);
                name.into_iter().for_each(|named| view.label = named.label.clone());
                for target in game.targets(content, seat, choice) {
                    if !view.targets.contains(&target) {
                        view.targets.push(target);
                    }
                }
            }
            None => views.push((refusal, game.refusal_view(content, seat, choice, refusal))),
        }
    }
    let views: Vec<RefusalView> = views.into_iter().map(|(_, view)| view).collect();
    let before = |at: usize| views[..at].iter().filter(|it| it.group == views[at].group).count();
    let nth: Vec<usize> = (0..views.len()).map(before).collect();
    let mut ordered: Vec<(usize, RefusalView)> = nth.into_iter().zip(views).collect();
    ordered.sort_by_key(|(nth, _)| *nth);
    ordered.into_iter().map(|(_, view)| view).collect()
}

/// The log lines of one input, as this viewer may see them. An event without text passes what it
/// changed to the next one of the same seat that has text: a price is shown with what was bought.
pub fn tell<G: Shown>(
    content: &G::Content,
    viewer: Viewer,
    (seq, events): (u64, &[G::Event]),
    told: &mut Vec<LogEntry>,
) {
    let mut lent: Vec<(Option<Seat>, Vec<Change>)> = Vec::new();
    for event in events {
        let look = G::event_look(content, event, viewer);
        let Some(phrase) = G::tell(content, event, viewer) else {
            lent.push((look.seat, look.changes));
            continue;
        };
        let borrowed = lent.extract_if(.., |(seat, _)| *seat == look.seat);
        let mut changes: Vec<Change> = borrowed.flat_map(|(_, changes)| changes).collect();
        changes.extend(look.changes);
        let to_all = || G::tell(content, event, Viewer::Public);
        let secret = viewer != Viewer::Public && to_all().as_ref() != Some(&phrase);
        told.push(LogEntry {
            seq,
            phrase,
            rules: shown::rule_names(G::event_rules(event)),
            seat: look.seat.map(|seat| seat.0),
            icon: look.icon.map(Into::into),
            dice: look.dice,
            means: look.means.into_iter().map(Into::into).collect(),
            targets: look.targets,
            changes,
            secret,
            tone: look.tone,
        });
    }
}
