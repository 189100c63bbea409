//! How large updates are, and that they say everything.

use duel::Duel;
use kernel::registry::{Title, TitleOf};
use kernel::{Luck, Seed};
use scene::Viewer;
use scene::diff::Patch;
use serde_json::Value;
use server::house::views::{Look, LookGist, look};
use server::wire::At;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(0), Viewer::Seat(1), Viewer::Public];

/// The sizes of all updates of a random game.
fn weighed(number: u64, sizes: &mut Vec<usize>) {
    let title = TitleOf::<Duel>::new();
    let mut table = title.begin(&title.usual_setup(), &[], Seed::from_number(number)).unwrap();
    let mut bot = bots::any_policy::<Duel>("random", Luck::from_number(number)).unwrap();
    let mut before = VIEWERS.map(|viewer| look(&*table.moment(), viewer));
    let mut gists = before.each_ref().map(LookGist::of);
    let mut from = At { seq: table.inputs(), cuts: 0 };
    while let Some(asked) = table.asked() {
        let choice = bot.pick(&*table, asked.lead).unwrap();
        table.choose(asked.lead, &choice).unwrap();
        let at = At { seq: table.inputs(), cuts: 0 };
        let now = VIEWERS.map(|viewer| look(&*table.moment(), viewer));
        for (nth, viewer) in VIEWERS.into_iter().enumerate() {
            let log = || table.told(viewer, Some(from.seq));
            let (was, now) = (&before[nth], &now[nth]);
            let message = gists[nth].message(|| was.clone(), now, log, [from, at]);
            sizes.push(message.len());
            if sizes.len().is_multiple_of(16) {
                leads_on(was, now, &message);
            }
        }
        (before, from) = (now, at);
    }
}

/// An update makes of what was seen what is seen.
fn leads_on(was: &Look, now: &Look, message: &str) {
    let update: Value = serde_json::from_str(message).unwrap();
    for (part, was, now) in [
        ("scene", serde_json::to_value(&was.scene), serde_json::to_value(&now.scene)),
        ("prompt", serde_json::to_value(&was.prompt), serde_json::to_value(&now.prompt)),
    ] {
        let mut made = was.unwrap();
        if let Some(patch) = update["update"].get(part).filter(|patch| !patch.is_null()) {
            let patch: Patch = serde_json::from_value(patch.clone()).unwrap();
            scene::diff::apply(&mut made, &patch);
        }
        assert_eq!(made, now.unwrap());
    }
}

#[test]
fn an_update_is_small_and_never_large() {
    let mut sizes = Vec::new();
    (0..50).for_each(|number| weighed(number, &mut sizes));
    sizes.sort_unstable();
    let share = |hundredths: usize| sizes[(sizes.len() - 1) * hundredths / 100];
    let (median, p90, p99, most) = (share(50), share(90), share(99), share(100));
    let count = sizes.len();
    println!("{count} updates: median {median}, p90 {p90}, p99 {p99}, largest {most} bytes");
    assert!(median <= 4 * 1024, "the median is {median} bytes");
    assert!(most <= 16 * 1024, "the largest is {most} bytes");
}
