//! What cannot be done now, why, and by which rule.

use super::{Act, Overlay, RuleBook};
use crate::terminal::app::App;
use crate::terminal::keys::{Key, command_letter};
use crate::terminal::text;
use scene::PromptView;
use voice::Voice;

#[derive(Debug, Default)]
pub struct WhyNot {
    pub cursor: usize,
}

/// Refusals of one group with one reason, combined.
#[derive(Debug, PartialEq, Eq)]
pub struct Reason {
    pub what: String,
    pub why: String,
    pub rule: String,
}

/// More labels than this become their common beginning and a count.
const LISTED: usize = 3;

pub fn reasons(prompt: Option<&PromptView>, voice: &Voice) -> Vec<Reason> {
    let mut found: Vec<(&str, Reason, Vec<String>)> = Vec::new();
    for refusal in prompt.into_iter().flat_map(|prompt| &prompt.refusals) {
        let (why, rule) = (voice.say(&refusal.why), refusal.rule.to_string());
        let label = text::capital(&voice.say(&refusal.label));
        let same = found.iter_mut().find(|(group, reason, _)| {
            *group == refusal.group && reason.why == why && reason.rule == rule
        });
        match same {
            Some((_, _, labels)) => labels.push(label),
            None => {
                let reason = Reason { what: String::new(), why, rule };
                found.push((&refusal.group, reason, vec![label]));
            }
        }
    }
    let told = |(_, mut reason, labels): (&str, Reason, Vec<String>)| {
        reason.what = together(&labels);
        reason
    };
    found.into_iter().map(told).collect()
}

fn together(labels: &[String]) -> String {
    let all: Vec<&str> = labels.iter().map(String::as_str).collect();
    let shared = text::common_beginning(&all);
    if labels.len() <= LISTED || shared.is_empty() {
        return all.join("; ");
    }
    format!("{shared} … ({})", labels.len())
}

impl WhyNot {
    pub(super) fn press(&mut self, key: Key, app: &App) -> Act {
        let reasons = reasons(app.look.prompt.as_ref(), app.voice());
        let last = reasons.len().saturating_sub(1);
        match key {
            Key::Up => self.cursor = self.cursor.saturating_sub(1),
            Key::Down => self.cursor = (self.cursor + 1).min(last),
            Key::PageUp => self.cursor = self.cursor.saturating_sub(8),
            Key::PageDown => self.cursor = (self.cursor + 8).min(last),
            Key::Home => self.cursor = 0,
            Key::End => self.cursor = last,
            Key::Enter => {
                let Some(reason) = reasons.into_iter().nth(self.cursor) else { return Act::Close };
                let book = RuleBook::behind(&app.look.scene.game, vec![reason.rule]);
                return Act::Open(Overlay::Rules(book));
            }
            Key::Esc => return Act::Close,
            Key::Char(it) if ['w', 'q'].contains(&command_letter(it)) => return Act::Close,
            _ => {}
        }
        Act::Stay
    }
}
