//! What may be answered, followed from difference to difference without reading the rest: a player
//! without eyes needs no labels, and the time they would take is the server's in the same machine.

use delta::tree::Tree;
use serde::Deserialize;

/// A prompt: the choices it offers, in their order.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub struct Choices {
    #[serde(default)]
    options: Vec<Choice>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Choice {
    choice: String,
}

/// What becomes of a prompt, as far as its choices are concerned.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChoicesPatch {
    Set(Option<Choices>),
    Fields {
        #[serde(default)]
        change: Changed,
    },
}

#[derive(Debug, Default, Deserialize)]
pub struct Changed {
    options: Option<OptionsPatch>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OptionsPatch {
    Set(Vec<Choice>),
    List(Fresh),
    Items {
        stay: Option<Vec<(usize, usize)>>,
        #[serde(flatten)]
        fresh: Fresh,
    },
}

#[derive(Debug, Default, Deserialize)]
struct Fresh {
    #[serde(default)]
    add: Vec<(usize, Choice)>,
    #[serde(default)]
    alike: Vec<Alike>,
}

#[derive(Debug, Deserialize)]
struct Alike {
    at: Vec<(usize, usize)>,
    like: Choice,
    differ: Vec<Differ>,
}

#[derive(Debug, Deserialize)]
struct Differ {
    values: Vec<(Vec<String>, Vec<Tree>)>,
    rows: Option<Vec<usize>>,
}

impl Choices {
    pub fn len(&self) -> usize {
        self.options.len()
    }

    pub fn nth(&self, nth: usize) -> Option<&str> {
        self.options.get(nth).map(|option| option.choice.as_str())
    }

    pub fn apply(&mut self, patch: ChoicesPatch) {
        match patch {
            ChoicesPatch::Set(new) => *self = new.unwrap_or_default(),
            ChoicesPatch::Fields { change } => match change.options {
                None => {}
                Some(OptionsPatch::Set(new)) => self.options = new,
                Some(OptionsPatch::List(fresh)) => {
                    self.options.clear();
                    self.insert(fresh);
                }
                Some(OptionsPatch::Items { stay, fresh }) => {
                    if let Some(stay) = stay {
                        let runs = stay.iter().flat_map(|(first, count)| {
                            self.options.iter().skip(*first).take(*count).cloned()
                        });
                        self.options = runs.collect();
                    }
                    self.insert(fresh);
                }
            },
        }
    }

    fn insert(&mut self, fresh: Fresh) {
        let mut new = fresh.add;
        new.extend(fresh.alike.iter().flat_map(Alike::unpacked));
        new.sort_by_key(|(at, _)| *at);
        for (at, option) in new {
            self.options.insert(at.min(self.options.len()), option);
        }
    }
}

impl Alike {
    fn unpacked(&self) -> impl Iterator<Item = (usize, Choice)> {
        let places = self.at.iter().flat_map(|(from, count)| *from..from.saturating_add(*count));
        places.enumerate().map(|(nth, at)| {
            let mut words: Vec<&str> = self.like.choice.split(' ').collect();
            for differ in &self.differ {
                let row = differ.rows.as_ref().map_or(Some(nth), |rows| rows.get(nth).copied());
                for (pointers, values) in &differ.values {
                    let value = row.and_then(|row| values.get(row)).and_then(Tree::as_str);
                    for pointer in pointers {
                        let place = word_of_choice(pointer).and_then(|nth| words.get_mut(nth));
                        if let (Some(place), Some(value)) = (place, value) {
                            *place = value;
                        }
                    }
                }
            }
            (at, Choice { choice: words.join(" ") })
        })
    }
}

/// Which word of the choice a pointer leads to, if it leads there.
fn word_of_choice(pointer: &str) -> Option<usize> {
    let word = pointer.strip_prefix("/choice")?;
    if word.is_empty() { Some(0) } else { word.strip_prefix(' ')?.parse().ok() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn prompt(choices: &[&str], question: &str) -> Value {
        let option = |choice: &&str| json!({ "choice": choice, "label": { "key": "x" } });
        let options: Vec<Value> = choices.iter().map(option).collect();
        json!({ "question": question, "options": options })
    }

    #[test]
    fn choices_follow_every_kind_of_difference() {
        let prompts = [
            Value::Null,
            prompt(&["pass"], "what"),
            prompt(&["pass", "end"], "what"),
            prompt(&["move a x", "move a y", "pass", "move b x", "end"], "where"),
            prompt(&["move b y", "end", "move a y", "sing", "move c z", "move b x"], "where"),
            prompt(&["a", "b", "c", "d"], "who"),
            prompt(&[], "nobody"),
        ];
        for old in &prompts {
            for new in &prompts {
                let Some(patch) = delta::diff::diff(old, new) else { continue };
                let patch = serde_json::to_string(&patch).unwrap();
                let mut choices: Option<Choices> = serde_json::from_value(old.clone()).unwrap();
                let choices = choices.get_or_insert_default();
                choices.apply(serde_json::from_str(&patch).unwrap());
                let due: Option<Choices> = serde_json::from_value(new.clone()).unwrap();
                assert_eq!(*choices, due.unwrap_or_default(), "{old} → {new}: {patch}");
            }
        }
    }
}
