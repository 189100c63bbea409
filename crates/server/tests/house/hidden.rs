//! What is sent of Eldritch Horror does not change by a byte with what is hidden: the order of
//! decks, the cup, the pools, card backs no one has seen, and what only another seat has seen.

use crate::secrecy::sent;
use eldritch::Eldritch;
use eldritch::state::{Back, Drawing, EVERYBODY, Frame};
use kernel::log::{Entry, Header, Input};
use kernel::registry::{AnyTable, Title, TitleOf};
use kernel::{Luck, Seat, Seed, Table};
use scene::Viewer;

static ELDRITCH: TitleOf<Eldritch> = TitleOf::new();

/// How many inputs of a game are examined.
const WINDOW: usize = 40;

fn setup(number: u64) -> serde_json::Value {
    let investigators = [4, 2, 8, 3][number as usize % 4];
    // Akachi looks at gates, Jacqueline at backs of others.
    let sheets = ["akachi-onyele", "jacqueline-fine"];
    serde_json::json!({ "investigators": investigators, "sheets": sheets })
}

fn play_on(table: &mut dyn AnyTable, number: u64) {
    let mut bot = bots::any_policy::<Eldritch>("random", Luck::from_number(number)).unwrap();
    table.settle();
    while let Some(asked) = table.asked() {
        let choice = bot.pick(table, asked.lead).unwrap();
        table.choose(asked.lead, &choice).unwrap();
    }
}

fn random_game(number: u64) -> Box<dyn AnyTable> {
    let seed = Seed::from_number(number);
    let mut table = ELDRITCH.begin(&setup(number), &[], seed).unwrap();
    play_on(&mut *table, number);
    table
}

fn viewers(table: &dyn AnyTable) -> Vec<Viewer> {
    let seats = (0..table.seats().len() as u8).map(Viewer::Seat);
    seats.chain([Viewer::Public]).collect()
}

fn game(table: &dyn AnyTable) -> &Eldritch {
    table.as_any().downcast_ref::<Table<Eldritch>>().unwrap().game()
}

/// The game as it was after this many inputs.
fn game_at(table: &dyn AnyTable, entries: &[Entry], n: usize) -> Eldritch {
    let table = ELDRITCH.resume(table.header(), table.secrets(), &entries[..n]).unwrap();
    game(&*table).clone()
}

#[test]
fn undrawn_cards_change_nothing_that_is_sent() {
    let (mut messages, mut apart) = (0, 0);
    for number in 0..12 {
        let whole = random_game(number);
        let upto = (whole.inputs() as usize * (1 + number as usize % 5)) / 6;
        let entries = &whole.entries_after(0)[..upto];
        let mut real = ELDRITCH.resume(whole.header(), whole.secrets(), entries).unwrap();
        let seed = Seed::from_number(number + 1_000_000);
        let header = Header { commitment: seed.commitment(), ..whole.header().clone() };
        let mut dream = ELDRITCH.resume(&header, seed.into(), entries).unwrap();
        let from = upto.saturating_sub(WINDOW) as u64;
        for viewer in viewers(&*real) {
            let [here, there] = [&real, &dream].map(|it| sent(&**it, viewer, from, upto as u64));
            assert_eq!(here, there, "game {number}, {viewer:?}");
            messages += here.len();
        }
        // From here on they are different games, which only the seed knew.
        play_on(&mut *real, number);
        play_on(&mut *dream, number);
        apart += usize::from(real.state_hash() != dream.state_hash());
    }
    println!("{messages} messages compared");
    assert_eq!(apart, 12, "games with different seeds diverge");
}

/// Something one seat has seen and others have not.
struct Glimpse {
    /// The input that drew it.
    at: usize,
    drawn: String,
    what: Drawing,
}

fn glimpses(real: &dyn AnyTable, entries: &[Entry]) -> Vec<Glimpse> {
    let drawn = entries.iter().enumerate().filter_map(|(at, entry)| match &entry.input {
        Input::Drawn { drawn } if drawn.starts_with("back ") || drawn.starts_with("place ") => {
            Some((at, drawn.clone()))
        }
        Input::Drawn { .. } | Input::Choice { .. } | Input::Dice { .. } | Input::Keyed { .. } => {
            None
        }
    });
    let glimpse = |(at, drawn)| match game_at(real, entries, at).top() {
        Frame::Draw { what, .. } => match what {
            Drawing::PeekGate { .. } | Drawing::ConditionBack { flips: false, .. } => {
                Some(Glimpse { at, drawn, what: *what })
            }
            _ => None,
        },
        _ => None,
    };
    drawn.filter_map(glimpse).collect()
}

