//! What an option shows beside its label: price, dice, odds, means.

use super::{Miss, wrong};
use crate::claims::Deed;
use crate::play::Play;
use crate::words::bare;
use kernel::Seat;
use kernel::position::Positioned;
use scene::{Forecast, Phrase};

/// Whether the option shows this seat the figures that are expected of it.
pub fn shown<G: Positioned>(
    play: &Play<'_, G>,
    seat: Seat,
    deed: &Deed<'_, G::Choice>,
) -> Result<(), Miss> {
    let mut missed = priced(play, seat, deed);
    let wanted = &deed.shows;
    if !(wanted.dice.is_empty() && wanted.odds.is_empty() && wanted.means.is_empty()) {
        let forecast = play.game.forecast(play.content, seat, deed.choice);
        missed.extend(foretold(play, deed, &forecast.unwrap_or_default()));
    }
    if missed.is_empty() {
        return Ok(());
    }
    wrong(format!("\"{}\": {}", deed.text, missed.join("\n")))
}

fn priced<G: Positioned>(
    play: &Play<'_, G>,
    seat: Seat,
    deed: &Deed<'_, G::Choice>,
) -> Vec<String> {
    let mut missed = Vec::new();
    let cost = play.game.cost(play.content, seat, deed.choice);
    if let Some(costs) = deed.shows.costs.filter(|costs| *costs != cost.unwrap_or(0)) {
        let is = cost.map_or("no cost".to_owned(), |cost| format!("a cost of {cost}"));
        missed.push(format!("expected a cost of {costs}, found {is}"));
    }
    let coin = play.game.option_look(play.content, seat, deed.choice).coin;
    let coin = coin.filter(|_| cost.is_some());
    if let Some(wanted) = deed.shows.coin.filter(|wanted| Some(*wanted) != coin) {
        let is = coin.map_or("no coin".to_owned(), |coin| format!("\"{coin}\""));
        missed.push(format!("expected the coin \"{wanted}\", found {is}"));
    }
    missed
}

fn foretold<G: Positioned>(
    play: &Play<'_, G>,
    deed: &Deed<'_, G::Choice>,
    forecast: &Forecast,
) -> Vec<String> {
    let pool = |seat: Seat| {
        let pool = forecast.pools.iter().find(|(of, _)| *of == seat.0);
        pool.map_or(0, |(_, dice)| i64::from(*dice))
    };
    let dice = deed.shows.dice.iter().filter(|(seat, dice)| pool(*seat) != *dice);
    let dice = dice.map(|(seat, dice)| {
        let who = play.game.seat_key(*seat);
        format!("expected {dice} dice for {who}, found {}", pool(*seat))
    });
    let odds = deed.shows.odds.iter().filter_map(|line| missing("odds", &forecast.odds, line));
    let means = deed.shows.means.iter().filter_map(|line| missing("means", &forecast.means, line));
    dice.chain(odds).chain(means).collect()
}

/// What was expected of a line, if it is not so. A line goes by its key, or by its key and all it speaks
/// of where a key comes more than once.
fn missing(
    what: &str,
    shown: &[(Phrase, u32)],
    (key, wanted): &(&str, Option<i64>),
) -> Option<String> {
    let mut lines = shown.iter().filter(|(said, _)| said.key == *key || bare(said) == *key);
    let holds = match wanted {
        Some(wanted) => lines.any(|(_, figure)| i64::from(*figure) == *wanted),
        None => lines.next().is_none(),
    };
    let wanted = wanted.map_or("no".to_owned(), |wanted| wanted.to_string());
    let all: Vec<String> =
        shown.iter().map(|(said, figure)| format!("{figure} of {}", bare(said))).collect();
    let all = if all.is_empty() { format!("no {what}") } else { all.join("; ") };
    (!holds).then(|| format!("expected {wanted} {what} of {key}, found {all}"))
}
