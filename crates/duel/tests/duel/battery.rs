//! What every game must pass, for Duel. `make bench` plays a hundred thousand games more.

use bots::battery;
use duel::Duel;

#[test]
fn random_games_end_with_every_figure_accounted_for() {
    battery::random_games_end::<Duel>(400, 1).unwrap();
}

/// CWD-TYPES-11
#[test]
fn every_offer_is_accepted_and_every_refusal_refused() {
    battery::offers_are_accepted_and_refusals_refused::<Duel>(120, 2).unwrap();
}

#[test]
fn every_choice_is_read_back_from_its_text() {
    battery::texts_round_trip::<Duel>(150, 3).unwrap();
}

#[test]
fn a_game_saved_at_any_point_goes_on_as_if_it_had_not_been() {
    battery::saves_continue::<Duel>(60, 4).unwrap();
}

#[test]
fn a_log_replays_and_a_log_that_was_tampered_with_is_found_out() {
    battery::replays_agree::<Duel>(20, 5).unwrap();
}

/// CWD-ELDER-02, CWD-SETUP-06
#[test]
fn what_a_seat_cannot_know_changes_nothing_it_sees() {
    battery::secrets_stay::<Duel>(60, 6).unwrap();
}

#[test]
fn a_free_choice_tells_nobody_anything_new() {
    battery::free_choices_tell_nothing::<Duel>(60, 7).unwrap();
}

#[test]
fn stepping_back_lands_where_a_replay_stands() {
    battery::undo_lands::<Duel>(10, 8).unwrap();
}

#[test]
fn playouts_format_and_draw_nothing() {
    battery::playouts_make_nothing_to_look_at::<Duel>(40, 9).unwrap();
}

#[test]
fn nobody_is_asked_what_cannot_matter() {
    battery::questions_matter::<Duel>(600, 10).unwrap();
}
