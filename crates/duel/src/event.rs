//! What happened, as reported by the rules.

use crate::choice::{Ability, figure_key};
use crate::content::{Content, ZoneId};
use crate::figures::{Faction, Figure, Unit};
use crate::spellbooks::{Book, Condition};
use crate::state::{Blow, Ending, Phase};
use kernel::RuleId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Began { who: Faction, zone: ZoneId },
    PhaseBegan { phase: Phase, round: u16 },
    TurnBegan { who: Faction },
    Withered { who: Faction, to: u16 },
    WitherPaid { who: Faction, paid: u16, left: u16 },
    TurnLost { who: Faction },
    PowerSpent { who: Faction, power: u16, left: u16 },
    PowerGained { who: Faction, power: u16, now: u16 },
    PowerLost { who: Faction, power: u16, left: u16 },
    Recruited { who: Faction, zone: ZoneId },
    Summoned { who: Faction, unit: Unit, zone: ZoneId },
    Awoke { who: Faction, unit: Unit, zone: ZoneId },
    GateCreated { who: Faction, zone: ZoneId },
    GateRemoved { zone: ZoneId },
    GateTaken { who: Faction, zone: ZoneId },
    GateAbandoned { who: Faction, zone: ZoneId },
    GateStored { zone: ZoneId },
    GateReturned { zone: ZoneId },
    Moved { who: Faction, unit: Unit, from: ZoneId, to: ZoneId },
    Passed { who: Faction },
    Slept,
    Hibernated { who: Faction, gained: u16, now: u16 },
    SorceryCast { zone: ZoneId },
    SerpentReturned { zone: ZoneId },
    IceAge { zone: ZoneId },
    Captured { who: Faction, figure: Figure, zone: ZoneId },
    ConditionMet { condition: Condition },
    BookOpened { book: Book, condition: Condition },
    SignDrawn { who: Faction, value: u8 },
    SignsExhausted { who: Faction },
    SignRevealed { who: Faction, value: u8 },
    Doom { who: Faction, doom: u16, now: u16 },
    BattleBegan { who: Faction, zone: ZoneId },
    BattleEndedEarly { zone: ZoneId },
    BattleEnded { zone: ZoneId },
    AbilityUsed { who: Faction, ability: Ability },
    KillsBlunted,
    Fled { who: Faction, figure: Figure, to: ZoneId },
    Rolled { who: Faction, faces: [u8; 6], kills: u8, pains: u8 },
    Assigned { who: Faction, figure: Figure, blow: Blow },
    Spared { blow: Blow },
    Lost { who: Faction, unit: Unit, count: u8, blow: Blow },
    Retreated { who: Faction, figure: Figure, to: ZoneId },
    Cornered { who: Faction, figure: Figure },
    Devoured { unit: Unit, zone: ZoneId },
    Gathered { who: Faction, cultists: u16, gates: u16, abandoned: u16, captives: u16, now: u16 },
    Lifted { who: Faction, from: u16, power: u16 },
    CaptivesReturned { who: Faction, count: u16 },
    FirstPlayer { who: Faction },
    RitualPerformed { who: Faction, paid: u16, marker: u16 },
    Rose { unit: Unit, zone: ZoneId },
    TowerPlaced { zone: ZoneId },
    EndMet { ending: Ending },
    Ended { ending: Ending, doom: [u16; 2] },
}

