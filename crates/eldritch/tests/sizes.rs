//! What a table sends.

use bots::measure_sent;
use eldritch::Eldritch;

#[test]
fn an_update_is_small() {
    let sent = measure_sent::<Eldritch>("random", 6, 1).expect("the games are played");
    let sizes = &sent.updates;
    println!(
        "{} updates, median {} bytes, p99 {}, most {}; whole views median {}, most {}",
        sizes.count(),
        sizes.median(),
        sizes.quantile(990),
        sizes.most(),
        sent.views.median(),
        sent.views.most(),
    );
    assert!(sizes.median() <= 4_000, "the median update has {} bytes", sizes.median());
    assert!(sizes.quantile(990) <= 13_000, "one in a hundred has {}", sizes.quantile(990));
    // The largest is the one that lays out the table: every card is told by its effect.
    assert!(sizes.most() <= 22_000, "the largest update has {} bytes", sizes.most());
}
