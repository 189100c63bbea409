//! `resolve`: what a position begins with before anybody is asked, which keeps the cases of cards
//! short.

use super::values;
use crate::content::{Content, DeckKind};
use crate::ids::{CardNumber, ConditionId, DeckId, MonsterId, MysteryId, MythosId, Pool, SpaceId};
use crate::rules::mythos::has_step;
use crate::rules::{
    Run, combat, defeated, encounters, flipping, losses, mysteries, mythos, reckoning,
};
use crate::state::{Context, During, EVERYBODY, Frame, It, MythosStep, Phase, Source};
use kernel::Seat;
use kernel::position::{BadField, nearest, word};

/// One thing to resolve.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// A Mythos card as drawn.
    Mythos(MythosId),
    /// A Mythos card from one of its steps on; the earlier steps have happened.
    MythosFrom {
        card: MythosId,
        step: MythosStep,
    },
    Rumor(MythosId),
    Encounter {
        deck: DeckId,
        card: CardNumber,
        who: Seat,
        face: Option<SpaceId>,
    },
    /// This seat's turn in the Encounter phase: combat, then an encounter.
    Meet(Seat),
    Ambush(MonsterId, Seat),
    /// The reckoning of a condition.
    Condition(ConditionId, Seat),
    Flip(ConditionId, u8, Seat),
    Mystery(MysteryId),
    Reckoning,
    Doom(u8),
    Omen(u8),
    Gates(u8),
    Clues(u8),
    Monsters(u8, SpaceId),
    Surge,
    Awaken,
    Refill,
    Lose(Seat, Pool, u8),
    Devour(Seat),
}

pub const FORMS: &[&str] = &[
    "mythos MYTHOS",
    "mythos MYTHOS text",
    "mythos MYTHOS from omen|reckoning|gates|surge|clues|in-play|effect",
    "rumor MYTHOS",
    "encounter ID SEAT",
    "research ID SEAT FACE",
    "meet SEAT",
    "ambush MONSTER SEAT",
    "condition CONDITION SEAT",
    "flip CONDITION/N SEAT",
    "mystery MYSTERY",
    "reckoning",
    "doom N",
    "omen N",
    "gates N",
    "clues N",
    "monsters N PLACE",
    "surge",
    "awaken",
    "refill",
    "lose SEAT health|sanity N",
    "devour SEAT",
];

