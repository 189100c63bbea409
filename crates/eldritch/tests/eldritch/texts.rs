//! Every component is described in both languages and reviewed as text.
//!
//! `tests/texts/{ru,en}.txt` hold the reviewed texts; `OMEN_WRITE=1` rewrites them.

use eldritch::content::{Content, DeckKind, Spot, base, read};
use eldritch::ids::{
    AncientId, ArtifactId, AssetId, ConditionId, MonsterId, MythosId, SheetId, SpellId,
};
use eldritch::language::EffectLanguage;
use eldritch::words::printed::{LOCALES, cards, names};
use kernel::registry::Titled;
use scene::Phrase;
use script::Language as _;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use voice::{Language, Voice};

fn voice(language: Language) -> Voice {
    let ours = LOCALES.iter().filter(|(code, _)| *code == language.code());
    let sources: Vec<&str> = ours.map(|(_, text)| *text).collect();
    Voice::new(language, &sources).unwrap_or_else(|bad| panic!("{bad}"))
}

/// A component: its name and its lines.
struct Told {
    name: Vec<Phrase>,
    lines: Vec<Phrase>,
}

fn told(name: impl Into<String>, lines: Vec<Phrase>) -> Told {
    Told { name: vec![Phrase::new(name.into())], lines }
}

fn part(name: impl Into<String>, part: impl Into<String>, lines: Vec<Phrase>) -> Told {
    Told { name: vec![Phrase::new(name.into()), Phrase::new(part.into())], lines }
}

/// Everything that has a text, deck by deck.
fn everything(content: &Content) -> Vec<Told> {
    let decks = [
        assets, artifacts, spells, conditions, monsters, sheets, ancients, mysteries, mythos,
        encounters, research, complex,
    ];
    decks.into_iter().flat_map(|deck| deck(content)).collect()
}

fn assets(content: &Content) -> Vec<Told> {
    let all = AssetId::first(content.assets.len());
    all.map(|id| told(names::asset(content, id), cards::asset(content, id))).collect()
}

fn artifacts(content: &Content) -> Vec<Told> {
    let all = ArtifactId::first(content.artifacts.len());
    all.map(|id| told(names::artifact(content, id), cards::artifact(content, id))).collect()
}

fn spells(content: &Content) -> Vec<Told> {
    let all = SpellId::first(content.spells.len());
    all.map(|id| {
        let mut lines = cards::spell(content, id);
        let backs = 0..content.spell(id).backs.len();
        lines.extend(backs.flat_map(|copy| cards::spell_back(content, id, copy)));
        told(names::spell(content, id), lines)
    })
    .collect()
}

fn conditions(content: &Content) -> Vec<Told> {
    let all = ConditionId::first(content.conditions.len());
    all.flat_map(|id| {
        let name = names::condition(content, id);
        let front = told(name.clone(), cards::condition(content, id));
        let backs = (0..content.condition(id).backs.len()).map(move |copy| {
            let back = names::condition_back(content, id, copy).expect("a copy has a back");
            part(name.clone(), back, cards::condition_back(content, id, copy))
        });
        std::iter::once(front).chain(backs)
    })
    .collect()
}

fn monsters(content: &Content) -> Vec<Told> {
    let all = MonsterId::first(content.monsters.len());
    all.map(|id| told(names::monster(content, id), cards::monster(content, id))).collect()
}

fn sheets(content: &Content) -> Vec<Told> {
    let all = SheetId::first(content.sheets.len());
    all.map(|id| {
        let mut lines = cards::sheet(content, id);
        lines.extend(cards::sheet_back(content, id));
        told(names::sheet(content, id), lines)
    })
    .collect()
}

fn ancients(content: &Content) -> Vec<Told> {
    let all = AncientId::first(content.ancients.len());
    all.flat_map(|id| {
        let one = content.ancient(id);
        let name = names::ancient(content, id);
        let sides = [Some(&one.front), one.back.as_ref()].into_iter().flatten();
        let cultists = sides.filter_map(|side| side.cultist.as_ref());
        let cultists = cultists.map(|cultist| {
            part(name.clone(), "eh-monster-cultist", cards::cultist(content, cultist))
        });
        let mut told = vec![told(name.clone(), cards::ancient(content, id))];
        if one.back.is_some() {
            let awake = cards::ancient_awake(content, id);
            told.push(part(name.clone(), "eh-ability-title-awakens", awake));
        }
        told.extend(cultists);
        told
    })
    .collect()
}

