//! A toy game's part of the language.

use script::{Amount, Becomes, Entry, Language, Names, Phrasebook};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Toy;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Verb {
    Lose(Amount<Toy>, u8),
    Gain(Amount<Toy>),
    Condition(u16),
    Spend(Amount<Toy>),
    Retreat(Amount<Toy>),
    Advance(Amount<Toy>),
    Move(Option<Who>),
    EndGame,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Gates,
    Half,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Who {
    Here,
    Everywhere,
    Sea,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum When {
    City,
    Has(u16),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Check {
    pub skill: u16,
    pub modifier: i16,
}

const fn entry<Out>(
    says: &'static str,
    key: &'static str,
    make: fn(&script::Slots<'_, Toy>) -> Out,
) -> Entry<Toy, Out> {
    Entry { says, key, about: "", ends: false, make }
}

static BOOK: Phrasebook<Toy> = Phrasebook {
    verbs: &[
        entry("lose <n> {health|sanity}", "toy-lose", |it| Verb::Lose(it.amount(0), it.word(1))),
        entry("gain <n> clue/clues", "toy-gain", |it| Verb::Gain(it.amount(0))),
        entry("gain condition <condition>", "toy-condition", |it| Verb::Condition(it.name(0))),
        entry("spend <n> clue/clues", "toy-spend", |it| Verb::Spend(it.amount(0))),
        entry("retreat [the] doom <n>", "toy-retreat", |it| Verb::Retreat(it.amount(0))),
        entry("advance [the] doom <n>", "toy-advance", |it| Verb::Advance(it.amount(0))),
        entry("move to <who:place>", "toy-move", |it| Verb::Move(it.who(0))),
        Entry {
            says: "end the game",
            key: "toy-end",
            about: "The game is over.",
            ends: true,
            make: |_| Verb::EndGame,
        },
    ],
    values: &[
        entry("gates", "toy-gates", |_| Value::Gates),
        entry("half investigators", "toy-half", |_| Value::Half),
    ],
    whos: &[
        entry("investigator here", "toy-here", |_| Who::Here),
        entry("investigator", "toy-everywhere", |_| Who::Everywhere),
        entry("the nearest sea", "toy-sea", |_| Who::Sea),
    ],
    whens: &[
        entry("on [a] city", "toy-city", |_| When::City),
        entry("has condition <condition>", "toy-has", |it| When::Has(it.name(0))),
    ],
    checks: &[entry("<skill> <signed>", "toy-check", |it| Check {
        skill: it.name(0),
        modifier: it.signed(1),
    })],
    kinds: &["condition", "skill"],
};

impl Language for Toy {
    type Verb = Verb;
    type Value = Value;
    type Who = Who;
    type When = When;
    type Check = Check;

    fn phrasebook() -> &'static Phrasebook<Self> {
        &BOOK
    }

    fn sort(who: Who) -> &'static str {
        match who {
            Who::Here | Who::Everywhere => "investigator",
            Who::Sea => "place",
        }
    }

    fn becomes(who: Who) -> Becomes {
        match who {
            Who::Here | Who::Everywhere => Becomes::You,
            Who::Sea => Becomes::There,
        }
    }
}

#[derive(Debug)]
pub struct ToyNames;

const CONDITIONS: [&str; 3] = ["dark-pact", "cursed", "blessed"];
const SKILLS: [&str; 2] = ["lore", "will"];

fn names(kind: &str) -> &'static [&'static str] {
    if kind == "condition" { &CONDITIONS } else { &SKILLS }
}

impl Names for ToyNames {
    fn id(&self, kind: &str, name: &str) -> Option<u16> {
        names(kind).iter().position(|known| *known == name).map(|at| at as u16)
    }

    fn all(&self, kind: &str) -> Vec<&str> {
        names(kind).to_vec()
    }

    fn key(&self, kind: &str, id: u16) -> String {
        format!("{kind}-{}", names(kind)[id as usize])
    }
}
