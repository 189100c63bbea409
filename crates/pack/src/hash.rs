//! The hash of a pack: only of what the rules read.

use toml::{Table, Value};

/// Hashes content files by meaning: comments and the order of fields do not matter.
pub fn hash<'f>(files: impl IntoIterator<Item = (&'f str, Table)>) -> String {
    let mut hasher = blake3::Hasher::new();
    for (path, table) in files {
        hasher.update(path.as_bytes());
        feed(&mut hasher, &Value::Table(table));
    }
    hasher.finalize().to_hex()[..32].to_owned()
}

/// Every value with its kind and its length, so that different contents never feed the same bytes.
fn feed(hasher: &mut blake3::Hasher, value: &Value) {
    let mut say = |kind: u8, bytes: &[u8]| {
        hasher.update(&[kind]).update(&(bytes.len() as u64).to_le_bytes()).update(bytes);
    };
    match value {
        Value::String(text) => say(b's', text.as_bytes()),
        Value::Integer(number) => say(b'i', &number.to_le_bytes()),
        Value::Float(number) => say(b'f', &number.to_le_bytes()),
        Value::Boolean(is) => say(b'b', &[u8::from(*is)]),
        Value::Datetime(date) => say(b'd', date.to_string().as_bytes()),
        Value::Array(items) => {
            say(b'a', &(items.len() as u64).to_le_bytes());
            items.iter().for_each(|item| feed(hasher, item));
        }
        Value::Table(fields) => {
            say(b't', &(fields.len() as u64).to_le_bytes());
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            for (name, value) in fields {
                feed(hasher, &Value::String(name.clone()));
                feed(hasher, value);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_meaning_changes_the_hash() {
        let of = |text: &str| hash([("a.toml", text.parse().unwrap())]);
        let one = of("# a comment\n[[card]]\nid = \"axe\"\ncost = 2\n");
        assert_eq!(one, of("[[card]]\ncost = 2 # cheap\nid = \"axe\"\n"));
        assert_ne!(one, of("[[card]]\nid = \"axe\"\ncost = 3\n"));
    }
}
