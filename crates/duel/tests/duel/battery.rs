//! The battery every game must pass, for Duel. `make bench` plays another hundred thousand games.

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
fn saving_and_restoring_at_any_point_makes_no_difference() {
    battery::saves_continue::<Duel>(60, 4).unwrap();
}

#[test]
fn a_log_replays_and_tampering_with_it_is_detected() {
    battery::replays_agree::<Duel>(20, 5).unwrap();
}

/// CWD-ELDER-02, CWD-SETUP-06
#[test]
fn what_a_seat_cannot_know_does_not_change_what_it_sees() {
    battery::secrets_stay::<Duel>(60, 6).unwrap();
}

#[test]
fn a_free_choice_tells_nobody_anything_new() {
    battery::free_choices_tell_nothing::<Duel>(60, 7).unwrap();
}

#[test]
fn stepping_back_gives_the_same_position_as_a_replay() {
    battery::undo_lands::<Duel>(10, 8).unwrap();
}

#[test]
fn playouts_build_no_texts_and_no_scenes() {
    battery::playouts_make_nothing_to_look_at::<Duel>(40, 9).unwrap();
}

#[test]
fn nobody_is_asked_a_question_that_cannot_matter() {
    battery::questions_matter::<Duel>(600, 10).unwrap();
}
