//! Help with a throw: what there is, and what of it has not been used yet.

/// As many dice as one likes.
pub const ANY: u8 = u8::MAX;

/// Tokens that may be spent on dice, of two kinds. Each of either kind does the same; what is left of
/// them may be worth something different.
pub type Tokens = [u8; 2];

/// Help that is offered after the dice have fallen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Help<Source> {
    /// Dice that may be rolled again at no price: so many at most.
    pub rerolls: Vec<Aid<Source>>,
    /// Dice that may count for so much more.
    pub raises: Vec<Aid<Source>>,
    pub tokens: Tokens,
    /// How many dice may be rolled again for a token.
    pub dice_per_token: u8,
    /// A token may buy a success instead.
    pub tokens_buy: bool,
}

/// One help, which can be used once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aid<Source> {
    pub n: u8,
    /// What it comes from, if that helps once a round only.
    pub once: Option<Source>,
}

/// Help that has not been used yet, a bit for each reroll and raise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Left {
    pub rerolls: u16,
    pub raises: u16,
    pub tokens: Tokens,
}

impl<Source> Default for Help<Source> {
    fn default() -> Self {
        Help {
            rerolls: Vec::new(),
            raises: Vec::new(),
            tokens: [0; 2],
            dice_per_token: 1,
            tokens_buy: false,
        }
    }
}

impl<Source: Copy + Eq> Help<Source> {
    /// The help that has no price.
    pub fn free(&self) -> Self {
        Help { tokens: [0; 2], ..self.clone() }
    }

    pub fn can_spend(&self) -> bool {
        self.tokens != [0; 2]
    }

    pub fn all(&self) -> Left {
        let bits = |count: usize| (1u32 << count.min(16)).wrapping_sub(1) as u16;
        let (rerolls, raises) = (bits(self.rerolls.len()), bits(self.raises.len()));
        Left { rerolls, raises, tokens: self.tokens }
    }

    /// Once-a-round things that were used to come to this.
    pub fn used(&self, left: Left) -> Vec<Source> {
        let gone = |aids: &[Aid<Source>], left: u16| -> Vec<Source> {
            let used = aids.iter().enumerate().filter(|(at, _)| left & (1 << at) == 0);
            used.filter_map(|(_, aid)| aid.once).collect()
        };
        let mut used = gone(&self.rerolls, left.rerolls);
        used.extend(gone(&self.raises, left.raises));
        used
    }

    /// What of it is left for a later test of the same round, with no more than these tokens.
    pub fn after(&self, used: &[Source], tokens: Tokens) -> Self {
        let fresh = |aid: &&Aid<Source>| aid.once.is_none_or(|source| !used.contains(&source));
        Help {
            rerolls: self.rerolls.iter().filter(fresh).copied().collect(),
            raises: self.raises.iter().filter(fresh).copied().collect(),
            tokens: [0, 1].map(|kind| self.tokens[kind].min(tokens[kind])),
            ..self.clone()
        }
    }
}
