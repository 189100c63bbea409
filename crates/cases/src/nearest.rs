//! What an author probably meant.

/// Texts less alike than this are no help.
const ALIKE: f64 = 0.75;

/// "did you mean …?", if one of the candidates is close enough to be worth saying.
pub fn meant<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    nearest(word, candidates).map(did_you_mean)
}

pub fn did_you_mean(text: &str) -> String {
    format!("did you mean \"{text}\"?")
}

/// The candidate most like the word, if it is alike at all.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let mut best = None;
    let mut best_alike = ALIKE;
    for candidate in candidates {
        let alike = spelling::likeness(word, candidate);
        if alike > best_alike {
            best_alike = alike;
            best = Some(candidate);
        }
    }
    best
}

/// Up to `count` candidates, the most alike first; equally alike ones keep their order.
pub fn closest<'a>(word: &str, candidates: &'a [String], count: usize) -> Vec<&'a str> {
    let mut rated: Vec<(f64, &str)> =
        candidates.iter().map(|text| (spelling::likeness(word, text), text.as_str())).collect();
    rated.sort_by(|a, b| b.0.total_cmp(&a.0));
    rated.into_iter().take(count).map(|(_, text)| text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typos_get_suggestions_and_nonsense_does_not() {
        assert_eq!(nearest("offerd", ["absent", "offered", "over"]), Some("offered"));
        assert_eq!(nearest("zzz", ["absent", "offered", "over"]), None);
    }
}
