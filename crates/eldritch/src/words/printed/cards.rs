//! What is printed on every component, as lines of text.
//!
//! A line is a phrase of whole sentences; if an effect has a timing or a type, the line begins with
//! it: "Action.", "Reckoning."

use super::abilities::{Bearer, Printed, title};
use super::keys::{how_many, on_progress, what_counts, when_cast};
use super::names;
use crate::content::{
    ComplexInfo, Content, CultistInfo, EncounterAt, MysteryInfo, MythosKind, Progress, SideInfo,
};
use crate::ids::{
    AncientId, ArtifactId, AssetId, ConditionId, MonsterId, MythosId, SheetId, SpellId,
};
use crate::language::{BodyVerb, ClueVerb, CourseVerb, EffectLanguage, GainVerb, Part, Verb};
use scene::Phrase;
use script::{Block, Node, Tree};

pub fn asset(content: &Content, id: AssetId) -> Vec<Phrase> {
    Printed::on(Bearer::Card, content).abilities(&content.asset(id).abilities)
}

pub fn artifact(content: &Content, id: ArtifactId) -> Vec<Phrase> {
    Printed::on(Bearer::Card, content).abilities(&content.artifact(id).abilities)
}

/// The front of a spell, the same for all copies.
pub fn spell(content: &Content, id: SpellId) -> Vec<Phrase> {
    let spell = content.spell(id);
    let card = Printed::on(Bearer::Card, content);
    card.line(title(when_cast(spell.cast)), spell.effect).into_iter().collect()
}

pub fn spell_back(content: &Content, id: SpellId, copy: usize) -> Vec<Phrase> {
    let back = content.spell(id).backs.get(copy);
    let card = Printed::on(Bearer::Card, content);
    back.and_then(|back| card.text(*back)).into_iter().collect()
}

/// The front of a condition, the same for all copies.
pub fn condition(content: &Content, id: ConditionId) -> Vec<Phrase> {
    let condition = content.condition(id);
    let card = Printed::on(Bearer::Card, content);
    let mut lines = card.abilities(&condition.abilities);
    lines.extend(condition.reckoning.and_then(|it| card.line(title("reckoning"), it)));
    lines
}

pub fn condition_back(content: &Content, id: ConditionId, copy: usize) -> Vec<Phrase> {
    let back = content.condition(id).backs.get(copy);
    let card = Printed::on(Bearer::Card, content);
    back.and_then(|(_, back)| card.text(*back)).into_iter().collect()
}

/// A monster; [`cultist`] describes a cultist in full.
pub fn monster(content: &Content, id: MonsterId) -> Vec<Phrase> {
    let monster = content.monster(id);
    if monster.cultist {
        return vec![Phrase::new("eh-ability-cultist")];
    }
    Printed::on(Bearer::Monster, content).abilities(&monster.abilities)
}

/// A cultist, as printed on a side of the Ancient One's sheet.
pub fn cultist(content: &Content, cultist: &CultistInfo) -> Vec<Phrase> {
    Printed::on(Bearer::Monster, content).abilities(&cultist.abilities)
}

/// What an investigator can do.
pub fn sheet(content: &Content, id: SheetId) -> Vec<Phrase> {
    Printed::on(Bearer::Card, content).abilities(&content.sheet(id).abilities)
}

/// What an investigator starts with.
pub fn sheet_begins(content: &Content, id: SheetId) -> Vec<Phrase> {
    let card = Printed::on(Bearer::Card, content);
    card.line(title("begins"), content.sheet(id).begins).into_iter().collect()
}

/// What an investigator starts with, and the encounters with them once defeated.
pub fn sheet_back(content: &Content, id: SheetId) -> Vec<Phrase> {
    let sheet = content.sheet(id);
    let card = Printed::on(Bearer::Card, content);
    let fallen = [("crippled", sheet.crippled), ("insane", sheet.insane)];
    let fallen = fallen.into_iter().filter_map(|(what, effect)| card.line(title(what), effect));
    sheet_begins(content, id).into_iter().chain(fallen).collect()
}

/// The front of an Ancient One's sheet.
pub fn ancient(content: &Content, id: AncientId) -> Vec<Phrase> {
    let one = content.ancient(id);
    let sheet = Printed::on(Bearer::Sheet, content);
    let aside = one.set_aside.iter().map(|(monster, count)| {
        let said = Phrase::new("eh-ability-set-aside").count("n", *count);
        said.name("monster", names::monster(content, *monster))
    });
    let mut lines: Vec<Phrase> = aside.collect();
    lines.extend(one.setup.and_then(|it| sheet.line(title("setup"), it)));
    lines.extend(side(sheet, &one.front));
    lines.extend(sheet.line(title("awakens"), one.awakens));
    lines
}

/// The back of the sheet, once the Ancient One is awake; nothing if the game ends with that.
pub fn ancient_awake(content: &Content, id: AncientId) -> Vec<Phrase> {
    let one = content.ancient(id);
    let Some(back) = &one.back else { return Vec::new() };
    let mut lines = vec![Phrase::new(format!("eh-ancient-{}-final", one.id))];
    lines.extend(side(Printed::on(Bearer::Sheet, content), back));
    lines
}

fn side(sheet: Printed<'_>, side: &SideInfo) -> Vec<Phrase> {
    let mut lines = sheet.abilities(&side.abilities);
    lines.extend(side.reckoning.and_then(|it| reckoning(sheet, it)));
    lines.extend(side.doom.and_then(|it| sheet.line(title("doom"), it)));
    lines.extend(side.wins.and_then(|it| sheet.line(title("wins"), it)));
    lines
}

