//! How large updates are.

use crate::secrecy::random_game;
use kernel::log::Input;
use scene::Viewer;
use server::house::views;
use server::wire::{At, ToClient};

#[test]
fn an_update_is_small_and_never_large() {
    let mut sizes = Vec::new();
    let mut largest = (0, String::new());
    for number in 0..50 {
        let table = random_game(number);
        let entries = table.entries_after(0);
        let asked = |at: usize| {
            entries
                .get(at)
                .is_none_or(|entry| matches!(entry.input, Input::Choice { forced: false, .. }))
        };
        let mut stops = (0..=entries.len()).filter(|at| asked(*at));
        let mut from = stops.next().unwrap_or_default() as u64;
        let at = |seq| At { seq, cuts: 0 };
        for stop in stops.map(|stop| stop as u64) {
            let (before, now) = (table.moment_at(from), table.moment_at(stop));
            for viewer in [Viewer::Seat(0), Viewer::Seat(1), Viewer::Public] {
                let mut log = table.told(viewer, Some(from));
                log.retain(|line| line.seq <= stop);
                let update = views::update([&*before, &*now], log, viewer, [at(from), at(stop)]);
                let text = views::written(&ToClient::Update(Box::new(update)));
                sizes.push(text.len());
                if text.len() > largest.0 {
                    largest = (text.len(), text.to_string());
                }
            }
            from = stop;
        }
    }
    sizes.sort_unstable();
    let share = |hundredths: usize| sizes[(sizes.len() - 1) * hundredths / 100];
    let (median, p99, most) = (share(50), share(99), share(100));
    println!("{} updates: median {median}, p99 {p99}, largest {most} bytes", sizes.len());
    assert!(median <= 4 * 1024, "the median is {median} bytes");
    assert!(most <= 16 * 1024, "the largest is {most} bytes: {:.3000}", largest.1);
}