fn mysteries(content: &Content) -> Vec<Told> {
    let all = AncientId::first(content.ancients.len());
    all.flat_map(|id| {
        content.ancient(id).deck.iter().enumerate().map(move |(at, mystery)| {
            let name = names::mystery(content, id, at).expect("it is there");
            part(names::ancient(content, id), name, cards::mystery(content, mystery))
        })
    })
    .collect()
}

fn mythos(content: &Content) -> Vec<Told> {
    let all = MythosId::first(content.mythos.len());
    all.map(|id| told(names::mythos(content, id), cards::mythos(content, id))).collect()
}

fn spot(content: &Content, spot: Spot) -> String {
    match spot {
        Spot::Space(space) => names::space(content, space),
        Spot::Terrain(terrain) => names::terrain(terrain).to_owned(),
    }
}

fn encounters(content: &Content) -> Vec<Told> {
    let of_kind = |kind| content.decks.iter().filter(move |(_, deck)| deck.kind == kind);
    let regions = of_kind(DeckKind::Region).flat_map(|(_, deck)| {
        let region = format!("eh-region-{}", deck.id);
        deck.simple().iter().map(move |card| (region.clone(), card))
    });
    let general = of_kind(DeckKind::General).flat_map(|(_, deck)| deck.simple());
    regions
        .chain(general.map(|card| ("eh-deck-general".to_owned(), card)))
        .flat_map(|(deck, card)| {
            card.at.iter().map(move |(at, effect)| {
                part(deck.clone(), spot(content, *at), cards::encounter(content, *effect))
            })
        })
        .collect()
}

fn research(content: &Content) -> Vec<Told> {
    let parts = content.simple_cards(content.decks.research).iter().flat_map(|card| {
        let ancient = names::ancient(content, card.ancient.expect("research has an Ancient One"));
        card.at.iter().map(move |(at, effect)| (ancient.clone(), *at, *effect))
    });
    parts
        .map(|(ancient, at, effect)| {
            part(ancient, spot(content, at), cards::encounter(content, effect))
        })
        .collect()
}

fn complex(content: &Content) -> Vec<Told> {
    let expeditions = content.complex_cards(content.decks.expedition).iter().map(|card| {
        let space = card.space.expect("an expedition has a place");
        told(names::space(content, space), cards::complex(content, card))
    });
    let worlds = content.complex_cards(content.decks.other_world).iter().map(|card| {
        let world = card.world.as_deref().expect("an Other World has a name");
        told(names::world(world), cards::complex(content, card))
    });
    let specials = content.complex_cards(content.decks.special).iter().map(|card| {
        let deck = card.deck.as_deref().expect("a special encounter has a deck");
        told(format!("eh-deck-{deck}"), cards::complex(content, card))
    });
    expeditions.chain(worlds).chain(specials).collect()
}

fn content() -> Content {
    read(&base()).unwrap_or_else(|bad| panic!("{bad}"))
}

/// A paragraph per component: its name, then its lines.
fn text(content: &Content, voice: &Voice) -> String {
    let mut text = String::new();
    for told in everything(content) {
        let name: Vec<String> = told.name.iter().map(|it| voice.say(it)).collect();
        text.push_str(&name.join(" / "));
        text.push('\n');
        for line in &told.lines {
            text.push_str(&voice.say(line));
            text.push('\n');
        }
        text.push('\n');
    }
    text
}

fn kept(language: Language) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    folder.join(language.code()).with_extension("txt")
}

#[test]
fn every_component_reads_as_it_was_reviewed() {
    let content = content();
    for language in Language::ALL {
        let text = text(&content, &voice(language));
        let file = kept(language);
        if std::env::var_os("OMEN_WRITE").is_some() {
            fs::write(&file, text).expect("the texts can be written");
            continue;
        }
        let reviewed = fs::read_to_string(&file).unwrap_or_default();
        let changed = text.lines().zip(reviewed.lines()).find(|(now, then)| now != then);
        assert_eq!(changed, None, "{language}: read it, then OMEN_WRITE=1");
        assert_eq!(text.lines().count(), reviewed.lines().count(), "{language}");
    }
}

