//! The battery every game must pass, for Eldritch Horror.

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
fn saving_and_restoring_at_any_point_makes_no_difference() {
    battery::saves_continue::<Eldritch>(8, 4).unwrap();
}

#[test]
fn a_log_replays_and_tampering_with_it_is_detected() {
    battery::replays_agree::<Eldritch>(4, 5).unwrap();
}

/// EH-HIDDEN-INFO-01, EH-HIDDEN-INFO-02, EH-HIDDEN-INFO-03, EH-HIDDEN-INFO-04
#[test]
fn what_a_seat_cannot_know_does_not_change_what_it_sees() {
    battery::secrets_stay::<Eldritch>(8, 6).unwrap();
}

#[test]
fn a_free_choice_tells_nobody_anything_new() {
    battery::free_choices_tell_nothing::<Eldritch>(8, 7).unwrap();
}

#[test]
fn stepping_back_gives_the_same_position_as_a_replay() {
    battery::undo_lands::<Eldritch>(2, 8).unwrap();
}

#[test]
fn playouts_build_no_texts_and_no_scenes() {
    battery::playouts_make_nothing_to_look_at::<Eldritch>(20, 9).unwrap();
}

#[test]
fn nobody_is_asked_a_question_that_cannot_matter() {
    for investigators in 1..=8 {
        let setup = Setup { investigators, ..Eldritch::usual_setup() };
        let ground = Ground::<Eldritch>::usual().unwrap().with_setup(setup);
        ground.questions_matter(60, 10).unwrap();
    }
}