pub fn mystery(content: &Content, mystery: &MysteryInfo) -> Vec<Phrase> {
    let bearer = match mystery.progress {
        Progress::Research => Bearer::CardAbout("clue"),
        Progress::ClosedMatchingGate | Progress::ClosedGate => Bearer::CardAbout("gate"),
        Progress::DefeatedNonEpic | Progress::EpicDefeated => Bearer::CardAbout("monster"),
        Progress::EncounterOnMysteryToken | Progress::EncounterOnToken => Bearer::Card,
        Progress::PassedSpell => Bearer::Card,
    };
    let card = Printed::on(bearer, content);
    let mut lines = Vec::new();
    lines.extend(mystery.enters.and_then(|it| card.line(title("entered-play"), it)));
    lines.extend(mystery.step.and_then(|it| card.line(title(on_progress(mystery.progress)), it)));
    let solved = Phrase::new("eh-ability-solved").text("counts", what_counts(mystery.counts));
    lines.push(solved.text("needs", how_many(mystery.needs)));
    lines
}

pub fn mythos(content: &Content, id: MythosId) -> Vec<Phrase> {
    let info = content.mythos_card(id);
    let card = Printed::on(Bearer::CardAbout("monster"), content);
    let mut lines = Vec::new();
    lines.extend(
        info.rumor.map(|space| {
            Phrase::new("eh-ability-rumor").name("place", names::space(content, space))
        }),
    );
    if info.tokens > 0 {
        lines.push(Phrase::new("eh-ability-tokens").count("n", info.tokens));
    }
    lines.extend(info.effect.and_then(|effect| match info.kind {
        MythosKind::Event => event(card, effect),
        MythosKind::Ongoing | MythosKind::Rumor => card.line(title("entered-play"), effect),
    }));
    lines.extend(card.abilities(&info.abilities));
    let at = match (info.rumor, info.encounter_at) {
        (_, Some(EncounterAt::Expedition)) | (None, None) => title("encounter-expedition"),
        (Some(space), None) => title("encounter").name("place", names::space(content, space)),
    };
    lines.extend(info.encounter.and_then(|effect| card.line(at, effect)));
    lines.extend(info.reckoning.and_then(|effect| reckoning(card, effect)));
    lines.extend(info.runs_out.and_then(|effect| card.line(title("runs-out"), effect)));
    lines
}

/// One part of a simple encounter.
pub fn encounter(content: &Content, effect: Block) -> Vec<Phrase> {
    Printed::on(Bearer::Card, content).text(effect).into_iter().collect()
}

/// A complex encounter: how it begins, and its two parts.
pub fn complex(content: &Content, card: &ComplexInfo) -> Vec<Phrase> {
    let printed = Printed::on(Bearer::Card, content);
    let first = printed.tree(card.first).map(|tree| printed.tell(&without_parts(tree)));
    let mut lines: Vec<Phrase> = first.into_iter().collect();
    lines.extend(printed.line(title("pass"), card.pass));
    lines.extend(printed.line(title("fail"), card.fail));
    lines
}

/// A final test that only leads to the parts is described as just a test: the parts are printed
/// below it.
fn without_parts(tree: &Tree<EffectLanguage>) -> Tree<EffectLanguage> {
    let leads = |tree: &Tree<EffectLanguage>, to: Part| match tree.nodes.as_slice() {
        [(Node::Do(said), _)] => said.means == Verb::Course(CourseVerb::ContinueWith(to)),
        _ => false,
    };
    let mut tree = tree.clone();
    if let Some((Node::Test { pass, fail, .. }, _)) = tree.nodes.last_mut()
        && leads(pass, Part::Pass)
        && leads(fail, Part::Fail)
    {
        (*pass, *fail) = (Tree::empty(), Tree::empty());
    }
    tree
}

/// An event addresses the lead investigator unless it concerns everybody.
fn event(card: Printed<'_>, effect: Block) -> Option<Phrase> {
    match card.tree(effect)? {
        tree if speaks_to_one(tree) => card.line(title("lead"), effect),
        _ => card.text(effect),
    }
}

fn reckoning(printed: Printed<'_>, effect: Block) -> Option<Phrase> {
    let tree = printed.tree(effect)?;
    let what = if speaks_to_one(tree) { "reckoning-lead" } else { "reckoning" };
    printed.line(title(what), effect)
}

/// Whether somebody has to test, choose, gain or lose something: on a Mythos card or the Ancient
/// One's sheet, the lead investigator does.
fn speaks_to_one(tree: &Tree<EffectLanguage>) -> bool {
    tree.nodes.iter().any(|(node, _)| match node {
        Node::Do(said) => is_personal(said.means),
        Node::Test { .. } | Node::May { .. } | Node::Choose(_) | Node::Pick { .. } => true,
        Node::Table { dice, .. } => dice.is_some(),
        Node::Unless { deed, escape } => speaks_to_one(deed) || speaks_to_one(escape),
        Node::If { then, otherwise, .. } => speaks_to_one(then) || speaks_to_one(otherwise),
        Node::Repeat { body, .. } => speaks_to_one(body),
        Node::Each { .. } => false,
    })
}

fn is_personal(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Body(BodyVerb::Lose { .. } | BodyVerb::Recover { .. } | BodyVerb::Delay)
            | Verb::Gain(GainVerb::Gain { .. } | GainVerb::GainCondition(_))
            | Verb::Clue(ClueVerb::GainClues(_))
            | Verb::Course(CourseVerb::ReckonWithOnes(_))
    )
}
