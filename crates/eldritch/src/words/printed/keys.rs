//! The words by which messages select variants.

use crate::content::{Cast, Counted, During, Moment, Needs, Passive, Progress, Whose};

pub(super) fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

pub(super) fn whom(whose: Whose) -> &'static str {
    match whose {
        Whose::Owner => "owner",
        Whose::Here => "here",
    }
}

pub(super) fn in_what(during: During) -> &'static str {
    match during {
        During::Always => "always",
        During::Combat => "combat",
        During::Spell => "spell",
        During::Acquire => "acquire",
        During::OtherWorld => "other-world",
        During::NotOtherWorld => "not-other-world",
    }
}

pub(super) fn at_moment(moment: Moment) -> &'static str {
    match moment {
        Moment::Gained => "gained",
        Moment::GainedFromDeck => "gained-from-deck",
        Moment::Rest => "rest",
        Moment::Reckoning => "reckoning",
        Moment::Spawned => "spawned",
        Moment::BeforeWill => "before-will",
        Moment::AfterWill => "after-will",
        Moment::FailedWill => "failed-will",
        Moment::BeforeStrength => "before-strength",
        Moment::FailedStrength => "failed-strength",
        Moment::Hurt => "hurt",
        Moment::DefeatedInCombat => "defeated-in-combat",
        Moment::Defeated => "defeated",
        Moment::ClosedGate => "closed-gate",
        Moment::Researched => "researched",
        Moment::Improved => "improved",
        Moment::EnteredPlay => "entered-play",
        Moment::EncounterInstead => "encounter-instead",
        Moment::ActionPhase => "action-phase",
        Moment::OmenGreen => "omen-green",
        Moment::MovedOntoToken => "moved-onto-token",
        Moment::DefeatedOnRumor => "defeated-on-rumor",
        Moment::EpicDefeated => "epic-defeated",
    }
}

pub(super) fn when_cast(cast: Cast) -> &'static str {
    match cast {
        Cast::Action => "cast-action",
        Cast::EncounterPhase => "cast-encounter-phase",
        Cast::Combat => "cast-combat",
        Cast::WouldLoseHealth => "cast-would-lose-health",
        Cast::WouldLoseSanity => "cast-would-lose-sanity",
    }
}

pub(super) fn on_progress(progress: Progress) -> &'static str {
    match progress {
        Progress::Research => "research",
        Progress::ClosedMatchingGate => "closed-matching-gate",
        Progress::ClosedGate => "closed-gate",
        Progress::EncounterOnMysteryToken => "encounter-on-mystery-token",
        Progress::EncounterOnToken => "encounter-on-token",
        Progress::DefeatedNonEpic => "defeated-non-epic",
        Progress::PassedSpell => "passed-spell",
        Progress::EpicDefeated => "epic-defeated",
    }
}

pub(super) fn what_counts(counts: Counted) -> &'static str {
    match counts {
        Counted::Clues => "clues",
        Counted::Tokens => "tokens",
        Counted::Gates => "gates",
        Counted::Toughness => "toughness",
        Counted::Epic => "epic",
    }
}

pub(super) fn how_many(needs: Needs) -> &'static str {
    match needs {
        Needs::Investigators => "investigators",
        Needs::HalfInvestigators => "half-investigators",
        Needs::TwiceInvestigators => "twice-investigators",
        Needs::One => "one",
    }
}

/// The message of an ability that changes a rule.
pub(super) fn rule(passive: Passive) -> &'static str {
    match passive {
        Passive::NeverDelayed => "eh-ability-never-delayed",
        Passive::NeverDetained => "eh-ability-never-detained",
        Passive::RestsForMoreHealth => "eh-ability-rests-for-more-health",
        Passive::RestsForMoreSanity => "eh-ability-rests-for-more-sanity",
        Passive::SoftensDamage => "eh-ability-softens-damage",
        Passive::CalmsHorror => "eh-ability-calms-horror",
        Passive::PassesMonsters => "eh-ability-passes-monsters",
        Passive::CheaperClues => "eh-ability-cheaper-clues",
        Passive::SanityForClues => "eh-ability-sanity-for-clues",
        Passive::ClueRerollsTwo => "eh-ability-clue-rerolls-two",
        Passive::SharesPurchases => "eh-ability-shares-purchases",
        Passive::ImprovesTwice => "eh-ability-improves-twice",
        Passive::ReadsConditions => "eh-ability-reads-conditions",
        Passive::Blessed => "eh-ability-blessed",
        Passive::Cursed => "eh-ability-cursed",
        Passive::CannotMove => "eh-ability-cannot-move",
        Passive::CannotAct => "eh-ability-cannot-act",
        Passive::NobodyRests => "eh-ability-nobody-rests",
        Passive::GatesStayOpen => "eh-ability-gates-stay-open",
        Passive::NoReserve => "eh-ability-no-reserve",
        Passive::NoExpeditions => "eh-ability-no-expeditions",
        Passive::NoClueRerolls => "eh-ability-no-clue-rerolls",
        Passive::NoMoreEncounter => "eh-ability-no-more-encounter",
        Passive::FailedWillEndsCombat => "eh-ability-failed-will-ends-combat",
        Passive::WillHurtsIt => "eh-ability-will-hurts-it",
        Passive::InvulnerableUntilSolved => "eh-ability-invulnerable-until-solved",
        Passive::HorrorToSheet => "eh-ability-horror-to-sheet",
        Passive::PhysicalResistance => "eh-ability-physical-resistance",
        Passive::MagicalResistance => "eh-ability-magical-resistance",
    }
}