impl Task {
    pub fn read(content: &Content, text: &str) -> Result<Self, BadField> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let mythos = |given: &str| values::name(content, "mythos", given).map(MythosId);
        let number = values::small;
        Ok(match words[..] {
            ["mythos", card] => Task::Mythos(mythos(card)?),
            ["mythos", card, "text"] => {
                Task::MythosFrom { card: mythos(card)?, step: TEXT_OF_MYTHOS }
            }
            ["mythos", card, "from", step] => {
                let card = mythos(card)?;
                Task::MythosFrom { card, step: step_of(content, card, step)? }
            }
            ["rumor", card] => Task::Rumor(mythos(card)?),
            [
                "encounter" | "research" | "other-world" | "expedition" | "special",
                id,
                who,
                ref rest @ ..,
            ] => {
                let (deck, card) = values::encounter(content, id)?;
                let face = match rest {
                    [] => None,
                    [face] if deck == content.decks.research => Some(values::space(content, face)?),
                    _ => return Err(Self::bad(text)),
                };
                Task::Encounter { deck, card, who: values::seat(who)?, face }
            }
            ["meet", who] => Task::Meet(values::seat(who)?),
            ["ambush", kind, who] => {
                Task::Ambush(values::monster(content, kind)?, values::seat(who)?)
            }
            ["condition", card, who] => {
                Task::Condition(values::condition(content, card)?.0, values::seat(who)?)
            }
            ["flip", card, who] => {
                let (card, Some(copy)) = values::condition(content, card)? else {
                    let what = "say which back is seen: \"flip debt/2 p1\"";
                    return Err(BadField::value(what, None));
                };
                Task::Flip(card, copy, values::seat(who)?)
            }
            ["mystery", card] => Task::Mystery(values::mystery(content, card)?.1),
            ["reckoning"] => Task::Reckoning,
            ["doom", n] => Task::Doom(number(n)?),
            ["omen", n] => Task::Omen(number(n)?),
            ["gates", n] => Task::Gates(number(n)?),
            ["clues", n] => Task::Clues(number(n)?),
            ["monsters", n, on] => Task::Monsters(number(n)?, values::space(content, on)?),
            ["surge"] => Task::Surge,
            ["awaken"] => Task::Awaken,
            ["refill"] => Task::Refill,
            ["lose", who, pool, n] => {
                Task::Lose(values::seat(who)?, values::pool(pool)?, number(n)?)
            }
            ["devour", who] => Task::Devour(values::seat(who)?),
            _ => return Err(Self::bad(text)),
        })
    }

    fn bad(text: &str) -> BadField {
        let near = nearest(text, FORMS.iter().copied());
        BadField::value(format!("\"{text}\" is none of: {}", FORMS.join("; ")), near)
    }

    /// The seat it is about.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Task::Encounter { who, .. }
            | Task::Meet(who)
            | Task::Ambush(_, who)
            | Task::Condition(_, who)
            | Task::Flip(_, _, who)
            | Task::Lose(who, ..)
            | Task::Devour(who) => Some(who),
            _ => None,
        }
    }

    /// The phase in which it happens in play.
    pub fn phase(self) -> Phase {
        match self {
            Task::Encounter { .. } | Task::Meet(_) | Task::Ambush(..) => Phase::Encounter,
            _ => Phase::Mythos,
        }
    }

    /// Pushes it onto the pending work.
    pub fn begin(self, run: &mut Run<'_>) {
        match self {
            Task::Mythos(card) => mythos::begin(run, card),
            Task::MythosFrom { card, step } => {
                run.s.mythos.remove(card);
                run.push(Frame::Mythos { card, step });
            }
            Task::Rumor(card) => mythos::bring_rumor(run, card),
            Task::Encounter { deck, card, who, face } => encounter(run, deck, card, who, face),
            Task::Meet(who) => encounters::begin(run, who),
            Task::Ambush(kind, who) => {
                let cup = &mut run.s.cup[usize::from(kind.0)];
                let from_cup = *cup > 0;
                *cup -= u8::from(from_cup);
                combat::ambush(run, who, kind, from_cup);
            }
            Task::Condition(card, who) => reckoning::reckon_condition(run, who, card, false),
            Task::Flip(card, copy, who) => {
                let mut context = run.context_of(who, Source::Condition(card, who));
                context.back = true;
                run.push(Frame::Effect(context));
                flipping::learn_condition(run, who, card, copy, EVERYBODY);
                flipping::resolve_condition_back(run, card, copy);
            }
            Task::Mystery(card) => mysteries::drawn(run, card),
            Task::Reckoning => run.push(Frame::Reckon),
            Task::Doom(n) => run.push(Frame::Doom { n, gate: None }),
            Task::Omen(n) => run.push(Frame::OmenSteps { n }),
            Task::Gates(n) => run.push(Frame::SpawnGates { n }),
            Task::Clues(n) => run.push(Frame::SpawnClues { n, on: None }),
            Task::Monsters(n, on) => run.push(Frame::SpawnMonsters { n, on }),
            Task::Surge => mythos::surge(run),
            Task::Awaken => run.push(Frame::Awaken),
            Task::Refill => run.push(Frame::Refill),
            Task::Lose(who, pool, n) => losses::lose(run, who, pool, n),
            Task::Devour(who) => defeated::devour(run, who),
        }
    }
}

/// The step of a Mythos card at which only its text is left.
const TEXT_OF_MYTHOS: MythosStep = MythosStep::PutInPlay;

/// A step by its name, if the card has it.
fn step_of(content: &Content, card: MythosId, given: &str) -> Result<MythosStep, BadField> {
    let nth = word(given, &MythosStep::WORDS)?;
    let step = MythosStep::ALL[nth];
    let info = content.mythos_card(card);
    if has_step(info, step) {
        return Ok(step);
    }
    let steps = MythosStep::ALL.into_iter().zip(MythosStep::WORDS);
    let own: Vec<&str> =
        steps.filter(|(step, _)| has_step(info, *step)).map(|(_, word)| word).collect();
    let what = format!("{} has no step \"{given}\"; it has {}", info.id, own.join(", "));
    Err(BadField::value(what, None))
}

/// The card as drawn by this seat on its space.
fn encounter(run: &mut Run<'_>, deck: DeckId, card: CardNumber, who: Seat, face: Option<SpaceId>) {
    let here = run.space_of(who);
    let mut context: Context = run.context_of(who, Source::Rules);
    context.there = Some(here);
    let gate = if run.s.space(here).gate { It::Gate(here) } else { It::Nothing };
    match run.c.decks.get(deck).kind {
        DeckKind::Research => {
            let face = face.or_else(|| run.s.space(here).clues.nth(0));
            context.about = face.map_or(It::Nothing, It::Clue);
        }
        DeckKind::OtherWorld => {
            context.about = gate;
            context.during = During::OtherWorld;
        }
        DeckKind::Special => context.about = gate,
        DeckKind::Region | DeckKind::General | DeckKind::Expedition | DeckKind::Added => {}
    }
    run.push(Frame::Effect(context));
    if deck == run.c.decks.research {
        run.push(Frame::AfterResearch);
    }
    encounters::encounter_drawn(run, who, deck, card);
}
