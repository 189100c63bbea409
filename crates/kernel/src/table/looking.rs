//! What a viewer may see and hear of a table.

use super::Table;
use crate::log::{Entry, Input};
use crate::{Menu, Seat, Shown, Waiting, shown};
use scene::{LogEntry, PromptView, Scene, Viewer};

impl<G: Shown> Table<G> {
    pub fn scene(&self, viewer: Viewer) -> Scene {
        self.game.scene(&self.content, viewer)
    }

    /// What is asked, as this viewer may see it; `None` when the game is over.
    pub fn prompt(&self, viewer: Viewer) -> Option<PromptView> {
        prompt(&self.game, &self.content, viewer)
    }

    /// What happened after an input, as this viewer may hear of it; without one, everything, from the
    /// laying out of the table on.
    pub fn told(&self, viewer: Viewer, after: Option<u64>) -> Vec<LogEntry> {
        let opening = if after.is_none() { self.opening.as_slice() } else { &[] };
        let later = self.inputs.iter().skip(after.unwrap_or(0) as usize);
        let later = later.flat_map(|taken| taken.events.iter().map(|e| (taken.entry.n, e)));
        let opening = opening.iter().map(|event| (0, event));
        opening
            .chain(later)
            .filter_map(|(seq, event)| {
                let phrase = G::tell(&self.content, event, viewer)?;
                let rules = shown::rule_names(G::event_rules(event));
                let (seat, dice, tone) = G::event_look(event);
                let seat = seat.map(|seat| seat.0);
                Some(LogEntry { seq, phrase, rules, seat, dice, tone, ..LogEntry::default() })
            })
            .collect()
    }

    /// The same events as stable lines, everything told: for transcripts and golden games.
    pub fn transcript(&self) -> Vec<(u64, String)> {
        let later = self
            .inputs
            .iter()
            .flat_map(|taken| taken.events.iter().map(|event| (taken.entry.n, event)));
        let all = self.opening.iter().map(|event| (0, event)).chain(later);
        all.map(|(n, event)| (n, G::write_event(&self.content, event))).collect()
    }

    /// Choices that were really asked for, not forced.
    pub fn prompts_answered(&self) -> u64 {
        let asked = |entry: &&Entry| matches!(entry.input, Input::Choice { forced: false, .. });
        self.entries().filter(asked).count() as u64
    }

    pub fn state_hash(&self) -> String {
        state_hash(&self.game)
    }
}

/// A hash of everything the state holds; the same on every machine.
pub fn state_hash<G: Shown>(game: &G) -> String {
    let text = serde_json::to_vec(game).unwrap_or_default();
    blake3::hash(&text).to_hex()[..32].to_owned()
}

/// What is asked, as this viewer may see it; `None` unless a choice is awaited.
pub fn prompt<G: Shown>(game: &G, content: &G::Content, viewer: Viewer) -> Option<PromptView> {
    let Waiting::Choice(asked) = game.waiting() else { return None };
    let mut view = PromptView {
        seats: asked.seats.iter().map(|seat| seat.0).collect(),
        lead: asked.lead.0,
        question: game.question(content, viewer),
        rules: shown::rule_names(game.question_rules()),
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
        view.quiet = game.quiet(content).map(|choice| G::write(content, choice));
    }
    // Those who are asked together with the lead hear what the lead would hear.
    let judged = if asked.seats.contains(seat) { asked.lead } else { seat };
    menu.clear();
    game.expected(content, judged, &mut menu);
    view.refusals = menu
        .iter()
        .filter_map(|choice| {
            let refusal = game.may(content, judged, *choice).err()?;
            Some(game.refusal_view(content, judged, *choice, refusal))
        })
        .collect();
    Some(view)
}