/// A browser looks up texts by the keys in scenes; `OMEN_WRITE=1` writes them for it.
#[test]
fn the_client_has_every_text() {
    let texts = eldritch::Eldritch::texts(&content());
    let lines = texts.iter().map(|(key, text)| {
        let text = serde_json::to_string(text).expect("a phrase is JSON");
        format!("\"{key}\":{text}")
    });
    let made = format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/texts/eldritch.json");
    if std::env::var_os("OMEN_WRITE").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
        fs::write(&file, &made).expect("the texts can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == made, "OMEN_WRITE=1 cargo test --package eldritch --test eldritch texts");
    let keys: BTreeSet<&str> = texts.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(keys.len(), texts.len(), "no two texts share a key");
    for language in Language::ALL {
        let voice = voice(language);
        let taken: Vec<&&str> = keys.iter().filter(|key| voice.has(key)).collect();
        assert!(taken.is_empty(), "{language}: messages that texts would hide: {taken:?}");
    }
}

/// What a sentence must not have: holes, doubled or misplaced spaces, broken punctuation.
const FAULTS: [&str; 17] = [
    "⟨", "{", "}", "  ", " . ", " ,", " ;", " :", "( ", " )", "()", "..", ",,", ",.", ";.", ":.",
    "«»",
];

#[test]
fn every_line_is_whole_sentences() {
    let content = content();
    for language in Language::ALL {
        let voice = voice(language);
        for told in everything(&content) {
            for line in &told.lines {
                let text = voice.say(line);
                let fault = FAULTS.into_iter().find(|fault| text.contains(fault));
                assert_eq!(fault, None, "{language}: {text}");
                let first = text.chars().next();
                let begins = first.is_some_and(|it| it.is_uppercase() || it == '+');
                assert!(begins, "{language}: a small letter: {text}");
                assert!(text.ends_with('.'), "{language}: no full stop: {text}");
                let foreign = |letter: char| match language {
                    Language::Russian => letter.is_ascii_alphabetic(),
                    Language::English => matches!(letter, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё'),
                };
                assert!(!text.contains(foreign), "{language}: {text}");
            }
        }
    }
}

#[test]
fn every_name_is_known_in_both_languages() {
    let content = content();
    for language in Language::ALL {
        let voice = voice(language);
        for told in everything(&content) {
            for name in &told.name {
                assert!(voice.has(&name.key), "{language}: {}", name.key);
            }
        }
        let kinds = ["place", "trait", "skill", "terrain", "region"];
        for (kind, name) in
            kinds.iter().flat_map(|kind| content.names.list(kind).iter().map(move |it| (kind, it)))
        {
            assert!(voice.has(&format!("eh-{kind}-{name}")), "{language}: eh-{kind}-{name}");
        }
    }
}

/// Including those that no card of the base box uses.
#[test]
fn every_phrase_of_the_language_has_a_message() {
    let book = EffectLanguage::phrasebook();
    let keys = book.verbs.iter().map(|it| it.key);
    let keys = keys.chain(book.values.iter().map(|it| it.key));
    let keys = keys.chain(book.whos.iter().map(|it| it.key));
    let keys = keys.chain(book.whens.iter().map(|it| it.key));
    let keys: Vec<&str> = keys.chain(book.checks.iter().map(|it| it.key)).collect();
    for language in Language::ALL {
        let voice = voice(language);
        let missing: Vec<&&str> = keys.iter().filter(|key| !voice.has(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn both_languages_say_the_same() {
    let [a, b] = Language::ALL.map(voice);
    assert_eq!(voice::compare(&a, &b), Vec::<String>::new());
}

#[test]
fn every_file_of_the_game_is_shipped() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    for language in Language::ALL {
        let folder = fs::read_dir(locales.join(language.code())).expect("a language has a folder");
        for file in folder.map(|file| file.expect("a file can be named").path()) {
            let name = file.file_name().and_then(|name| name.to_str()).expect("a plain name");
            if !name.starts_with("eldritch") {
                continue;
            }
            let text = fs::read_to_string(&file).expect("a text");
            let shipped = LOCALES.contains(&(language.code(), text.as_str()));
            assert!(shipped, "{language}: {name} is not in crates/eldritch/src/words/locales.rs");
        }
    }
}
