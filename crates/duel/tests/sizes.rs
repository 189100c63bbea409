//! What a table costs a host: bytes sent, bytes kept, time to come back.

use bots::measure_sent;
use duel::Duel;

#[test]
fn an_update_is_small() {
    for (bot, games) in [("random", 50), ("greedy", 20)] {
        let sent = measure_sent::<Duel>(bot, games, 1).expect("the games are played");
        let sizes = &sent.updates;
        println!(
            "{bot}: {} updates, median {} bytes, p99 {}, most {}; whole views median {}, most {}",
            sizes.count(),
            sizes.median(),
            sizes.quantile(990),
            sizes.most(),
            sent.views.median(),
            sent.views.most(),
        );
        assert!(sizes.median() <= 4_000, "{bot}: the median update has {} bytes", sizes.median());
        assert!(sizes.most() <= 16_000, "{bot}: the largest update has {} bytes", sizes.most());
    }
}
