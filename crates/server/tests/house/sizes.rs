//! How large updates are.

use duel::Duel;
use kernel::registry::{Title, TitleOf};
use kernel::{Luck, Seed};
use scene::Viewer;
use server::house::views::{self, look};
use server::wire::{At, ToClient};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(0), Viewer::Seat(1), Viewer::Public];

/// The sizes of all updates of a random game.
fn weighed(number: u64, sizes: &mut Vec<usize>) {
    let title = TitleOf::<Duel>::new();
    let mut table = title.begin(&title.usual_setup(), &[], Seed::from_number(number)).unwrap();
    let mut bot = bots::any_policy::<Duel>("random", Luck::from_number(number)).unwrap();
    let mut before = VIEWERS.map(|viewer| look(&*table.moment(), viewer));
    let mut from = At { seq: table.inputs(), cuts: 0 };
    while let Some(asked) = table.asked() {
        let choice = bot.pick(&*table, asked.lead).unwrap();
        table.choose(asked.lead, &choice).unwrap();
        let at = At { seq: table.inputs(), cuts: 0 };
        let now = VIEWERS.map(|viewer| look(&*table.moment(), viewer));
        for ((before, now), viewer) in before.iter().zip(&now).zip(VIEWERS) {
            let log = table.told(viewer, Some(from.seq));
            let update = views::update(before, now, log, [from, at]);
            sizes.push(views::written(&ToClient::Update(Box::new(update))).len());
        }
        (before, from) = (now, at);
    }
}

#[test]
fn an_update_is_small_and_never_large() {
    let mut sizes = Vec::new();
    (0..50).for_each(|number| weighed(number, &mut sizes));
    sizes.sort_unstable();
    let share = |hundredths: usize| sizes[(sizes.len() - 1) * hundredths / 100];
    let (median, p99, most) = (share(50), share(99), share(100));
    println!("{} updates: median {median}, p99 {p99}, largest {most} bytes", sizes.len());
    assert!(median <= 4 * 1024, "the median is {median} bytes");
    assert!(most <= 16 * 1024, "the largest is {most} bytes");
}
