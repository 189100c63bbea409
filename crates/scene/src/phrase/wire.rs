//! How a phrase is serialised: an object of its key and its arguments, each in its shortest
//! unambiguous form.
//!
//! Phrases are most of what a table sends, and names are most of their arguments: a name is written
//! as its bare key.

use super::{Arg, Phrase};
use crate::Text;
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap as _, Serializer};
use std::fmt;

/// The field name no argument may use.
pub(super) const KEY: &str = "key";

impl Serialize for Phrase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_map(Some(1 + self.args.len()))?;
        fields.serialize_entry(KEY, &self.key)?;
        self.args.iter().try_for_each(|(name, arg)| fields.serialize_entry(name, arg))?;
        fields.end()
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Arg::Count(count) => serializer.serialize_i64(*count),
            Arg::Name(key) => serializer.serialize_str(key),
            Arg::Said(phrase) => phrase.serialize(serializer),
            Arg::Names(keys) => serializer.collect_map([("names", keys)]),
            Arg::Text(text) => serializer.collect_map([("text", text)]),
        }
    }
}

impl<'de> Deserialize<'de> for Phrase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Fields)
    }
}

struct Fields;

impl<'de> Visitor<'de> for Fields {
    type Value = Phrase;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a phrase: its key and its arguments")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Phrase, A::Error> {
        let (mut key, mut args) = (None, Vec::new());
        while let Some(name) = fields.next_key::<Text>()? {
            if name == KEY {
                key = Some(fields.next_value()?);
            } else {
                args.push((name, fields.next_value()?));
            }
        }
        Ok(Phrase { key: key.ok_or_else(|| A::Error::missing_field(KEY))?, args })
    }
}

impl<'de> Deserialize<'de> for Arg {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(match Written::deserialize(deserializer)? {
            Written::Count(count) => Arg::Count(count),
            Written::Name(key) => Arg::Name(key),
            Written::Said(phrase) => Arg::Said(phrase),
            Written::Names { names } => Arg::Names(names),
            Written::Text { text } => Arg::Text(text),
        })
    }
}

/// The first that fits: a phrase may have an argument called `text`, and it has a key.
#[derive(serde::Deserialize)]
#[serde(untagged)]
enum Written {
    Count(i64),
    Name(Text),
    Said(Box<Phrase>),
    Names { names: Vec<Text> },
    Text { text: Text },
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_phrase_is_its_key_with_its_arguments_beside_it() {
        let inside = Phrase::new("inside").text("text", "x y");
        let phrase = Phrase::new("all").count("n", -2).name("who", "witch").said("what", inside);
        let phrase = phrase.names("many", vec!["a".into(), "b".into()]);
        let written = json!({ "key": "all", "n": -2, "who": "witch",
            "what": { "key": "inside", "text": { "text": "x y" } }, "many": { "names": ["a", "b"] } });
        assert_eq!(serde_json::to_value(&phrase).unwrap(), written);
        let text = serde_json::to_string(&phrase).unwrap();
        assert_eq!(serde_json::from_str::<Phrase>(&text).unwrap(), phrase, "in their order too");
        assert_eq!(serde_json::to_value(Phrase::new("bare")).unwrap(), json!({ "key": "bare" }));
    }

    #[test]
    fn a_phrase_needs_a_key() {
        assert!(serde_json::from_value::<Phrase>(json!({ "who": "witch" })).is_err());
        assert!(serde_json::from_value::<Phrase>(json!({ "key": "a", "x": { "y": 1 } })).is_err());
    }
}