impl Event {
    /// One line in a stable format: the name of the event, then its details.
    #[expect(clippy::too_many_lines, reason = "a plain table, one entry an event")]
    pub fn write(&self, content: &Content) -> String {
        scene::meter::made_one();
        let at = |zone: &ZoneId| content.zone(*zone).id.clone();
        match self {
            Event::Began { who, zone } => format!("began {} {}", who.key(), at(zone)),
            Event::PhaseBegan { phase, round } => {
                format!("phase {} {round}", phase_key(*phase))
            }
            Event::TurnBegan { who } => format!("turn {}", who.key()),
            Event::Withered { who, to } => format!("withered {} {to}", who.key()),
            Event::WitherPaid { who, paid, .. } => format!("wither-paid {} {paid}", who.key()),
            Event::TurnLost { who } => format!("turn-lost {}", who.key()),
            Event::PowerSpent { who, power, .. } => format!("power-spent {} {power}", who.key()),
            Event::PowerGained { who, power, .. } => format!("power-gained {} {power}", who.key()),
            Event::PowerLost { who, power, .. } => format!("power-lost {} {power}", who.key()),
            Event::Recruited { who, zone } => format!("recruited {} {}", who.key(), at(zone)),
            Event::Summoned { who, unit, zone } => {
                format!("summoned {} {} {}", who.key(), unit.key(), at(zone))
            }
            Event::Awoke { who, unit, zone } => {
                format!("awoke {} {} {}", who.key(), unit.key(), at(zone))
            }
            Event::GateCreated { who, zone } => format!("gate-created {} {}", who.key(), at(zone)),
            Event::GateRemoved { zone } => format!("gate-removed {}", at(zone)),
            Event::GateTaken { who, zone } => format!("gate-taken {} {}", who.key(), at(zone)),
            Event::GateAbandoned { who, zone } => {
                format!("gate-abandoned {} {}", who.key(), at(zone))
            }
            Event::GateStored { zone } => format!("gate-stored {}", at(zone)),
            Event::GateReturned { zone } => format!("gate-returned {}", at(zone)),
            Event::Moved { who, unit, from, to } => {
                format!("moved {} {} {} {}", who.key(), unit.key(), at(from), at(to))
            }
            Event::Passed { who } => format!("passed {}", who.key()),
            Event::Slept => "slept".into(),
            Event::Hibernated { who, gained, .. } => format!("hibernated {} {gained}", who.key()),
            Event::SorceryCast { zone } => format!("sorcery-cast {}", at(zone)),
            Event::SerpentReturned { zone } => format!("serpent-returned {}", at(zone)),
            Event::IceAge { zone } => format!("ice-age {}", at(zone)),
            Event::Captured { who, figure, zone } => {
                format!("captured {} {} {}", who.key(), figure_key(*figure), at(zone))
            }
            Event::ConditionMet { condition } => format!("condition-met {}", condition.key()),
            Event::BookOpened { book, condition } => {
                format!("book-opened {} {}", book.key(), condition.key())
            }
            Event::SignDrawn { who, value } => format!("sign-drawn {} {value}", who.key()),
            Event::SignsExhausted { who } => format!("signs-exhausted {}", who.key()),
            Event::SignRevealed { who, value } => format!("sign-revealed {} {value}", who.key()),
            Event::Doom { who, doom, .. } => format!("doom {} {doom}", who.key()),
            Event::BattleBegan { who, zone } => format!("battle-began {} {}", who.key(), at(zone)),
            Event::BattleEndedEarly { zone } => format!("battle-ended-early {}", at(zone)),
            Event::BattleEnded { zone } => format!("battle-ended {}", at(zone)),
            Event::AbilityUsed { who, ability } => {
                format!("ability-used {} {}", who.key(), ability.key())
            }
            Event::KillsBlunted => "kills-blunted".into(),
            Event::Fled { who, figure, to } => {
                format!("fled {} {} {}", who.key(), figure_key(*figure), at(to))
            }
            Event::Rolled { who, faces, kills, pains } => {
                let dice: u32 = faces.iter().map(|count| u32::from(*count)).sum();
                format!("rolled {} {dice} kills {kills} pains {pains}", who.key())
            }
            Event::Assigned { who, figure, blow } => {
                format!("assigned {} {} {}", who.key(), blow_key(*blow), figure_key(*figure))
            }
            Event::Spared { blow } => format!("spared {}", blow_key(*blow)),
            Event::Lost { who, unit, count, blow } => {
                format!("lost {} {} {count} {}", who.key(), unit.key(), blow_key(*blow))
            }
            Event::Retreated { who, figure, to } => {
                format!("retreated {} {} {}", who.key(), figure_key(*figure), at(to))
            }
            Event::Cornered { who, figure } => {
                format!("cornered {} {}", who.key(), figure_key(*figure))
            }
            Event::Devoured { unit, zone } => format!("devoured {} {}", unit.key(), at(zone)),
            Event::Gathered { who, cultists, gates, abandoned, captives, .. } => format!(
                "gathered {} cultists {cultists} gates {gates} abandoned {abandoned} captives \
                 {captives}",
                who.key()
            ),
            Event::Lifted { who, power, .. } => format!("lifted {} {power}", who.key()),
            Event::CaptivesReturned { who, count } => {
                format!("captives-returned {} {count}", who.key())
            }
            Event::FirstPlayer { who } => format!("first-player {}", who.key()),
            Event::RitualPerformed { who, paid, .. } => format!("ritual {} {paid}", who.key()),
            Event::Rose { unit, zone } => format!("rose {} {}", unit.key(), at(zone)),
            Event::TowerPlaced { zone } => format!("tower-placed {}", at(zone)),
            Event::EndMet { ending } => format!("end-met {}", ending_key(*ending)),
            Event::Ended { ending, doom } => {
                format!("ended {} {} {}", ending_key(*ending), doom[0], doom[1])
            }
        }
    }

