//! A log line, as a terminal shows it.

use scene::LogEntry;
use voice::Voice;

/// The sentence, followed by the dice that a table would draw.
pub fn line(entry: &LogEntry, voice: &Voice) -> String {
    let words = voice.say(&entry.phrase);
    entry.dice.iter().fold(words, |line, face| format!("{line} [{face}]"))
}

#[cfg(test)]
mod tests {
    use super::line;
    use scene::LogEntry;
    use voice::{Language, Voice};

    #[test]
    fn dice_follow_the_sentence() {
        let voice = Voice::new(Language::English, &["rolled = Ada rolls."]).unwrap();
        let told = |dice: &[u8]| {
            let phrase = serde_json::json!({ "key": "rolled" });
            let entry = serde_json::json!({
                "seq": 1, "phrase": phrase, "rules": [], "dice": dice, "tone": "line",
            });
            line(&serde_json::from_value::<LogEntry>(entry).unwrap(), &voice)
        };
        assert_eq!(told(&[]), "Ada rolls.");
        assert_eq!(told(&[6, 2]), "Ada rolls. [6] [2]");
    }
}
