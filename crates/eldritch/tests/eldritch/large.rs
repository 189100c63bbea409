//! A pack five times the size of the base box, which must not hit any limit.

use crate::random::play;
use eldritch::content::{Content, DeckKind, File, base, read};
use eldritch::rules::setup::Setup;

/// How many times the base box.
const TIMES: usize = 5;

/// The number of games; every number of investigators and every Ancient One is covered.
const GAMES: u64 = 1_000;

/// The name of a copy. A suffix that makes a monster epic is kept.
fn renamed(name: &str, nth: usize) -> String {
    match name.strip_suffix("-epic") {
        Some(ancient) => format!("{ancient}-x{nth}-epic"),
        None => format!("{name}-x{nth}"),
    }
}

/// The line with every text in quotation marks after `from` renamed.
fn with_new_names(line: &str, from: usize, nth: usize) -> String {
    let parts = line[from..].split('"').enumerate();
    let parts = parts.map(|(at, it)| if at % 2 == 1 { renamed(it, nth) } else { it.to_owned() });
    format!("{}{}", &line[..from], parts.collect::<Vec<_>>().join("\""))
}

/// The line with the name after `key` renamed, wherever it is.
fn with_new_id(line: &str, key: &str, nth: usize) -> String {
    let Some(start) = line.find(key).map(|at| at + key.len()) else { return line.to_owned() };
    let Some(length) = line[start..].find('"') else { return line.to_owned() };
    let (name, rest) = line[start..].split_at(length);
    format!("{}{}{rest}", &line[..start], renamed(name, nth))
}

/// A copy of a base box file under new names. Effects still refer to the base box, so that old and
/// new are mixed.
fn copied(file: &File<'_>, nth: usize) -> String {
    let is_region =
        DeckKind::undeclared(deck_of(file.path).unwrap_or("general")) == DeckKind::Region;
    let mut lines = Vec::new();
    for line in file.text.lines() {
        let key = line.split(['=', ' ']).next().unwrap_or_default();
        lines.push(match key {
            "ends" | "region" | "ancient_one" | "deck" | "space" => with_new_names(line, 0, nth),
            _ if is_region && key.starts_with("at.") => line.replacen(key, &renamed(key, nth), 1),
            _ => with_new_id(line, "id = \"", nth),
        });
    }
    lines.join("\n")
}

/// The encounter deck of a file.
fn deck_of(path: &str) -> Option<&str> {
    path.strip_prefix("encounters/")?.strip_suffix(".toml")
}

/// Path and text of every file of the large pack.
fn large() -> Vec<(String, String)> {
    let mut files = Vec::new();
    for nth in 1..=TIMES {
        // Where and how things are drawn is not copied: the base box has it.
        let is_read = |file: &&File<'_>| !["map.toml", "icons.toml"].contains(&file.path);
        for file in base().iter().filter(is_read) {
            let path = match deck_of(file.path) {
                Some(deck) if DeckKind::undeclared(deck) == DeckKind::Region => {
                    format!("encounters/{}.toml", renamed(deck, nth))
                }
                _ => file.path.to_owned(),
            };
            files.push((path, copied(file, nth)));
        }
        let ends = format!("[\"arkham\", \"{}\"]", renamed("arkham", nth));
        files.push(("board.toml".into(), format!("[[path]]\nends = {ends}\nkind = \"train\"\n")));
        let deck = format!("[[deck]]\nid = \"deep-{nth}\"\nmet = [\"city\", \"sea\"]\n");
        files.push(("decks.toml".into(), deck));
        let cards: String = (0..100).map(|card| {
            let effect = format!("lose 1 health; resolve an encounter of deep-{}", nth % TIMES + 1);
            let effect = if card % 7 == 0 { effect } else { "gain 1 clue".to_owned() };
            format!("[[card]]\nid = \"deep-{nth}-{card}\"\nat.city = \"{effect}\"\nat.sea = \"{effect}\"\n")
        }).collect();
        files.push((format!("encounters/deep-{nth}.toml"), cards));
    }
    files
}

fn content() -> Content {
    let files = large();
    let mut all = base();
    all.extend(files.iter().map(|(path, text)| File::new(path, text)));
    read(&all)
        .unwrap_or_else(|bad| panic!("{}", bad.to_string().chars().take(4_000).collect::<String>()))
}

#[test]
fn a_large_pack_has_every_thing_several_times() {
    let (alone, large) = (read(&base()).expect("the base box is sound"), content());
    let counts = |it: &Content| {
        [
            it.spaces.len(),
            it.sheets.len(),
            it.ancients.len(),
            it.monsters.len(),
            it.assets.len(),
            it.artifacts.len(),
            it.spells.len(),
            it.conditions.len(),
            it.mythos.len(),
            it.decks.iter().filter(|(_, deck)| deck.kind == DeckKind::Region).count(),
            it.decks.get(it.decks.general).len(),
            it.decks.get(it.decks.research).len(),
            it.decks.get(it.decks.expedition).len(),
            it.decks.get(it.decks.other_world).len(),
            it.decks.get(it.decks.special).len(),
        ]
    };
    assert_eq!(counts(&large), counts(&alone).map(|count| count * (TIMES + 1)));
    assert!(large.spaces.len() > 200 && large.mythos.len() > 256);
    let added = large.decks.iter().filter(|(_, deck)| deck.kind == DeckKind::Added);
    assert_eq!(added.map(|(_, deck)| deck.len()).collect::<Vec<_>>(), [100; TIMES]);
}

/// EH-COMPONENT-LIMITS-01: nothing is dropped, duplicated or mixed up because there is a lot of it.
#[test]
fn games_with_a_large_pack_end_and_lose_nothing() {
    let content = content();
    let (mut decisions, mut rounds) = (0u64, 0u64);
    for seed in 0..GAMES {
        let ancient = &content.ancients[seed as usize % content.ancients.len()].id;
        let investigators = 1 + (seed % 8) as u8;
        let ancient_one = Some(ancient.clone());
        let setup = Setup { investigators, ancient_one, ..Setup::default() };
        let (_, asked, round) = play(&content, &setup, seed, 16);
        decisions += u64::from(asked);
        rounds += u64::from(round);
    }
    println!("{} decisions a game, {} rounds", decisions / GAMES, rounds / GAMES);
    assert!(rounds > 3 * GAMES, "{rounds} rounds are too few to see much");
}
