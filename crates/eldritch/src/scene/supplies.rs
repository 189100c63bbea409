//! Piles and cards that belong to nobody, and the card that is being resolved.

use super::{cards, ids, looks};
use crate::content::{Content, MythosKind};
use crate::ids::KindId;
use crate::state::{Eldritch, Frame, Ongoing, Source};
use crate::words::{names, stories, texts};
use ::scene::{Card, CardZone, Layout, Phrase, Viewer, text};
use kernel::Seat;
use kernel::deck::End;

pub(super) fn supplies(game: &Eldritch, content: &Content, viewer: Viewer) -> Vec<CardZone> {
    let mythos: u32 = game.stages.iter().flatten().map(|count| u32::from(*count)).sum();
    let sum = |counts: &mut dyn Iterator<Item = &u8>| counts.map(|it| u32::from(*it)).sum::<u32>();
    let piles = [
        ("mythos", looks::MYTHOS, mythos),
        ("gates", looks::GATE, game.gates.len() as u32),
        ("monsters", looks::MONSTERS, sum(&mut game.cup.iter())),
        ("clues", looks::CLUE, game.clue_pool.len()),
        ("expeditions", looks::EXPEDITION, game.encounters[content.decks.expedition].len()),
        ("assets", "backpack", left_of(game, content, KindId::ASSET)),
        ("artifacts", "gold-scarab", left_of(game, content, KindId::ARTIFACT)),
        ("spells", "spell-book", left_of(game, content, KindId::SPELL)),
        ("conditions", "misdirection", left_of(game, content, KindId::CONDITION)),
    ];
    let mut zones: Vec<CardZone> = piles
        .into_iter()
        .map(|(kind, icon, count)| CardZone::pile("eh-supply", kind, icon, count))
        .collect();
    zones[1].cards = known_gates(game, content, viewer);
    zones[7].cards = cards::spell_fronts(game, content);
    zones[8].cards = cards::condition_fronts(game, content);
    zones.extend(added(game, content));
    zones.extend(in_play(game, content));
    let reserve = game.reserve.iter().map(|id| cards::offered(game, content, *id)).collect();
    zones.push(CardZone::open(ids::RESERVE.into(), "eh-supply-reserve", Layout::List, reserve));
    zones
}

/// How many cards are in the deck of a kind.
fn left_of(game: &Eldritch, content: &Content, kind: KindId) -> u32 {
    game.deck_of(content, kind).map(|(_, left)| u32::from(left)).sum()
}

/// The decks of kinds that packs add.
fn added(game: &Eldritch, content: &Content) -> impl Iterator<Item = CardZone> {
    let kinds = (0..).map(KindId).zip(&content.kinds).filter(|(kind, _)| kind.is_added());
    kinds.map(|(kind, info)| CardZone {
        id: text!("supply:kind-{}", info.id),
        name: Phrase::new("eh-supply-added").name("kind", text!("eh-kind-{}", info.id)),
        icon: Some(looks::kind(content, &info.id).into()),
        layout: Layout::Stack,
        count: left_of(game, content, kind),
        ..CardZone::default()
    })
}

/// Gates whose place in the stack this viewer knows, from the top.
fn known_gates(game: &Eldritch, content: &Content, viewer: Viewer) -> Vec<Card> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let known = |nth: usize| Some((nth, game.gates.known_to(End::Top.nth(nth), Seat(seat))?));
    let card = |(nth, gate)| Card {
        id: text!("card:gate-{}", content.space(gate).id),
        name: Phrase::new("eh-card-gate")
            .name("place", names::space(content, gate))
            .count("nth", nth as i64 + 1),
        icon: content.space(gate).gate.map(|omen| looks::omen(omen).into()),
        family: Some("gate".into()),
        secret: true,
        count: 1,
        ..Card::default()
    };
    (0..game.gates.len()).filter_map(known).map(card).collect()
}

/// The card being resolved, and Mythos cards in play.
fn in_play(game: &Eldritch, content: &Content) -> Option<CardZone> {
    let mut cards: Vec<Card> = resolving(game, content).into_iter().collect();
    cards.extend(game.in_play.iter().map(|it| ongoing(content, it)));
    (!cards.is_empty()).then(|| CardZone {
        icon: Some(looks::MYTHOS.into()),
        ..CardZone::open("supply:in-play".into(), "eh-supply-in-play", Layout::List, cards)
    })
}

fn ongoing(content: &Content, it: &Ongoing) -> Card {
    let rumor = content.mythos_card(it.card).kind == MythosKind::Rumor;
    let mut values = Vec::new();
    if it.tokens > 0 {
        values.push(("token".into(), Some(i64::from(it.tokens))));
    }
    if it.toughness > 0 {
        values.push(("toughness".into(), Some(i64::from(it.toughness))));
    }
    let (id, name) = (ids::mythos(content, it.card), names::mythos(content, it.card));
    Card {
        kind: Some(Phrase::new(if rumor { "eh-kind-rumor" } else { "eh-kind-ongoing" })),
        text: texts::mythos(content, it.card),
        values,
        rules: vec!["EH-MYTHOS-03".into()],
        ..Card::one(id, name, "mythos", if rumor { looks::RUMOR } else { looks::MYTHOS })
    }
}

/// The encounter or Mythos card being resolved.
fn resolving(game: &Eldritch, content: &Content) -> Option<Card> {
    let source = current(game)?;
    if matches!(source, Source::Mythos(id) if game.in_play.iter().any(|it| it.card == id)) {
        return None;
    }
    let (kind, icon, rules) = match source {
        Source::Encounter { deck, .. } => (
            names::deck_name(content, deck),
            looks::deck(content.decks.get(deck).kind),
            texts::encounter(content, source),
        ),
        Source::Mythos(id) => ("eh-card-mythos".into(), looks::MYTHOS, texts::mythos(content, id)),
        _ => ("eh-card-fallen".into(), "tombstone", texts::encounter(content, source)),
    };
    let name = match source {
        Source::Encounter { .. } => kind.clone(),
        other => names::source(game, content, other),
    };
    Some(Card {
        kind: Some(Phrase::new(kind)),
        text: both(stories::begins(content, source), rules),
        ..Card::one("card:resolving".into(), name, "encounter", icon)
    })
}

/// The card whose story belongs to the current question.
pub fn current(game: &Eldritch) -> Option<Source> {
    let told = |source: &Source| {
        matches!(source, Source::Encounter { .. } | Source::Mythos(_) | Source::Fallen(..))
    };
    let running = game.contexts().map(|context| context.source).find(told);
    running.or_else(|| {
        game.frames.iter().rev().find_map(|frame| match frame {
            Frame::Mythos { card, .. } => Some(Source::Mythos(*card)),
            _ => None,
        })
    })
}

/// A story and its rules text.
pub fn both(story: Option<Phrase>, rules: Option<Phrase>) -> Option<Phrase> {
    match (story, rules) {
        (Some(story), Some(rules)) => {
            Some(Phrase::new("eh-told-and-rules").said("story", story).said("rules", rules))
        }
        (story, rules) => story.or(rules),
    }
}
