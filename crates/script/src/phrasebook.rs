//! What a game contributes to the language: tables of phrases.

use std::fmt::Debug;

/// A game's part of the language.
pub trait Language: Copy + Debug + PartialEq + 'static {
    /// An instruction.
    type Verb: Copy + Debug + PartialEq;
    /// A number known only in play: the number of gates, the result of a test.
    type Value: Copy + Debug + PartialEq;
    /// A selector: each investigator here.
    type Who: Copy + Debug + PartialEq;
    /// A condition on the state: there is a monster here.
    type When: Copy + Debug + PartialEq;
    /// What is tested.
    type Check: Copy + Debug + PartialEq;

    fn phrasebook() -> &'static Phrasebook<Self>;

    /// What sort of thing a selector selects: `investigator`, `monster`, `place`. A slot
    /// `<who:place>` takes only selectors of that sort.
    fn sort(who: Self::Who) -> &'static str;

    /// How an effect refers to what this selects.
    fn becomes(who: Self::Who) -> Becomes;

    /// What sort of thing `it` is after this instruction, if it sets one.
    fn brings(verb: Self::Verb) -> Option<&'static str> {
        let _ = verb;
        None
    }

    /// The kind and index of the name that a number refers to.
    fn counts(value: Self::Value) -> Option<(&'static str, u16)> {
        let _ = value;
        None
    }

    /// Whether a number is worded as a single word, such as "all", rather than a clause.
    fn is_one_word(value: Self::Value) -> bool {
        let _ = value;
        false
    }
}

/// How an effect refers to what it iterates over or picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Becomes {
    /// They resolve what follows themselves.
    You,
    /// Either they do it or it is done to them.
    YouOrIt,
    /// Things are done to it.
    It,
    /// Things are done there.
    There,
}

/// Everything a game can say.
#[derive(Debug)]
pub struct Phrasebook<T: Language> {
    pub verbs: &'static [Entry<T, T::Verb>],
    pub values: &'static [Entry<T, T::Value>],
    pub whos: &'static [Entry<T, T::Who>],
    pub whens: &'static [Entry<T, T::When>],
    pub checks: &'static [Entry<T, T::Check>],
    /// Kinds of names: `condition`, `spell`, `place`. A slot `<condition>` takes such a name.
    pub kinds: &'static [&'static str],
}

/// One phrase: how it is written, how it is described to players, what it compiles to.
pub struct Entry<T: Language, Out> {
    /// The phrase with its slots:
    /// `lose <n> {health|sanity}`, `gain condition <condition>`, `[the] lead`, `clue/clues`.
    ///
    /// `<n>` is a number, `<who>`, `<when>` and `<check>` other phrases (`<who:place>` one of a
    /// sort), `<signed>` a modifier, any other `<kind>` a name; `{a|b}` is one of these words;
    /// `a/b` either word, with the same meaning; `[a]` may be left out.
    pub says: &'static str,
    /// The message that describes it to players; its arguments are the slots by name.
    pub key: &'static str,
    /// One line for the manual.
    pub about: &'static str,
    /// Whether nothing can follow it.
    pub ends: bool,
    pub make: fn(&Slots<'_, T>) -> Out,
}

impl<T: Language, Out> Debug for Entry<T, Out> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.says)
    }
}

/// A number in an effect.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Amount<T: Language> {
    Fixed(i16),
    /// Counted when the effect is resolved; `entry` is its phrase.
    Counted {
        value: T::Value,
        entry: u16,
    },
}

/// What a slot was filled with.
#[derive(Clone, Debug, PartialEq)]
pub enum Slot<T: Language> {
    Amount(Amount<T>),
    Signed(i16),
    /// The nth name of its kind.
    Name {
        kind: u8,
        id: u16,
    },
    /// The nth of the words.
    Word(u8),
    Who {
        means: T::Who,
        entry: u16,
        slots: Vec<Slot<T>>,
    },
    When {
        means: T::When,
        entry: u16,
        slots: Vec<Slot<T>>,
    },
    Check {
        means: T::Check,
        entry: u16,
        slots: Vec<Slot<T>>,
    },
}

/// The slots of one phrase, in order. Asking for a slot of the wrong type is a mistake in the
/// game's table, caught by its own tests; it reads as the first value of its type.
#[derive(Debug)]
pub struct Slots<'s, T: Language>(pub(crate) &'s [Slot<T>]);

impl<T: Language> Slots<'_, T> {
    pub fn amount(&self, at: usize) -> Amount<T> {
        match self.0.get(at) {
            Some(Slot::Amount(amount)) => *amount,
            other => mistaken(at, "a number", other, Amount::Fixed(0)),
        }
    }

    pub fn signed(&self, at: usize) -> i16 {
        match self.0.get(at) {
            Some(Slot::Signed(number)) => *number,
            None => 0,
            other => mistaken(at, "a modifier", other, 0),
        }
    }

    pub fn name(&self, at: usize) -> u16 {
        match self.0.get(at) {
            Some(Slot::Name { id, .. }) => *id,
            other => mistaken(at, "a name", other, 0),
        }
    }

    pub fn word(&self, at: usize) -> u8 {
        match self.0.get(at) {
            Some(Slot::Word(word)) => *word,
            other => mistaken(at, "a word", other, 0),
        }
    }

    pub fn who(&self, at: usize) -> Option<T::Who> {
        match self.0.get(at) {
            Some(Slot::Who { means, .. }) => Some(*means),
            other => mistaken(at, "whom", other, None),
        }
    }

    pub fn when(&self, at: usize) -> Option<T::When> {
        match self.0.get(at) {
            Some(Slot::When { means, .. }) => Some(*means),
            other => mistaken(at, "a condition", other, None),
        }
    }

    pub fn check(&self, at: usize) -> Option<T::Check> {
        match self.0.get(at) {
            Some(Slot::Check { means, .. }) => Some(*means),
            other => mistaken(at, "a test", other, None),
        }
    }
}

fn mistaken<T: Debug, Out>(at: usize, wanted: &str, found: T, instead: Out) -> Out {
    debug_assert!(false, "slot {at} of this phrase is not {wanted} but {found:?}");
    instead
}

/// The names a pack may use: ids of cards, places, traits, by kind.
pub trait Names {
    /// The nth name of this kind.
    fn id(&self, kind: &str, name: &str) -> Option<u16>;

    /// All names of this kind, for suggestions.
    fn all(&self, kind: &str) -> Vec<&str>;

    /// The message that names it.
    fn key(&self, kind: &str, id: u16) -> String;
}
