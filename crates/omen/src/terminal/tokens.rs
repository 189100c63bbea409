//! Short tokens for pieces and symbols for marks, made from their names in the scene.

use super::text;
use scene::{Phrase, Piece, Scene};
use voice::Voice;

/// The kinds of pieces seen so far, in order of appearance.
///
/// The order is kept so that a token, once given, stays when other pieces come and go.
#[derive(Debug, Default)]
pub struct Tokens {
    kinds: Vec<Kind>,
}

#[derive(Debug)]
struct Kind {
    /// Unknown as long as it was only seen on a sheet.
    key: Option<scene::Text>,
    name: Phrase,
    token: String,
    said: String,
}

impl Kind {
    /// A name may say more about one piece than about another of its kind; its key says what it
    /// names.
    fn is(&self, piece: &Piece) -> bool {
        self.name.key == piece.name.key
    }
}

impl Tokens {
    /// Registers the pieces of a scene and names everything in this language.
    ///
    /// A card with a total count is a piece waiting on a sheet. Pieces in some posture come last,
    /// because their names may mention it.
    pub fn learn(&mut self, scene: &Scene, voice: &Voice) {
        let zones = scene.sheets.iter().flat_map(|sheet| &sheet.cards);
        let cards = zones.flat_map(|zone| &zone.cards);
        for card in cards.filter(|card| card.of.is_some()) {
            if !self.kinds.iter().any(|kind| kind.name == card.name) {
                self.add(None, &card.name);
            }
        }
        let (postured, plain): (Vec<&Piece>, Vec<&Piece>) =
            scene.pieces.iter().partition(|piece| piece.posture.is_some());
        for piece in plain.into_iter().chain(postured) {
            if self.known(piece).is_some_and(|kind| piece.posture.is_some() || kind.is(piece)) {
                continue;
            }
            let waiting = |kind: &&mut Kind| kind.key.is_none() && kind.name == piece.name;
            match self.kinds.iter_mut().find(waiting) {
                Some(kind) => kind.key = Some(piece.kind.clone()),
                None => self.add(Some(piece.kind.clone()), &piece.name),
            }
        }
        self.say(voice);
    }

    fn add(&mut self, key: Option<scene::Text>, name: &Phrase) {
        let (token, said) = (String::new(), String::new());
        self.kinds.push(Kind { key, name: name.clone(), token, said });
    }

    pub fn say(&mut self, voice: &Voice) {
        let mut taken: Vec<String> = Vec::new();
        for kind in &mut self.kinds {
            kind.said = voice.say(&kind.name);
            let free = candidates(&kind.said).find(|token| !taken.contains(token));
            kind.token = free.unwrap_or_else(|| kind.said.clone());
            taken.push(kind.token.clone());
        }
    }

    /// The kind of a piece: things of one kind may have individual names, as monsters do.
    fn known(&self, piece: &Piece) -> Option<&Kind> {
        let same = |kind: &&Kind| kind.key.as_ref() == Some(&piece.kind);
        let own = self.kinds.iter().filter(same).find(|kind| kind.is(piece));
        own.or_else(|| self.kinds.iter().find(same))
    }

    /// The token of a piece; its kind's own key if it was never registered.
    pub fn of<'t>(&'t self, piece: &'t Piece) -> &'t str {
        self.known(piece).map_or(&piece.kind, |known| &known.token)
    }

    /// The token for this name, if it names a kind of piece.
    pub fn called(&self, said: &str) -> Option<&str> {
        self.kinds.iter().find(|kind| kind.said == said).map(|kind| kind.token.as_str())
    }

    /// Token and name of every kind known.
    pub fn legend(&self) -> impl Iterator<Item = (&str, &str)> {
        self.kinds.iter().map(|kind| (kind.token.as_str(), kind.said.as_str()))
    }

    /// A piece as shown on the map: token, posture, and how many.
    pub fn piece(&self, piece: &Piece) -> String {
        let token = self.of(piece);
        let token = match piece.posture.as_deref() {
            None => token.to_owned(),
            Some("on-gate") => format!("({token})"),
            Some(_) => format!("<{token}>"),
        };
        if piece.count > 1 { format!("{token}{}", piece.count) } else { token }
    }
}

/// A token stands before a number, so these letters alone would be read as part of it.
const LIKE_DIGITS: [&str; 4] = ["З", "О", "O", "I"];

/// First letter, initials, then ever more letters of the name.
fn candidates(name: &str) -> impl Iterator<Item = String> {
    let letters: Vec<char> = name.chars().filter(|it| it.is_alphanumeric()).collect();
    let initials: String = name
        .split(|it: char| !it.is_alphanumeric())
        .filter_map(|word| word.chars().next())
        .flat_map(char::to_uppercase)
        .collect();
    let beginning = move |n: usize| text::capital(&letters[..n].iter().collect::<String>());
    let most = name.chars().filter(|it| it.is_alphanumeric()).count();
    let first = beginning(most.min(1));
    let longer: Vec<String> = (2..=most).map(beginning).collect();
    std::iter::once(first)
        .chain((initials.chars().count() > 1).then_some(initials))
        .chain(longer)
        .filter(|token| !token.is_empty() && !LIKE_DIGITS.contains(&token.as_str()))
}

/// The symbol of a mark, by its kind; unknown marks use the first letter of their name.
pub fn mark_symbol(kind: &str, said: &str) -> String {
    let symbol = match kind {
        "gate-held" => "◎",
        "gate-abandoned" => "○",
        "gate-covered" => "⊗",
        "tower" => "♜",
        "tower-symbol" => "♖",
        "glyph" => "✶",
        "ice-age" => "❅",
        _ => return said.chars().take(1).collect(),
    };
    symbol.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn candidates_go_from_short_to_long() {
        let of = |name| candidates(name).take(4).collect::<Vec<_>>();
        assert_eq!(of("wizard"), ["W", "Wi", "Wiz", "Wiza"]);
        assert_eq!(of("serpent man"), ["S", "SM", "Se", "Ser"]);
        assert_eq!(of("гноф-кех"), ["Г", "ГК", "Гн", "Гно"]);
        assert_eq!(of("змеелюд"), ["Зм", "Зме", "Змее", "Змеел"]);
    }
    #[test]
    fn things_of_one_kind_with_individual_names_have_individual_tokens() {
        let voice = Voice::new(voice::Language::English, &["ghoul = ghoul\nwitch = witch"]);
        let voice = voice.unwrap_or_else(|error| panic!("{error}"));
        let piece = |name: &'static str, posture: Option<&'static str>| Piece {
            kind: "monster".into(),
            name: Phrase::new(name),
            posture: posture.map(Into::into),
            count: 1,
            ..Piece::default()
        };
        let mut scene = Scene::new("some", scene::Viewer::Public);
        scene.pieces = vec![piece("ghoul", None), piece("witch", None)];
        let mut tokens = Tokens::default();
        tokens.learn(&scene, &voice);
        assert_eq!(tokens.piece(&scene.pieces[0]), "G");
        assert_eq!(tokens.piece(&scene.pieces[1]), "W");
        // A posture is not a kind of its own, even if the name mentions it.
        scene.pieces.push(piece("ghoul-asleep", Some("exhausted")));
        tokens.learn(&scene, &voice);
        assert_eq!(tokens.piece(&scene.pieces[2]), "<G>");
        assert_eq!(tokens.legend().count(), 2);
    }
}
