//! What happens to the investigator: health, sanity, skills.

use crate::ids::{Pool, Skill};
use crate::language::Number;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BodyVerb {
    Lose { n: Number, pool: Pool },
    LoseAllBut { n: Number, pool: Pool },
    Recover { n: Number, pool: Pool },
    RecoverAll(Pool),
    Spend { n: Number, pool: Pool },
    SpendBoth { health: Number, sanity: Number },
    Delay,
    BeDevoured,
    PickIsDevoured,
    Improve(Skill),
    ImproveChosen(Number),
}

impl BodyVerb {
    /// Whether it concerns the investigator resolving it.
    pub fn is_personal(self) -> bool {
        match self {
            BodyVerb::Lose { .. }
            | BodyVerb::LoseAllBut { .. }
            | BodyVerb::Recover { .. }
            | BodyVerb::RecoverAll(_)
            | BodyVerb::Spend { .. }
            | BodyVerb::SpendBoth { .. }
            | BodyVerb::Delay
            | BodyVerb::BeDevoured
            | BodyVerb::Improve(_)
            | BodyVerb::ImproveChosen(_) => true,
            BodyVerb::PickIsDevoured => false,
        }
    }
}