    /// How each event is written, for the documentation.
    pub const FORMS: &'static [&'static str] = &[
        "began FACTION ZONE",
        "phase PHASE ROUND",
        "turn FACTION",
        "withered FACTION SPACE",
        "wither-paid FACTION POWER",
        "turn-lost FACTION",
        "power-spent FACTION POWER",
        "power-gained FACTION POWER",
        "power-lost FACTION POWER",
        "recruited FACTION ZONE",
        "summoned FACTION UNIT ZONE",
        "awoke FACTION UNIT ZONE",
        "gate-created FACTION ZONE",
        "gate-removed ZONE",
        "gate-taken FACTION ZONE",
        "gate-abandoned FACTION ZONE",
        "gate-stored ZONE",
        "gate-returned ZONE",
        "moved FACTION UNIT FROM TO",
        "passed FACTION",
        "slept",
        "hibernated FACTION POWER",
        "sorcery-cast ZONE",
        "serpent-returned ZONE",
        "ice-age ZONE",
        "captured FACTION FIGURE ZONE",
        "condition-met CONDITION",
        "book-opened BOOK CONDITION",
        "sign-drawn FACTION VALUE",
        "signs-exhausted FACTION",
        "sign-revealed FACTION VALUE",
        "doom FACTION POINTS",
        "battle-began FACTION ZONE",
        "battle-ended-early ZONE",
        "battle-ended ZONE",
        "ability-used FACTION ABILITY",
        "kills-blunted",
        "fled FACTION FIGURE ZONE",
        "rolled FACTION DICE kills N pains N",
        "assigned FACTION kill|eliminate|pain FIGURE",
        "spared kill|pain",
        "lost FACTION UNIT COUNT kill|eliminate",
        "retreated FACTION FIGURE ZONE",
        "cornered FACTION FIGURE",
        "devoured UNIT ZONE",
        "gathered FACTION cultists N gates N abandoned N captives N",
        "lifted FACTION POWER",
        "captives-returned FACTION COUNT",
        "first-player FACTION",
        "ritual FACTION POWER",
        "rose UNIT ZONE",
        "tower-placed ZONE",
        "end-met ENDING",
        "ended ENDING SLEEPER-DOOM WINDWALKER-DOOM",
    ];

    /// The rules an event comes from.
    pub fn rules(&self) -> &'static [RuleId] {
        match self {
            Event::Began { .. } => ids!["CWD-SETUP-11"],
            Event::PhaseBegan { .. } => ids!["CWD-CORE-02"],
            Event::TurnBegan { .. } => ids!["CWD-ACTION-01"],
            Event::Withered { .. } => ids!["CWD-WITHER-01"],
            Event::WitherPaid { .. } => ids!["CWD-WITHER-03"],
            Event::TurnLost { .. } => ids!["CWD-WITHER-04", "CWD-WITHER-05"],
            Event::PowerSpent { .. } => ids!["CWD-ACTION-02"],
            Event::PowerGained { .. } | Event::PowerLost { .. } => ids!["CWD-SLEEPER-11"],
            Event::Recruited { .. } => ids!["CWD-RECRUIT-01"],
            Event::Summoned { .. } => ids!["CWD-SUMMON-01"],
            Event::Awoke { .. } => ids!["CWD-AWAKEN-01"],
            Event::GateCreated { .. } => ids!["CWD-CREATE-01"],
            Event::GateRemoved { .. } => ids!["CWD-WINDWALKER-15"],
            Event::GateTaken { .. } => ids!["CWD-GATECTL-01"],
            Event::GateAbandoned { .. } => ids!["CWD-GATECTL-03"],
            Event::GateStored { .. } | Event::GateReturned { .. } => ids!["CWD-SLEEPER-21"],
            Event::Moved { .. } => ids!["CWD-MOVE-01"],
            Event::Passed { .. } => ids!["CWD-PASS-01"],
            Event::Slept => ids!["CWD-SLEEPER-10"],
            Event::Hibernated { .. } => ids!["CWD-WINDWALKER-02"],
            Event::SorceryCast { .. } | Event::SerpentReturned { .. } => ids!["CWD-SLEEPER-18"],
            Event::IceAge { .. } => ids!["CWD-WINDWALKER-28"],
            Event::Captured { .. } => ids!["CWD-CAPTURE-01"],
            Event::BookOpened { condition: Condition::AnyTime, .. } => ids!["CWD-WINDWALKER-20"],
            Event::ConditionMet { .. } | Event::BookOpened { .. } => ids!["CWD-SPELL-01"],
            Event::SignDrawn { .. } => ids!["CWD-ELDER-02"],
            Event::SignsExhausted { .. } => ids!["CWD-ELDER-07"],
            Event::SignRevealed { .. } => ids!["CWD-ELDER-05"],
            Event::Doom { .. } => ids!["CWD-KILLDOOM-01"],
            Event::BattleBegan { .. } => ids!["CWD-BATTLE-05"],
            Event::BattleEndedEarly { .. } => ids!["CWD-BATTLE-14"],
            Event::BattleEnded { .. } => ids!["CWD-BATTLE-05"],
            Event::AbilityUsed { .. } => ids!["CWD-ABIL-12"],
            Event::KillsBlunted => ids!["CWD-SLEEPER-20"],
            Event::Fled { .. } => ids!["CWD-WINDWALKER-25"],
            Event::Rolled { .. } => ids!["CWD-BATTLE-18", "CWD-BATTLE-19"],
            Event::Assigned { .. } => ids!["CWD-BATTLE-22"],
            Event::Spared { .. } => ids!["CWD-WINDWALKER-13"],
            Event::Lost { .. } => ids!["CWD-BATTLE-37"],
            Event::Retreated { .. } => ids!["CWD-BATTLE-39"],
            Event::Cornered { .. } => ids!["CWD-BATTLE-43"],
            Event::Devoured { .. } => ids!["CWD-WINDWALKER-24"],
            Event::Gathered { .. } => {
                ids!["CWD-GATHER-03", "CWD-GATHER-04", "CWD-GATHER-05", "CWD-GATHER-06"]
            }
            Event::Lifted { .. } => ids!["CWD-MINPOWER-01"],
            Event::CaptivesReturned { .. } => ids!["CWD-GATHER-06"],
            Event::FirstPlayer { .. } => ids!["CWD-FIRST-01"],
            Event::RitualPerformed { .. } => ids!["CWD-RITUAL-02", "CWD-RITUAL-03"],
            Event::Rose { .. } => ids!["CWD-SLEEPER-02"],
            Event::TowerPlaced { .. } => ids!["CWD-TOWERS-01", "CWD-TOWERS-04"],
            Event::EndMet { .. } | Event::Ended { .. } => ids!["CWD-END-01", "CWD-END-07"],
        }
    }
}

pub(crate) const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Action => "action",
        Phase::GatherPower => "gather-power",
        Phase::FirstPlayer => "first-player",
        Phase::Doom => "doom",
    }
}

pub(crate) const fn ending_key(ending: Ending) -> &'static str {
    match ending {
        Ending::ThirtyDoom => "thirty-doom",
        Ending::EndOfTheWorld => "end-of-the-world",
    }
}

pub(crate) const fn blow_key(blow: Blow) -> &'static str {
    match blow {
        Blow::Kill => "kill",
        Blow::Eliminate => "eliminate",
        Blow::Pain => "pain",
    }
}
