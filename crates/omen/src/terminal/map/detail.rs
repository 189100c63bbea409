//! One place in words: what it is, what is there, what it borders.

use crate::terminal::app::App;
use crate::terminal::palette::seat_mark;
use scene::Phrase;

pub fn place(app: &App, id: &str) -> String {
    let (look, voice) = (&app.look, app.voice());
    let Some(board) = look.scene.boards.iter().find(|it| it.places.iter().any(|p| p.id == id))
    else {
        return String::new();
    };
    let Some(place) = board.places.iter().find(|place| place.id == id) else {
        return String::new();
    };
    let kind_key = format!("term-kind-{}", place.kind);
    let kind = voice.has(&kind_key).then(|| voice.say(&Phrase::new(kind_key)));
    let marks = place.marks.iter().map(|mark| {
        let owner = mark.owner.map(|seat| format!(" {}", seat_mark(seat))).unwrap_or_default();
        format!("{}{owner}", voice.say(&mark.name))
    });
    let pieces = look.scene.pieces.iter().filter(|piece| piece.place == id).map(|piece| {
        let owner = piece.owner.map(|seat| format!("{} ", seat_mark(seat))).unwrap_or_default();
        let count = if piece.count > 1 { format!("{}× ", piece.count) } else { String::new() };
        let values: Vec<String> =
            piece.values.iter().filter_map(|(key, it)| app.value(key, Some(*it))).collect();
        let values =
            if values.is_empty() { String::new() } else { format!(" ({})", values.join(", ")) };
        format!("{owner}{count}{}{values}", voice.say(&piece.name))
    });
    let there: Vec<String> = kind.into_iter().chain(marks).chain(pieces).collect();
    let borders: Vec<String> = board
        .links
        .iter()
        .filter_map(|link| match id {
            id if link.from == id => Some(&link.to),
            id if link.to == id && !link.one_way => Some(&link.from),
            _ => None,
        })
        .map(|id| look.place_name(id, voice))
        .collect();
    let borders = voice.say(&Phrase::new("term-borders").text("places", borders.join(", ")));
    format!("{}: {}. {borders}", look.place_name(id, voice), there.join(", "))
}
