//! Deeds.

use super::{EffectLanguage, From, Native, Part, Spaces, Verb, Who, entry, pool, skill};
use crate::ids::{
    ArtifactId, AssetId, ConditionId, DeckId, Family, MonsterId, SpellId, Ticket, TraitId,
};
use script::{Entry, Slots};

/// A slot that the phrase restricts to spaces.
fn spaces(it: &Slots<'_, EffectLanguage>, at: usize) -> Spaces {
    match it.who(at) {
        Some(Who::Spaces(spaces)) => spaces,
        _ => Spaces::Here,
    }
}

fn family(word: u8) -> Family {
    [Family::Asset, Family::Artifact, Family::Spell, Family::Condition][usize::from(word) % 4]
}

fn from(word: u8) -> From {
    if word == 0 { From::Deck } else { From::Reserve }
}

const fn last(
    says: &'static str,
    key: &'static str,
    about: &'static str,
    make: fn(&Slots<'_, EffectLanguage>) -> Verb,
) -> Entry<EffectLanguage, Verb> {
    Entry { says, key, about, ends: true, make }
}

/// A table reads as a table.
#[rustfmt::skip]
pub const VERBS: &[Entry<EffectLanguage, Verb>] = &[
    // The investigator.
    entry("lose <n> {health|sanity}", "eh-lose", "Loss that may be prevented.", |it| Verb::Lose { n: it.amount(0), pool: pool(it.word(1)) }),
    entry("lose all but <n> {health|sanity}", "eh-lose-all-but", "", |it| Verb::LoseAllBut { n: it.amount(0), pool: pool(it.word(1)) }),
    entry("recover <n> {health|sanity}", "eh-recover", "Never above the maximum.", |it| Verb::Recover { n: it.amount(0), pool: pool(it.word(1)) }),
    entry("recover all {health|sanity}", "eh-recover-all", "", |it| Verb::RecoverAll(pool(it.word(0)))),
    entry("spend <n> {health|sanity}", "eh-spend", "A price: cannot be prevented, never the last point.", |it| Verb::Spend { n: it.amount(0), pool: pool(it.word(1)) }),
    entry("become delayed", "eh-delay", "", |_| Verb::Delay),
    last("be devoured", "eh-devoured", "Doom, everything lost, back to the box.", |_| Verb::BeDevoured),
    entry("it is devoured", "eh-it-devoured", "The investigator who was picked.", |_| Verb::PickIsDevoured),
    entry("gain [a] {train|ship} ticket", "eh-ticket", "", |it| Verb::GainTicket(if it.word(0) == 0 { Ticket::Train } else { Ticket::Ship })),
    entry("improve <skill>", "eh-improve", "To +1, then to +2.", |it| Verb::Improve(skill(it.name(0)))),
    entry("improve <n> skill/skills", "eh-improve-any", "Skills of choice.", |it| Verb::ImproveChosen(it.amount(0))),
    // Clues.
    entry("gain <n> clue/clues", "eh-gain-clues", "From the pool.", |it| Verb::GainClues(it.amount(0))),
    entry("spend <n> clue/clues", "eh-spend-clues", "A price.", |it| Verb::SpendClues(it.amount(0))),
    entry("the group spends <n> clue/clues", "eh-group-spends", "A price paid by anybody together.", |it| Verb::GroupSpendsClues(it.amount(0))),
    entry("discard <n> clue/clues", "eh-discard-clues", "As many as there are.", |it| Verb::DiscardClues(it.amount(0))),
    entry("give any clues", "eh-give-clues", "To one other investigator anywhere.", |_| Verb::GiveClues),
    entry("gain this clue", "eh-this-clue", "The clue the research encounter is about.", |_| Verb::GainThisClue),
    entry("discard this clue", "eh-discard-this-clue", "", |_| Verb::DiscardThisClue),
    entry("move this clue to <who:place>", "eh-move-this-clue", "", |it| Verb::MoveThisClue(spaces(it, 0))),
    entry("spawn <n> clue/clues", "eh-spawn-clues", "Each where its face says.", |it| Verb::SpawnClues(it.amount(0))),
    entry("spawn <n> clue/clues on <who:place>", "eh-spawn-clues-on", "", |it| Verb::SpawnCluesOn { n: it.amount(0), on: spaces(it, 1) }),
    entry("discard the clue there", "eh-discard-clue-there", "", |_| Verb::DiscardClueThere),
    entry("discard all clues on the board", "eh-discard-board-clues", "", |_| Verb::DiscardBoardClues),
    // Cards.
    entry("gain <n> {asset|artifact|spell|condition}", "eh-gain", "At random from its deck.", |it| Verb::Gain { n: it.amount(0), family: family(it.word(1)), with: None, from: From::Deck }),
    entry("gain <n> <trait> {asset|artifact|spell|condition}", "eh-gain-with", "The first with this trait in its deck.", |it| Verb::Gain { n: it.amount(0), family: family(it.word(2)), with: Some(TraitId(it.name(1))), from: From::Deck }),
    entry("gain <n> <trait> asset from the {deck|reserve}", "eh-gain-from", "From the reserve: one of choice.", |it| Verb::Gain { n: it.amount(0), family: Family::Asset, with: Some(TraitId(it.name(1))), from: from(it.word(2)) }),
    entry("gain <n> asset from the {deck|reserve}", "eh-gain-asset-from", "", |it| Verb::Gain { n: it.amount(0), family: Family::Asset, with: None, from: from(it.word(1)) }),
    entry("gain asset <asset>", "eh-gain-asset", "", |it| Verb::GainAsset(AssetId(it.name(0)))),
    entry("gain artifact <artifact>", "eh-gain-artifact", "", |it| Verb::GainArtifact(ArtifactId(it.name(0)))),
    entry("gain spell <spell>", "eh-gain-spell", "", |it| Verb::GainSpell(SpellId(it.name(0)))),
    entry("gain condition <condition>", "eh-gain-condition", "Impossible if already held.", |it| Verb::GainCondition(ConditionId(it.name(0)))),
    entry("gain reserve cards worth <n>", "eh-gain-worth", "Items and trinkets of choice.", |it| Verb::GainReserveWorth(it.amount(0))),
    entry("discard <n> {asset|artifact|spell|condition}", "eh-discard", "Of choice among one's own.", |it| Verb::DiscardFrom { n: it.amount(0), family: family(it.word(1)) }),
    entry("discard <n> <trait>", "eh-discard-with", "A possession of this trait.", |it| Verb::DiscardWith { n: it.amount(0), with: TraitId(it.name(1)) }),
    entry("discard all but <n> <trait>", "eh-discard-all-but", "", |it| Verb::DiscardAllBut { n: it.amount(0), with: TraitId(it.name(1)) }),
    entry("discard condition <condition>", "eh-discard-condition", "", |it| Verb::DiscardCondition(ConditionId(it.name(0)))),
    entry("discard <n> <trait> condition", "eh-discard-condition-with", "", |it| Verb::DiscardConditionWith { n: it.amount(0), with: TraitId(it.name(1)) }),
    entry("discard <n> condition of choice", "eh-discard-any-condition", "", |it| Verb::DiscardAnyCondition(it.amount(0))),
    entry("discard this", "eh-discard-this", "The card whose effect it is.", |_| Verb::DiscardThis),
    entry("flip this", "eh-flip-this", "", |_| Verb::FlipThis),
    entry("discard the reserve", "eh-discard-reserve", "", |_| Verb::DiscardReserve),
    entry("fill the reserve", "eh-fill-reserve", "", |_| Verb::FillReserve),
    // Moving.
    entry("move <n> space/spaces", "eh-move", "Along any paths.", |it| Verb::Move(it.amount(0))),
    entry("move to <who:place>", "eh-move-to", "Straight there.", |it| Verb::MoveTo(spaces(it, 0))),
    entry("move <n> space/spaces toward <who:place>", "eh-move-toward", "", |it| Verb::MoveToward { n: it.amount(0), to: spaces(it, 1) }),
    // Doom and omen.
    entry("advance doom <n>", "eh-doom", "Toward 0.", |it| Verb::AdvanceDoom(it.amount(0))),
    entry("retreat doom <n>", "eh-retreat", "Not once the Ancient One is awake.", |it| Verb::RetreatDoom(it.amount(0))),
    entry("advance doom to zero", "eh-doom-zero", "", |_| Verb::DoomToZero),
    entry("advance omen <n>", "eh-omen", "With its doom at every step.", |it| Verb::AdvanceOmen(it.amount(0))),
    entry("turn omen back <n>", "eh-omen-back", "Then doom for the gates it matches.", |it| Verb::TurnOmenBack(it.amount(0))),
    entry("set the omen", "eh-omen-any", "To any space, without doom.", |_| Verb::SetOmen),
    // Gates and monsters.
    entry("close this gate", "eh-close-this", "The gate of the Other World encounter.", |_| Verb::CloseThisGate),
    entry("close it", "eh-close-it", "A gate that was picked.", |_| Verb::CloseIt),
    entry("discard it", "eh-discard-it", "What was picked or gone through.", |_| Verb::DiscardIt),
    entry("spawn <n> gate/gates", "eh-spawn-gates", "Each with its monster.", |it| Verb::SpawnGates(it.amount(0))),
    entry("spawn <n> monster/monsters on <who:place>", "eh-spawn-monsters", "From the cup.", |it| Verb::SpawnMonsters { n: it.amount(0), on: spaces(it, 1) }),
    entry("spawn monster <monster> on <who:place>", "eh-spawn-monster", "By name, epic or set aside.", |it| Verb::SpawnMonster { monster: MonsterId(it.name(0)), on: spaces(it, 1) }),
    entry("a monster ambushes", "eh-ambush", "From the cup, fought at once, then gone.", |_| Verb::Ambush),
    entry("monster <monster> ambushes", "eh-ambush-by", "", |it| Verb::AmbushBy(MonsterId(it.name(0)))),
    entry("encounter it", "eh-encounter-it", "A combat at once.", |_| Verb::EncounterIt),
    entry("it loses <n> health", "eh-it-loses", "A monster; may be defeated by it.", |it| Verb::ItLoses(it.amount(0))),
    entry("it recovers all health", "eh-it-recovers", "", |_| Verb::ItRecovers),
    entry("defeat it", "eh-defeat-it", "", |_| Verb::DefeatIt),
    entry("move it to <who:place>", "eh-move-it", "", |it| Verb::MoveIt(spaces(it, 0))),
    entry("move it <n> space/spaces toward <who:place>", "eh-move-it-toward", "", |it| Verb::MoveItToward { n: it.amount(0), to: spaces(it, 1) }),
    entry("resolve its reckoning", "eh-reckon-it", "", |_| Verb::ResolveReckoningOfIt),
    // Tokens, mysteries, rumors.
    entry("put <n> token/tokens on this", "eh-tokens-this", "", |it| Verb::TokensOnThis(it.amount(0))),
    entry("take <n> token/tokens from this", "eh-take-tokens", "", |it| Verb::TakeTokensFromThis(it.amount(0))),
    entry("put <n> token/tokens on <who:place>", "eh-tokens-there", "Eldritch tokens on the board.", |it| Verb::TokensOnSpace { n: it.amount(0), on: spaces(it, 1) }),
    entry("put the token from here on this", "eh-token-here-this", "", |_| Verb::TokenFromThereToThis),
    entry("put <n> token/tokens on the omen", "eh-tokens-omen", "On the green space.", |it| Verb::TokensOnOmen(it.amount(0))),
    entry("take <n> token/tokens from the omen", "eh-take-omen", "", |it| Verb::TakeTokensFromOmen(it.amount(0))),
    entry("put the clue on this", "eh-clue-this", "A clue just gained.", |_| Verb::ThisClueToThis),
    entry("spend the clue", "eh-spend-the-clue", "The one just gained by research.", |_| Verb::SpendTheClue),
    entry("move the clue to <who:place>", "eh-move-the-clue", "A clue gone through.", |it| Verb::MoveTheClue(spaces(it, 0))),
    entry("put the gate from here on this", "eh-gate-here-this", "", |_| Verb::GateFromHereToThis),
    entry("put a gate on this", "eh-gate-this", "The one that caused the doom, else from the stack.", |_| Verb::GateToThis),
    entry("put it on this", "eh-it-this", "A gate or monster.", |_| Verb::ItToThis),
    entry("put the mystery token on <who:place>", "eh-mystery-token", "", |it| Verb::MysteryTokenOn(spaces(it, 0))),
    entry("advance the mystery <n>", "eh-advance-mystery", "", |it| Verb::AdvanceMystery(it.amount(0))),
    entry("lose a solved mystery", "eh-lose-mystery", "One is shuffled back.", |_| Verb::LoseMystery),
    entry("solve this rumor", "eh-solve", "", |_| Verb::SolveRumor),
    entry("solve it", "eh-solve-it", "A rumor that was picked.", |_| Verb::SolveIt),
    entry("draw a rumor from the box", "eh-draw-rumor", "", |_| Verb::DrawRumor),
    entry("draw another mythos card", "eh-draw-mythos", "", |_| Verb::DrawMythos),
    // The course of things.
    entry("add <n> die/dice next", "eh-more-dice", "In the next test.", |it| Verb::MoreDice(it.amount(0))),
    entry("add <n> die/dice while researching", "eh-research-dice", "In every test of the research encounter that follows.", |it| Verb::ResearchDice(it.amount(0))),
    entry("remove <n> die/dice next", "eh-fewer-dice", "In the next test; one at least is rolled.", |it| Verb::FewerDice(it.amount(0))),
    entry("let clues buy successes next", "eh-clues-buy", "In the next test.", |_| Verb::CluesBuySuccesses),
    entry("let sanity buy dice next", "eh-sanity-buys", "In the next test.", |_| Verb::SanityBuysDice),
    entry("continue with {pass|fail}", "eh-continue", "That part of a complex encounter.", |it| Verb::ContinueWith(if it.word(0) == 0 { Part::Pass } else { Part::Fail })),
    entry("perform one more action", "eh-more-action", "", |_| Verb::OneMoreAction),
    entry("resolve an other world encounter", "eh-other-world", "", |_| Verb::OtherWorldEncounter),
    entry("resolve a special encounter", "eh-special", "", |_| Verb::SpecialEncounter),
    entry("resolve an encounter of <deck>", "eh-encounter-of", "The next card of this deck, read where you are.", |it| Verb::EncounterOf(DeckId(it.name(0)))),
    entry("nobody rests", "eh-no-rest", "While this card is in play.", |_| Verb::EndRest),
    last("win the game", "eh-win", "", |_| Verb::Win),
    last("lose the game", "eh-lose-game", "", |_| Verb::LoseGame),
    // Spells and combats.
    entry("aim at <who>", "eh-aim", "The target is chosen before anything is rolled.", |it| Verb::AimAt(it.who(0).unwrap_or(Who::Rumors))),
    entry("discard the target", "eh-discard-target", "", |_| Verb::DiscardTarget),
    entry("research the target", "eh-research-target", "As if there were no monsters.", |_| Verb::ResearchTarget),
    entry("prevent <n>", "eh-prevent", "Of the loss at hand.", |it| Verb::Prevent { n: it.amount(0), instead: false }),
    entry("prevent <n> instead", "eh-prevent-instead", "", |it| Verb::Prevent { n: it.amount(0), instead: true }),
    entry("prevent the damage", "eh-prevent-damage", "All of it.", |_| Verb::PreventDamage),
    entry("pass the monsters", "eh-pass-monsters", "Encounter as if there were none.", |_| Verb::PassMonsters),
    entry("add <n> to strength", "eh-add-strength", "For this combat.", |it| Verb::AddStrength { n: it.amount(0), instead: false }),
    entry("add <n> to strength instead", "eh-add-strength-instead", "", |it| Verb::AddStrength { n: it.amount(0), instead: true }),
    entry("let <n> die/dice be rerolled", "eh-let-reroll", "In the strength test of this combat.", |it| Verb::LetReroll(it.amount(0))),
    entry("it loses <n> health instead", "eh-it-loses-instead", "", |it| Verb::ItLosesInstead(it.amount(0))),
    entry("it recovers <n> health", "eh-it-recovers-some", "", |it| Verb::ItRecoversSome(it.amount(0))),
    entry("skip the next encounter", "eh-skip-encounter", "The one allowed after combat.", |_| Verb::SkipEncounter),
    entry("move the monster to <who:place>", "eh-move-monster", "The monster whose effect it is.", |it| Verb::MoveThisMonster(spaces(it, 0))),
    entry("discard the monster", "eh-discard-monster", "The monster whose effect it is.", |_| Verb::DiscardThisMonster),
    entry("move <n> space/spaces with the monster", "eh-move-with", "", |it| Verb::MoveWithMonster(it.amount(0))),
    entry("gain <n> reserve card worth <n>", "eh-gain-one-worth", "An item or trinket that costs no more.", |it| Verb::GainOneWorth { n: it.amount(0), worth: it.amount(1) }),
    entry("spend <n> health and <n> sanity", "eh-spend-both", "A price.", |it| Verb::SpendBoth { health: it.amount(0), sanity: it.amount(1) }),
    entry("give any items", "eh-give-items", "To one other investigator anywhere.", |_| Verb::GiveItems),
    entry("trade with another investigator anywhere", "eh-trade-anywhere", "", |_| Verb::TradeAnywhere),
    entry("change places", "eh-change-places", "The owner and the one just traded with.", |_| Verb::ChangePlaces),
    entry("encounter the epic monster", "eh-encounter-epic", "", |_| Verb::EncounterEpic),
    entry("encounter the monsters here", "eh-encounter-here", "Combats at once, in an order of choice.", |_| Verb::EncounterHere),
    entry("discard the spell", "eh-discard-spell", "The one just cast.", |_| Verb::DiscardTheSpell),
    entry("discard any <trait>", "eh-discard-any", "As many as one likes.", |it| Verb::DiscardAny { with: TraitId(it.name(0)) }),
    entry("discard any spells", "eh-discard-any-spell", "", |_| Verb::DiscardAnySpell),
    entry("reckon condition <condition> with ones", "eh-reckon-condition-ones", "Every die of it counts as 1.", |it| Verb::ReckonWithOnes(ConditionId(it.name(0)))),
    entry("resolve an other world encounter of this rumor", "eh-other-world-rumor", "Closing a gate in it solves the rumor.", |_| Verb::OtherWorldOfRumor),
    // Investigators' own.
    entry("look at two gates", "eh-look-gates", "In Rust. Two of the stack; one goes on top, one to the bottom.", |_| Verb::Native(Native::LookAtTwoGates)),
    entry("trade clues with another investigator anywhere", "eh-trade-clues", "In Rust. Any number, both ways, wherever the other is.", |_| Verb::Native(Native::TradeClues)),
    entry("gain an ally from the reserve or its discards", "eh-find-ally", "In Rust. One asset with the trait Ally.", |_| Verb::Native(Native::FindAlly)),
    entry("turn health and sanity into each other", "eh-turn", "In Rust. Any number one way or the other, never the last point.", |_| Verb::Native(Native::TurnHealthAndSanity)),
    entry("spend improvements to improve others", "eh-reimprove", "In Rust. One improvement is given up for each that is gained.", |_| Verb::Native(Native::SpendImprovements)),
    entry("move <n> space/spaces by {train|ship}", "eh-move-by", "", |it| Verb::MoveBy { n: it.amount(0), path: if it.word(1) == 0 { Ticket::Train } else { Ticket::Ship } }),
    entry("take what they left", "eh-take-left", "All possessions of the defeated.", |_| Verb::TakeWhatTheyLeft),
    entry("bury them", "eh-bury", "The defeated leave the board.", |_| Verb::BuryThem),
    // Effects of the world, in Rust.
    entry("reckon all conditions with ones", "eh-reckon-ones", "In Rust. Reckonings of all conditions, each owner in turn; every die counts as 1.", |_| Verb::Native(Native::ReckonConditionsWithOnes)),
    entry("forget the fallen", "eh-forget-fallen", "In Rust. What the defeated left behind is lost.", |_| Verb::Native(Native::ForgetTheFallen)),
    entry("ban assets worth the tokens here", "eh-ban-assets", "In Rust. Assets worth at least so many tokens leave the game.", |_| Verb::Native(Native::BanAssetsWorthTokens)),
    entry("lose the active expedition", "eh-lose-expedition", "In Rust. Its cards leave the game and the next expedition is turned up.", |_| Verb::Native(Native::LoseExpedition)),
    entry("shuffle the expeditions", "eh-shuffle-expeditions", "In Rust. The deck has no order that anybody knows: nothing is to be done.", |_| Verb::Native(Native::ShuffleExpeditions)),
];
