//! What every game must pass.

use bots::battery;
use bots::simulate::{Plan, simulate};
use kernel::registry::Titled as _;
use lanterns::Lanterns;

#[test]
fn it_passes_what_every_game_must_pass() {
    battery::random_games_end::<Lanterns>(200, 1).unwrap();
    battery::offers_are_accepted_and_refusals_refused::<Lanterns>(60, 2).unwrap();
    battery::texts_round_trip::<Lanterns>(60, 3).unwrap();
    battery::saves_continue::<Lanterns>(20, 4).unwrap();
    battery::replays_agree::<Lanterns>(20, 5).unwrap();
    battery::secrets_stay::<Lanterns>(20, 6).unwrap();
    battery::free_choices_tell_nothing::<Lanterns>(20, 7).unwrap();
    battery::undo_lands::<Lanterns>(10, 8).unwrap();
    battery::playouts_make_nothing_to_look_at::<Lanterns>(20, 9).unwrap();
    battery::questions_matter::<Lanterns>(60, 10).unwrap();
}

#[test]
fn every_bot_plays_it_without_advice_and_it_is_counted_without_statistics() {
    let content = Lanterns::content().unwrap();
    let bots = ["greedy".to_owned(), "monte-carlo:40".to_owned()];
    let plan = Plan { bots: &bots, games: 6, seed: 1, jobs: 1 };
    let played = simulate::<Lanterns>(&content, &(), &plan, &|_| ()).unwrap();
    assert_eq!(played.rows.len(), 6);
}