/// Whether the viewer still cannot know what was drawn.
fn is_hidden(game: &Eldritch, viewer: Viewer, what: Drawing, drawn: &str) -> bool {
    let content = ELDRITCH_CONTENT.with(Clone::clone);
    match (what, viewer) {
        (Drawing::PeekGate { who, .. }, Viewer::Seat(seat)) if who == Seat(seat) => false,
        (Drawing::PeekGate { .. }, _) => {
            let name = drawn.trim_start_matches("place ");
            let gate = content.spaces.iter().position(|space| space.id == name).unwrap();
            let gate = eldritch::ids::SpaceId::nth(gate);
            let seen = game.gate_discards.contains(gate)
                || game.boxed_gates.contains(gate)
                || game.sheet_gates.contains(gate)
                || game.mystery.as_ref().is_some_and(|it| it.gates.contains(gate));
            !game.space(gate).gate && !seen
        }
        (Drawing::ConditionBack { who, card, .. }, viewer) => {
            let mut held = game.investigator(who).conditions.iter();
            held.find(|held| held.card == card).is_some_and(|held| match (held.back, viewer) {
                (Back::Copy { seen, .. }, Viewer::Seat(seat)) => !seen.contains(Seat(seat)),
                (Back::Copy { seen, .. }, Viewer::Public) => seen != EVERYBODY,
                (Back::Unknown, _) => true,
            })
        }
        _ => false,
    }
}

thread_local! {
    static ELDRITCH_CONTENT: std::sync::Arc<eldritch::Content> =
        <Eldritch as kernel::registry::Titled>::content().unwrap();
}

/// The same game with something else drawn there, as far as it goes on.
fn had_it_differed(
    real: &dyn AnyTable,
    entries: &[Entry],
    glimpse: &Glimpse,
    other: &str,
) -> Option<Box<dyn AnyTable>> {
    let last = entries.len().min(glimpse.at + WINDOW);
    let mut entries = entries[..last].to_vec();
    // What is drawn later cannot have been drawn here.
    let later = |entry: &Entry| entry.input == Input::Drawn { drawn: other.to_owned() };
    if entries[glimpse.at..].iter().any(later) && matches!(glimpse.what, Drawing::PeekGate { .. }) {
        return None;
    }
    entries[glimpse.at].input = Input::Drawn { drawn: other.to_owned() };
    // The seat that looked puts back what it saw.
    let put = |drawn: &str| drawn.replace("place ", "top ");
    for entry in &mut entries[glimpse.at + 1..] {
        if let Input::Choice { choose, .. } = &mut entry.input
            && *choose == put(&glimpse.drawn)
        {
            *choose = put(other);
        }
    }
    loop {
        match ELDRITCH.resume(real.header(), real.secrets(), &entries) {
            Ok(table) => return Some(table),
            Err(bad) => {
                let sound = bad.line.checked_sub(2).filter(|sound| *sound > glimpse.at)?;
                entries.truncate(sound);
            }
        }
    }
}

fn others(glimpse: &Glimpse) -> Vec<String> {
    let content = ELDRITCH_CONTENT.with(Clone::clone);
    match glimpse.what {
        Drawing::PeekGate { .. } => {
            let gates = content.spaces.iter().filter(|space| space.gate.is_some());
            gates.map(|place| format!("place {}", place.id)).collect()
        }
        _ => (1..=8).map(|copy| format!("back {copy}")).collect(),
    }
}

#[test]
fn what_another_seat_has_seen_changes_nothing_that_is_sent() {
    let (mut gates, mut backs, mut messages) = (0, 0, 0);
    for number in 0..60 {
        if gates >= 20 && backs >= 20 {
            break;
        }
        let real = random_game(number);
        let entries = real.entries_after(0);
        for glimpse in glimpses(&*real, &entries).iter().take(4) {
            let other = |other: &String| {
                let dream = had_it_differed(&*real, &entries, glimpse, other)?;
                (*other != glimpse.drawn && dream.inputs() as usize > glimpse.at + 1)
                    .then(|| (other.clone(), dream))
            };
            let Some((other, dream)) = others(glimpse).iter().find_map(other) else { continue };
            let dreamt = dream.entries_after(0);
            for viewer in viewers(&*real) {
                let hidden = |n: &usize| {
                    let [here, there] = [(&real, &entries), (&dream, &dreamt)]
                        .map(|(table, entries)| game_at(&**table, entries, *n));
                    is_hidden(&here, viewer, glimpse.what, &glimpse.drawn)
                        && is_hidden(&there, viewer, glimpse.what, &other)
                };
                let ends = entries.len().min(dreamt.len());
                let Some(upto) = (glimpse.at + 1..ends).take_while(hidden).last() else { continue };
                let [here, there] =
                    [&real, &dream].map(|it| sent(&**it, viewer, glimpse.at as u64, upto as u64));
                assert_eq!(here, there, "game {number}, {viewer:?} after {}", glimpse.at);
                messages += here.len();
                match glimpse.what {
                    Drawing::PeekGate { .. } => gates += 1,
                    _ => backs += 1,
                }
            }
        }
    }
    println!("{gates} looks at gates, {backs} at backs, {messages} messages compared");
    assert!(gates >= 20 && backs >= 20, "{gates} looks at gates, {backs} at backs");
}
