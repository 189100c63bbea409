//! How large updates are, and that they are complete.

use bots::measure_sent;
use delta::Changes;
use duel::Duel;
use eldritch::Eldritch;
use kernel::registry::Titled;
use server::house::views::update;
use server::wire::At;

/// An update as it is sent.
fn written(changes: Changes, inputs: [u64; 2]) -> String {
    update(changes, inputs.map(|seq| At { seq, cuts: 0 }))
}

fn is_small_and_never_large<G: Titled>(setup: &G::Setup, games: u32) {
    let sent = measure_sent::<G>(setup, "random", games, 0, &written).unwrap();
    println!("{sent}");
    let (median, most) = (sent.updates.median(), sent.updates.most());
    assert!(median <= 4 * 1024, "the median is {median} bytes");
    assert!(most <= 16 * 1024, "the largest is {most} bytes");
}

#[test]
fn an_update_of_duel_is_small_and_never_large() {
    is_small_and_never_large::<Duel>(&Duel::usual_setup(), 50);
}

#[test]
fn an_update_of_eldritch_horror_is_small_and_never_large() {
    for (investigators, games) in [(1, 4), (4, 4), (8, 2)] {
        let setup = Eldritch::for_seats(Eldritch::usual_setup(), investigators);
        is_small_and_never_large::<Eldritch>(&setup, games);
    }
}
