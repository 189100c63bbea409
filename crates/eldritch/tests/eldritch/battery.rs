//! What every game must pass, for Eldritch Horror.

use bots::battery::{self, Ground};
use eldritch::Eldritch;
use eldritch::rules::setup::Setup;
use kernel::registry::Titled;

#[test]
fn random_games_end_with_every_card_and_token_accounted_for() {
    battery::random_games_end::<Eldritch>(120, 1).unwrap();
}

#[test]
fn every_offer_is_accepted_and_every_refusal_refused() {
    battery::offers_are_accepted_and_refusals_refused::<Eldritch>(20, 2).unwrap();
}

#[test]
fn every_choice_is_read_back_from_its_text() {
    battery::texts_round_trip::<Eldritch>(30, 3).unwrap();
}

#[test]
fn a_game_saved_at_any_point_goes_on_as_if_it_had_not_been() {
    battery::saves_continue::<Eldritch>(8, 4).unwrap();
}

#[test]
fn a_log_replays_and_a_log_that_was_tampered_with_is_found_out() {
    battery::replays_agree::<Eldritch>(4, 5).unwrap();
}

/// EH-HIDDEN-INFO-01, EH-HIDDEN-INFO-02, EH-HIDDEN-INFO-03, EH-HIDDEN-INFO-04
#[test]
fn what_a_seat_cannot_know_changes_nothing_it_sees() {
    battery::secrets_stay::<Eldritch>(8, 6).unwrap();
}

#[test]
fn a_free_choice_tells_nobody_anything_new() {
    battery::free_choices_tell_nothing::<Eldritch>(8, 7).unwrap();
}

#[test]
fn stepping_back_lands_where_a_replay_stands() {
    battery::undo_lands::<Eldritch>(2, 8).unwrap();
}

#[test]
fn playouts_format_and_draw_nothing() {
    battery::playouts_make_nothing_to_look_at::<Eldritch>(20, 9).unwrap();
}

#[test]
fn nobody_is_asked_what_cannot_matter() {
    for investigators in 1..=8 {
        let setup = Setup { investigators, ..Eldritch::usual_setup() };
        let ground = Ground::<Eldritch>::usual().unwrap().with_setup(setup);
        ground.questions_matter(60, 10).unwrap();
    }
}
