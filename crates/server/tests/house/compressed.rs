//! Updates compared with compressed whole views: the figures of docs/decisions/0013.

use delta::Digest;
use duel::Duel;
use eldritch::Eldritch;
use flate2::{Compress, Compression, FlushCompress};
use kernel::registry::{Title, TitleOf, Titled};
use kernel::{Luck, Seed};
use scene::Viewer;
use server::house::views::{self, look};
use server::wire::{At, ToClient};
use std::fmt;
use std::time::{Duration, Instant};

/// What one viewer was sent, by one method.
#[derive(Default)]
struct Way {
    sizes: Vec<usize>,
    took: Duration,
}

impl Way {
    fn add(&mut self, make: impl FnOnce() -> usize) {
        let began = Instant::now();
        self.sizes.push(make());
        self.took += began.elapsed();
    }

    fn median(&self) -> usize {
        let mut sizes = self.sizes.clone();
        sizes.sort_unstable();
        sizes[sizes.len() / 2]
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = self.took.as_micros() / self.sizes.len() as u128;
        write!(f, "median {} bytes, {each} µs each", self.median())
    }
}

/// The bytes of a message that follows others on one connection, as permessage-deflate packs it:
/// with everything sent before as its window.
fn deflated(connection: &mut Compress, message: &str) -> usize {
    let before = connection.total_out();
    let mut out = Vec::with_capacity(message.len() + 1024);
    connection.compress_vec(message.as_bytes(), &mut out, FlushCompress::Sync).unwrap();
    (connection.total_out() - before) as usize
}

#[derive(Default)]
struct Ways {
    update: Way,
    update_deflated: Way,
    view: Way,
    view_deflated: Way,
}

fn measure<G: Titled>(setup: &G::Setup, games: u64) -> Ways {
    let setup = serde_json::to_value(setup).unwrap();
    let mut ways = Ways::default();
    let at = |seq| At { seq, cuts: 0 };
    for number in 0..games {
        let mut table = TitleOf::<G>::new().begin(&setup, &[], Seed::from_number(number)).unwrap();
        let mut bot = bots::any_policy::<G>("random", Luck::from_number(number)).unwrap();
        let viewer = Viewer::Seat(0);
        let mut seen = look(&*table.moment(), viewer);
        let mut digest = Digest::of(&seen);
        let [mut with_updates, mut with_views] =
            [(); 2].map(|()| Compress::new(Compression::default(), false));
        while let Some(asked) = table.asked() {
            let from = table.inputs();
            let choice = bot.pick(&*table, asked.lead).unwrap();
            table.choose(asked.lead, &choice).unwrap();
            let now = look(&*table.moment(), viewer);
            let told = table.told(viewer, Some(from));
            let (mut update, mut view) = (String::new(), String::new());
            ways.update.add(|| {
                let written = |changes| views::update(changes, [at(from), at(table.inputs())]);
                update = digest.message(|| seen.clone(), &now, &told, written);
                update.len()
            });
            ways.view.add(|| {
                let whole = views::view(now.clone(), &told, viewer, at(table.inputs()));
                view = views::written(&ToClient::View(Box::new(whole))).to_string();
                view.len()
            });
            ways.update_deflated.add(|| deflated(&mut with_updates, &update));
            ways.view_deflated.add(|| deflated(&mut with_views, &view));
            seen = now;
        }
    }
    println!("{}: an update: {}", G::KEY, ways.update);
    println!("{}: the same deflated: {}", G::KEY, ways.update_deflated);
    println!("{}: a whole view: {}", G::KEY, ways.view);
    println!("{}: the same deflated: {}", G::KEY, ways.view_deflated);
    ways
}

#[test]
fn an_update_is_a_small_part_of_a_view_and_compresses_as_well() {
    for ways in [
        measure::<Duel>(&Duel::usual_setup(), 4),
        measure::<Eldritch>(&Eldritch::for_seats(Eldritch::usual_setup(), 4), 2),
    ] {
        assert!(ways.update.median() * 10 < ways.view.median());
        assert!(ways.update_deflated.median() < ways.view_deflated.median());
    }
}
