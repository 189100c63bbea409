//! Whether every Ancient One has what a game against it needs.

use super::pack::File;
use super::{AncientInfo, Content, SideInfo};
use crate::ids::AncientId;
use crate::language::{CourseVerb, Verb};
use ::pack::{drawn, ids};
use script::{Block, Op};

/// What is missing, each with the line of the Ancient One that lacks it.
pub fn missing(content: &Content, files: &[File<'_>]) -> Vec<String> {
    let all = AncientId::first(content.ancients.len()).zip(&content.ancients);
    all.flat_map(|(id, one)| lacking(content, id, one).into_iter().map(move |what| (one, what)))
        .map(|(one, what)| told(files, &one.id, &what))
        .collect()
}

fn lacking(content: &Content, id: AncientId, one: &AncientInfo) -> Vec<String> {
    let mut lacking = Vec::new();
    let (needed, there) = (one.mysteries, one.deck.len());
    if needed == 0 {
        lacking.push("a game needs a mystery to be solved: `mysteries` is at least 1".to_owned());
    }
    if usize::from(needed) > there {
        lacking.push(format!(
            "{needed} mysteries are to be solved, and the deck has {there}: write more of \
             [[ancient_one.mystery]], or lower `mysteries`"
        ));
    }
    let research = content.simple_cards(content.decks.research);
    if !research.iter().any(|card| card.ancient == Some(id)) {
        lacking.push(needs_cards(one, "research"));
    }
    let special = content.complex_cards(content.decks.special);
    if sends_to_special(content, one) && !special.iter().any(|card| card.ancient == Some(id)) {
        lacking.push(needs_cards(one, "special"));
    }
    lacking
}

fn needs_cards(one: &AncientInfo, deck: &str) -> String {
    format!(
        "it has no {deck} encounters: write cards with ancient_one = \"{}\" in encounters/{deck}.toml",
        one.id
    )
}

/// Whether a mystery or a side of the sheet has special encounters resolved.
fn sends_to_special(content: &Content, one: &AncientInfo) -> bool {
    let of_side = |side: &SideInfo| [side.reckoning, side.doom, side.wins];
    let sides = [Some(&one.front), one.back.as_ref()].into_iter().flatten().flat_map(of_side);
    let mysteries = one.deck.iter().flat_map(|it| [it.enters, it.step]);
    let all = sides.chain(mysteries).chain([one.setup, Some(one.awakens)]).flatten();
    all.into_iter().any(|block: Block| {
        let special = Verb::Course(CourseVerb::SpecialEncounter);
        let is_special = |op: &Op<_>| matches!(op, Op::Do(verb) if *verb == special).then_some(());
        content.code.find(block, &mut { is_special }).is_some()
    })
}

/// The complaint, where the Ancient One stands.
fn told(files: &[File<'_>], id: &str, what: &str) -> String {
    let named = files.iter().filter(|file| file.path == "ancient-ones.toml").find_map(|file| {
        let spot = ids(file).into_iter().find(|it| it.list == "ancient_one" && it.id == id)?;
        Some((file, spot.span))
    });
    match named {
        Some((file, span)) => drawn(file, span, what),
        None => format!("{id}: {what}"),
    }
}
