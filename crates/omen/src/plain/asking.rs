//! The question in the line-by-line table: in full when it is new, otherwise on one line.

use super::{numbered, print};
use crate::session::Session;
use crate::{answers, figures, out};
use scene::{OptionView, Phrase, PromptView, Scene, Text, Viewer};
use std::collections::BTreeSet;
use voice::{Language, Voice};

/// What has been printed about the questions so far.
#[derive(Debug, Default)]
pub struct Asking {
    put: Option<(u64, Language, PromptView)>,
    /// Rights already named, by seat and choice.
    named: BTreeSet<(u8, Text)>,
}

impl Asking {
    /// Prints the question, or a reminder if it was printed already.
    pub fn put(&mut self, session: &Session, prompt: &PromptView) {
        let now = (session.table.inputs(), session.language, prompt.clone());
        if self.put.as_ref() == Some(&now) {
            remind(session, prompt);
            return;
        }
        self.put = Some(now);
        whole(session, prompt);
        self.name_rights(session, prompt);
    }

    /// Has the question printed in full again.
    pub fn again(&mut self) {
        self.put = None;
    }

    /// Names the new rights; a command lists all of them, with their effects.
    fn name_rights(&mut self, session: &Session, prompt: &PromptView) {
        let voice = session.voice();
        let new = |right: &&OptionView| self.named.insert((prompt.lead, right.choice.clone()));
        let new = prompt.rights.iter().filter(new);
        let new: Vec<String> =
            new.map(|it| format!("{} [{}]", voice.say(&it.label), it.choice)).collect();
        if !new.is_empty() {
            out::line(voice.say(&Phrase::new("plain-rights").text("rights", new.join("; "))));
        }
    }
}

fn whole(session: &Session, prompt: &PromptView) {
    let voice = session.voice();
    let scene = session.table.scene(Viewer::Seat(prompt.lead));
    let step: Vec<String> = scene.step.iter().map(|phrase| voice.say(phrase)).collect();
    out::line(format_args!("\n[{}]", step.join(" · ")));
    for line in own_figures(&scene, prompt.lead, voice) {
        out::line(line);
    }
    for line in print::dice(&scene, voice) {
        out::line(line);
    }
    out::line(voice.say(&prompt.question));
    if let Some(reason) = &prompt.reason {
        out::line(voice.say(reason));
    }
    for (n, option) in numbered(prompt).take(prompt.options.len()) {
        out::line(answer(n, option, &scene, voice));
    }
}

/// Everything the seat may do at any time, with its effects.
pub fn rights(session: &Session, prompt: &PromptView) {
    let voice = session.voice();
    let heading = voice.say(&Phrase::new("table-rights"));
    if prompt.rights.is_empty() {
        out::line(format_args!("{heading}: {}", voice.say(&Phrase::new("table-none"))));
        return;
    }
    out::line(format_args!("{heading}:"));
    let scene = session.table.scene(Viewer::Seat(prompt.lead));
    for (n, right) in numbered(prompt).skip(prompt.options.len()) {
        out::line(answer(n, right, &scene, voice));
    }
}

/// Who is asked, and what: anything else has to wait for the answer.
fn remind(session: &Session, prompt: &PromptView) {
    let voice = session.voice();
    let scene = session.table.scene(Viewer::Seat(prompt.lead));
    let seats = prompt.seats.iter().map(|seat| print::owner_text(*seat, &scene, voice));
    let seats: Vec<String> = seats.collect();
    let asked = Phrase::new("plain-asked")
        .text("seats", seats.join(", "))
        .text("question", voice.say(&prompt.question));
    out::line(voice.say(&asked));
}

/// An answer with its number, its odds and the text that also selects it.
fn answer(n: usize, option: &OptionView, scene: &Scene, voice: &Voice) -> String {
    let odds = option.forecast.as_ref().map(|forecast| {
        let name = |seat| print::owner_text(seat, scene, voice);
        format!(" — {}", figures::forecast(forecast, voice, name))
    });
    let odds = odds.unwrap_or_default();
    format!("{n:>4}. {}{odds}   [{}]", answers::line(voice, option), option.choice)
}

/// What the seat that is asked has: one line for each of its sheets.
fn own_figures(scene: &Scene, seat: u8, voice: &Voice) -> Vec<String> {
    let own = scene.sheets.iter().filter(|sheet| sheet.seat == seat);
    own.filter_map(|sheet| {
        let figures = sheet.meters.iter().chain(&sheet.pocket);
        let figures = figures.map(|meter| figures::meter(meter, voice));
        let marks = sheet.marks.iter().map(|mark| voice.say(&mark.name));
        let has: Vec<String> = figures.chain(marks).collect();
        (!has.is_empty()).then(|| format!("{}: {}", voice.say(&sheet.name), has.join(", ")))
    })
    .collect()
}
