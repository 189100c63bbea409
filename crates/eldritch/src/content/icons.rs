//! The icons of people, monsters and cards: `icons.toml`, which the rules do not read.

use super::names::AllNames;
use super::pack::File;
use ::pack::drawn;
use schemars::JsonSchema;
use script::Names as _;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::LazyLock;
use toml::Spanned;

/// `icons.toml` as written: ids of things and the names of their icons.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct RawIcons {
    #[schemars(with = "BTreeMap<String, String>")]
    pub investigator: BTreeMap<String, Spanned<String>>,
    #[schemars(with = "BTreeMap<String, String>")]
    pub ancient_one: BTreeMap<String, Spanned<String>>,
    #[schemars(with = "BTreeMap<String, String>")]
    pub monster: BTreeMap<String, Spanned<String>>,
    #[schemars(with = "BTreeMap<String, String>")]
    pub asset: BTreeMap<String, Spanned<String>>,
    #[schemars(with = "BTreeMap<String, String>")]
    pub artifact: BTreeMap<String, Spanned<String>>,
    #[schemars(with = "BTreeMap<String, String>")]
    pub spell: BTreeMap<String, Spanned<String>>,
    #[schemars(with = "BTreeMap<String, String>")]
    pub condition: BTreeMap<String, Spanned<String>>,
    /// Decks of kinds of cards that packs add.
    #[schemars(with = "BTreeMap<String, String>")]
    pub kind: BTreeMap<String, Spanned<String>>,
}

/// What can have its own icon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pictured {
    Investigator,
    AncientOne,
    Monster,
    Asset,
    Artifact,
    Spell,
    Condition,
    Kind,
}

impl Pictured {
    /// Its kind among the names of a pack.
    const fn kind(self) -> &'static str {
        match self {
            Pictured::Investigator => "investigator",
            Pictured::AncientOne => "ancient-one",
            Pictured::Monster => "monster",
            Pictured::Asset => "asset",
            Pictured::Artifact => "artifact",
            Pictured::Spell => "spell",
            Pictured::Condition => "condition",
            Pictured::Kind => "kind",
        }
    }

    /// The icon of those without their own.
    const fn usual(self) -> &'static str {
        match self {
            Pictured::Investigator => "meeple",
            Pictured::AncientOne => "evil-eyes",
            Pictured::Monster => "horned-skull",
            Pictured::Asset => "backpack",
            Pictured::Artifact => "gold-scarab",
            Pictured::Spell => "spell-book",
            Pictured::Condition => "bleeding-eye",
            Pictured::Kind => "cardboard-box",
        }
    }
}

/// The icons of everything that has one of its own.
#[derive(Debug, Default)]
pub struct Icons {
    known: [HashMap<String, String>; 8],
}

impl Icons {
    pub fn of(&self, what: Pictured, id: &str) -> &str {
        self.known[what as usize].get(id).map_or(what.usual(), String::as_str)
    }

    /// Adds a file; returns its errors.
    pub fn add(&mut self, file: &File<'_>, raw: RawIcons, names: &AllNames) -> Vec<String> {
        let RawIcons {
            investigator,
            ancient_one,
            monster,
            asset,
            artifact,
            spell,
            condition,
            kind,
        } = raw;
        let lists = [
            (Pictured::Investigator, investigator),
            (Pictured::AncientOne, ancient_one),
            (Pictured::Monster, monster),
            (Pictured::Asset, asset),
            (Pictured::Artifact, artifact),
            (Pictured::Spell, spell),
            (Pictured::Condition, condition),
            (Pictured::Kind, kind),
        ];
        let mut wrong = Vec::new();
        for (what, list) in lists {
            for (id, icon) in list {
                let kind = what.kind();
                let known = &mut self.known[what as usize];
                if names.id(kind, &id).is_none() {
                    wrong.push(drawn(file, icon.span(), format!("there is no {kind} \"{id}\"")));
                } else if known.contains_key(&id) {
                    let what = format!("the {kind} \"{id}\" has an icon already");
                    wrong.push(drawn(file, icon.span(), what));
                }
                wrong.extend(unknown(file, &icon));
                known.insert(id, icon.into_inner());
            }
        }
        wrong
    }
}

/// The error for an icon that the clients do not have.
pub fn unknown(file: &File<'_>, icon: &Spanned<String>) -> Option<String> {
    static BUNDLED: LazyLock<HashSet<&str>> = LazyLock::new(|| {
        include_str!("../../../../web/src/icons.txt").lines().map(str::trim).collect()
    });
    let name = icon.get_ref().as_str();
    let near = || script::nearest(name, BUNDLED.iter().copied());
    let help = || near().map(|it| format!("; did you mean \"{it}\"?")).unwrap_or_default();
    (!BUNDLED.contains(name)).then(|| {
        let what = format!("there is no icon \"{name}\" among those of the clients{}", help());
        drawn(file, icon.span(), what)
    })
}
