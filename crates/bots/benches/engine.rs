//! A game's own costs: a whole random game, one clone, one menu, one scene, one replay. The games'
//! benches include this file and name the game.

mod stopwatch;

use bots::{Playout, Random};
use delta::Changes;
use kernel::registry::{Title, TitleOf, Titled};
use kernel::table::prompt;
use kernel::{Luck, Menu, Seed, Waiting};
use scene::{Look, Viewer};
use std::hint::black_box;
use stopwatch::time;

/// A game played at random for this many decisions.
fn played<G: Titled>(content: &G::Content, decisions: u32) -> G {
    let mut game = G::begin_quietly(&G::usual_setup(), content).expect("the usual set-up");
    let mut random = Random::new();
    let mut luck = Luck::from_number(7);
    Playout::new()
        .finish(&mut game, content, &mut luck, decisions, |game, seat, menu, luck| {
            random.among(game, content, seat, menu, luck)
        })
        .expect("a random game goes on");
    game
}

fn asked<G: Titled>(game: &G) -> Viewer {
    match game.waiting() {
        Waiting::Choice(asked) => Viewer::Seat(asked.lead.0),
        Waiting::Chance(_) | Waiting::Over => Viewer::Public,
    }
}

pub fn engine<G: Titled>() {
    let content = G::content().expect("the shipped content");
    let game = played::<G>(&content, 60);
    time("a random game", |bench| {
        bench.iter(|| black_box(played::<G>(&content, u32::MAX)));
    });
    time("a clone", |bench| bench.iter(|| black_box(black_box(&game).clone())));
    time("a menu", |bench| {
        let mut menu = Menu::new();
        bench.iter(|| {
            menu.clear();
            black_box(&game).menu(&content, &mut menu);
            black_box(menu.len())
        });
    });
    time("a scene", |bench| {
        bench.iter(|| black_box(game.scene(&content, Viewer::Seat(0))));
    });
    time("a prompt of many answers", |bench| {
        bench.iter(|| black_box(prompt(&game, &content, asked(&game))));
    });
    let before = played::<G>(&content, 59);
    time("an update for whoever is asked", |bench| {
        let viewer = asked(&game);
        let look = |game: &G| Look {
            scene: game.scene(&content, viewer),
            prompt: prompt(game, &content, viewer),
        };
        let seen = look(&before);
        bench.iter(|| {
            let changes = Changes::between(&seen, &look(&game), &[]);
            black_box(serde_json::to_string(&changes).map(|text| text.len()))
        });
    });
    let title = TitleOf::<G>::new();
    let mut table =
        title.begin(&title.usual_setup(), &[], Seed::from_number(7)).expect("the usual set-up");
    let mut luck = Luck::from_number(7);
    while let Some(asked) = table.asked() {
        let prompt = table.prompt(Viewer::Seat(asked.lead.0)).expect("a prompt");
        table.choose(asked.lead, &luck.pick(&prompt.options).choice).expect("an offered choice");
    }
    let log = table.log_file();
    time("a replay of a whole game", |bench| {
        bench.iter(|| black_box(title.replay(&log, None).expect("it replays")));
    });
}
