//! How an option is written in a list.

use scene::OptionView;
use voice::Voice;

/// The label with its price and notes: "Recruit an acolyte in Kalahari (2), ice: 1 more".
pub fn line(voice: &Voice, option: &OptionView) -> String {
    let mut line = voice.say(&option.label);
    if let Some(cost) = option.cost {
        line.push_str(&format!(" ({cost})"));
    }
    if let Some(note) = &option.note {
        line.push_str(&format!(", {}", voice.say(note)));
    }
    for detail in &option.details {
        line.push_str(&format!(" — {}", voice.say(detail)));
    }
    line
}
