//! What a table sends.

use bots::{measure_sent, sent};
use eldritch::Eldritch;
use eldritch::rules::setup::Setup;

/// Every Ancient One, and every number of investigators.
#[test]
fn an_update_is_small_and_never_large() {
    for bot in ["random", "sensible"] {
        for (ancient_one, investigators) in
            [("azathoth", 1), ("cthulhu", 4), ("shub-niggurath", 8), ("yog-sothoth", 8)]
        {
            let ancient_one = Some(ancient_one.to_owned());
            let setup = Setup { investigators, ancient_one, ..Setup::default() };
            let sent = measure_sent::<Eldritch>(&setup, bot, 1, 1, &sent::alone)
                .expect("the games are played");
            println!("{bot}, {investigators} investigators: {sent}");
            let (median, most) = (sent.updates.median(), sent.updates.most());
            assert!(median <= 4 * 1024, "{bot}: the median update has {median} bytes");
            assert!(most <= 16 * 1024, "{bot}: the largest update has {most} bytes");
        }
    }
}
