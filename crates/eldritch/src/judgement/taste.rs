//! The weights of the rules of thumb, in points; tuned by playing many games.

/// The weights.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// A mystery as a whole, and how much more each further one is worth.
    pub mystery: f32,
    pub mystery_more: f32,
    /// One space of doom when there is plenty, and how that rises as it runs out.
    pub doom: f32,
    pub doom_rise: f32,
    /// The very last space, where awakening is the end.
    pub doom_last: f32,
    /// What remains of that if awakening is not yet the end.
    pub doom_mild: f32,
    /// The cost of a round of travelling.
    pub toll: f32,
    /// The share of a goal lost per round of travelling.
    pub haste: f32,
    /// The cost of a path travelled.
    pub path: f32,
    /// What remains of a goal that somebody else will take care of.
    pub claimed: f32,
    /// What remains of a nearby goal once it has been tried.
    pub again: f32,
    /// How fast the doom a gate would bring is discounted by rounds.
    pub gate: f32,
    /// A gate apart from its doom, and how much more the doom of the next omen counts.
    pub gate_base: f32,
    pub gate_next: f32,
    /// The first clue, one that the mystery needs, and how fast further ones lose value.
    pub clue: f32,
    pub clue_wanted: f32,
    pub clue_more: f32,
    /// The share of a step's worth that is in its clues.
    pub clue_share: f32,
    /// Health and sanity.
    pub life: f32,
    pub fall: f32,
    pub eliminated: f32,
    pub ticket: f32,
    /// Assets and improvements, artifacts, spells.
    pub asset: f32,
    pub artifact: f32,
    pub spell: f32,
    pub improvement: f32,
    pub condition: f32,
    pub delay: f32,
    pub monster: f32,
    /// One more monster when there are many.
    pub crowd: f32,
    pub epic: f32,
    pub rumor: f32,
    pub ahead: f32,
    /// An encounter unrelated to the group's goals.
    pub idle: f32,
    /// A rest, and a purchase.
    pub rest: f32,
    pub buy: f32,
    /// A clue that helps a teammate or a later mystery, while the group has few.
    pub clue_group: f32,
    /// The second best goal of a space.
    pub second: f32,
    /// The skills of an investigator to choose.
    pub lore: f32,
    pub influence: f32,
    pub observation: f32,
    pub strength: f32,
    pub will: f32,
    pub vigour: f32,
}

static USUAL: Taste = Taste {
    mystery: 119.23,
    mystery_more: 8.51,
    doom: 3.68,
    doom_rise: 8.37,
    doom_last: 15.0,
    doom_mild: 1.39,
    toll: 3.15,
    haste: 0.05,
    path: 0.3,
    claimed: 0.52,
    again: 0.49,
    gate: 0.99,
    gate_base: 0.79,
    gate_next: 0.56,
    clue: 2.10,
    clue_wanted: 4.59,
    clue_more: 0.63,
    clue_share: 0.25,
    life: 0.57,
    fall: 2.79,
    eliminated: 4.95,
    ticket: 0.20,
    asset: 2.02,
    artifact: 3.66,
    spell: 1.28,
    improvement: 1.18,
    condition: 0.73,
    delay: 1.84,
    monster: 1.68,
    crowd: 1.02,
    epic: 1.00,
    rumor: 0.85,
    ahead: 0.51,
    idle: 0.82,
    rest: 0.60,
    buy: 0.84,
    clue_group: 0.80,
    second: 0.10,
    lore: 0.90,
    influence: 0.59,
    observation: 1.00,
    strength: 0.64,
    will: 1.05,
    vigour: 0.09,
};

pub(super) fn taste() -> &'static Taste {
    &USUAL
}
