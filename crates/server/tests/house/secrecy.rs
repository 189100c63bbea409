//! What a seat is sent does not change by a byte when what it cannot know is different.

use delta::Digest;
use duel::Duel;
use kernel::log::{Entry, Input, UndoMark};
use kernel::registry::{AnyTable, Title, TitleOf};
use kernel::{Luck, Seat, Seed};
use scene::Viewer;
use server::house::views::{self, look};
use server::wire::{At, ToClient};

static DUEL: TitleOf<Duel> = TitleOf::new();

/// A random game played to its end.
fn random_game(number: u64) -> Box<dyn AnyTable> {
    let mut table = DUEL.begin(&DUEL.usual_setup(), &[], Seed::from_number(number)).unwrap();
    let bot = |n| bots::any_policy::<Duel>("random", Luck::from_number(number * 2 + n)).unwrap();
    let mut players = [bot(0), bot(1)];
    while let Some(asked) = table.asked() {
        let choice = players[usize::from(asked.lead.0)].pick(&*table, asked.lead).unwrap();
        table.choose(asked.lead, &choice).unwrap();
    }
    table
}

/// Everything a viewer would be sent of a table from one input to another: a view, then an update
/// for each input.
pub fn sent(table: &dyn AnyTable, viewer: Viewer, from: u64, upto: u64) -> Vec<String> {
    let at = |seq| At { seq, cuts: 0 };
    let log = table.told(viewer, None);
    let told = |some: &dyn Fn(u64) -> bool| {
        log.iter().filter(|line| some(line.seq)).cloned().collect::<Vec<_>>()
    };
    let mut before = look(&*table.moment_at(from), viewer);
    let mut digest = Digest::of(&before);
    let first = views::view(before.clone(), &told(&|seq| seq <= from), viewer, at(from));
    let mut sent = vec![views::written(&ToClient::View(Box::new(first))).to_string()];
    for n in from + 1..=upto {
        let now = look(&*table.moment_at(n), viewer);
        let written = |changes| views::update(changes, [at(n - 1), at(n)]);
        sent.push(digest.message(|| before.clone(), &now, &told(&|seq| seq == n), written));
        before = now;
    }
    sent
}

/// The same game with one hidden card of the other seat replaced, as far as it goes on.
fn had_it_differed(
    real: &dyn AnyTable,
    entries: &[Entry],
    at: usize,
    other: &str,
) -> Option<Box<dyn AnyTable>> {
    let mut entries = entries.to_vec();
    entries[at].input = Input::Drawn { drawn: other.to_owned() };
    loop {
        match DUEL.resume(real.header(), real.secrets(), &entries) {
            Ok(table) => return Some(table),
            Err(bad) => {
                let sound = bad.line.checked_sub(2).filter(|sound| *sound > at)?;
                entries.truncate(sound);
            }
        }
    }
}

#[test]
fn hidden_elder_signs_change_nothing_that_the_other_seat_is_sent() {
    let (mut compared, mut messages) = (0, 0);
    // Not every game has a sign that is drawn and kept for a while.
    for number in 0..2000 {
        if compared >= 200 {
            break;
        }
        let real = random_game(number);
        let entries = real.entries_after(0);
        for seat in [Seat(0), Seat(1)] {
            let Some((at, dream)) = first_dream(&*real, &entries, seat) else { continue };
            let key = real.seats()[usize::from(seat.0)];
            let told = |entry: &Entry| match &entry.undo {
                UndoMark::Reveals(seats) => seats.iter().any(|it| it == key),
                UndoMark::Free | UndoMark::Random => false,
            };
            let later = entries.iter().skip(at).position(told);
            let upto = later.map_or(entries.len(), |later| at + later) as u64;
            // At the end of the game everything is revealed.
            let upto = upto.min(goes_on(&*real)).min(goes_on(&*dream));
            let [here, there] = [&real, &dream]
                .map(|table| sent(&**table, Viewer::Seat(seat.0), at as u64, upto.max(at as u64)));
            for (n, (one, two)) in here.iter().zip(&there).enumerate() {
                assert_eq!(one, two, "game {number}, {key}, {n} inputs after {at}");
            }
            compared += 1;
            messages += here.len();
        }
    }
    println!("{compared} pairs of games, {messages} messages compared");
    assert!(compared >= 200, "only {compared} pairs of games could be compared");
}

/// The game with the first card the seat does not know replaced, and where it was drawn.
fn first_dream(
    real: &dyn AnyTable,
    entries: &[Entry],
    seat: Seat,
) -> Option<(usize, Box<dyn AnyTable>)> {
    let drawn = entries.iter().enumerate().filter_map(|(at, entry)| match &entry.input {
        Input::Drawn { drawn } => Some((at, drawn.as_str())),
        Input::Choice { .. } | Input::Dice { .. } | Input::Keyed { .. } => None,
    });
    let drawn: Vec<(usize, &str)> = drawn.collect();
    let hidden = drawn.iter().filter(|(at, _)| !learns(real, seat, *at as u64 + 1));
    let mut others = hidden.flat_map(|(at, card)| {
        let others = drawn.iter().map(|it| it.1).filter(move |it| it != card);
        others.map(move |other| (*at, other))
    });
    others.find_map(|(at, other)| Some((at, had_it_differed(real, entries, at, other)?)))
}

/// The last input after which the game is not over.
fn goes_on(table: &dyn AnyTable) -> u64 {
    table.inputs() - u64::from(table.outcome().is_some())
}

/// Whether the seat learns what was drawn as input `n`.
fn learns(table: &dyn AnyTable, seat: Seat, n: u64) -> bool {
    let told = table.told(Viewer::Seat(seat.0), Some(n - 1));
    told.iter().any(|line| line.seq == n && line.secret)
}
