//! What a table costs a host: bytes sent, bytes kept, time to restore.

use bots::{any_policy, measure_sent, sent};
use duel::Duel;
use kernel::registry::{AnyTable, Title, TitleOf, Titled};
use kernel::{Luck, Seed};
use std::time::Instant;

/// A table of Duel played to its end.
fn played(bot: &str, number: u64) -> Box<dyn AnyTable> {
    let title = TitleOf::<Duel>::new();
    let mut table =
        title.begin(&title.usual_setup(), &[], Seed::from_number(number)).expect("it begins");
    let mut bot = any_policy::<Duel>(bot, Luck::from_number(number)).expect("a bot of this game");
    while let Some(asked) = table.asked() {
        let choice = bot.pick(&*table, asked.lead).expect("an answer");
        table.choose(asked.lead, &choice).expect("a legal answer");
    }
    table
}

#[test]
fn an_update_is_small() {
    for (bot, games) in [("random", 50), ("greedy", 20)] {
        let sent = measure_sent::<Duel>(&Duel::usual_setup(), bot, games, 1, &sent::alone)
            .expect("the games are played");
        println!("{bot}: {sent}");
        let sizes = &sent.updates;
        assert!(sizes.median() <= 4_000, "{bot}: the median update has {} bytes", sizes.median());
        assert!(sizes.most() <= 16_000, "{bot}: the largest update has {} bytes", sizes.most());
    }
}

#[test]
fn a_table_keeps_few_bytes() {
    let title = TitleOf::<Duel>::new();
    for bot in ["greedy", "random"] {
        for number in 1..=10 {
            let table = played(bot, number);
            let entries = table.entries_after(0);
            let began = Instant::now();
            let mut again = None;
            let kept = allocation_counter::measure(|| {
                again = title.resume(table.header(), table.secrets(), &entries).ok();
            });
            let took = began.elapsed().as_nanos() as f64 / 1000.0 / entries.len() as f64;
            let bytes = kept.bytes_current;
            let inputs = entries.len();
            println!("{bot} {number}: {inputs} inputs, {bytes} bytes, {took:.1} µs an input");
            assert_eq!(again.map(|it| it.state_hash()), Some(table.state_hash()));
            assert!(bytes <= 24_000, "{bot} {number}: {inputs} inputs take {bytes} bytes");
        }
    }
}
