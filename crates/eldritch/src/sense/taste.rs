//! The numbers that rules of thumb are made of, in points; found by playing many games.

/// How much is made of what.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    /// A mystery as a whole.
    pub mystery: f32,
    /// One space of doom when there is plenty, and how that rises as it runs out.
    pub doom: f32,
    pub doom_rise: f32,
    /// What a round later is worth.
    pub patience: f32,
    /// A round on the way.
    pub toll: f32,
    /// Paths covered in a later round on the average.
    pub pace: f32,
    /// What is left of a goal somebody else will see to.
    pub claimed: f32,
    /// What is left of a goal at hand once it was tried.
    pub again: f32,
    /// How fast doom that a gate would bring fades with the rounds until then.
    pub gate: f32,
    /// A gate besides the doom.
    pub gate_base: f32,
    /// The first clue, one that the mystery asks for, and how fast more of them lose worth.
    pub clue: f32,
    pub clue_wanted: f32,
    pub clue_more: f32,
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
    pub epic: f32,
    pub rumor: f32,
    pub ahead: f32,
}

static USUAL: Taste = Taste {
    mystery: 30.0,
    doom: 3.5,
    doom_rise: 14.0,
    patience: 0.8,
    toll: 3.0,
    pace: 1.5,
    claimed: 0.35,
    again: 0.5,
    gate: 0.88,
    gate_base: 1.0,
    clue: 2.2,
    clue_wanted: 4.0,
    clue_more: 0.75,
    life: 1.0,
    fall: 6.0,
    eliminated: 16.0,
    ticket: 0.25,
    asset: 1.0,
    artifact: 5.0,
    spell: 1.8,
    improvement: 1.0,
    condition: 1.0,
    delay: 2.4,
    monster: 1.0,
    epic: 0.7,
    rumor: 1.0,
    ahead: 1.0,
};

pub fn taste() -> &'static Taste {
    &USUAL
}
