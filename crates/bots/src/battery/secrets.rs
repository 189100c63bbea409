//! What a seat cannot know is shown nowhere.

use super::Ground;
use super::ground::all_seats;
use super::walk::Walk;
use crate::{Playout, Random};
use kernel::table::{prompt, tell};
use kernel::{Events, Luck, Menu, Seat, Shown, Waiting};
use scene::Viewer;

/// Imagined states compared at one point.
const DREAMS: u32 = 3;

/// How many questions there are for each one examined.
const LOOKS_ONE_IN: u32 = 6;

impl<G: Shown> Ground<G> {
    /// See [`super::secrets_stay`].
    pub fn secrets_stay(&self, games: u32, seed: u64) -> Result<(), String> {
        self.wander(games, seed, |walk| {
            if !worth_a_look(walk) {
                return Ok(());
            }
            let Walk { game, luck, .. } = walk;
            for seat in all_seats(game) {
                let seen = self.seen(game, seat);
                for _ in 0..DREAMS {
                    let dream = game.imagine(&self.content, seat, luck);
                    if dream.waiting() != game.waiting() {
                        return Err(differs(seat, "what is waited for"));
                    }
                    seen.same_as(&self.seen(&dream, seat), seat)?;
                }
                let dream = game.imagine(&self.content, seat, luck);
                self.can_go_on(dream, luck)
                    .map_err(|what| format!("a state {seat:?} imagines is broken: {what}"))?;
            }
            Ok(())
        })
    }

    /// See [`super::free_choices_tell_nothing`].
    pub fn free_choices_tell_nothing(&self, games: u32, seed: u64) -> Result<(), String> {
        self.wander(games, seed, |walk| {
            let Walk { game, luck, .. } = walk;
            let Waiting::Choice(asked) = game.waiting() else { return Ok(()) };
            let (seat, mut menu) = (asked.lead, Menu::new());
            game.menu(&self.content, &mut menu);
            game.rights(&self.content, seat, &mut menu);
            if menu.is_empty() {
                return Ok(());
            }
            let choice = *luck.pick(&menu);
            let dream = game.imagine(&self.content, seat, luck);
            let (Some(real), Some(dreamt)) =
                (self.after(game, seat, choice), self.after(&dream, seat, choice))
            else {
                return Ok(());
            };
            let choice = G::write(&self.content, choice);
            real.same_as(&dreamt, seat).map_err(|what| format!("after the free {choice}: {what}"))
        })
    }

    /// What the seat sees once it has chosen; `None` if it learns something by it.
    fn after(&self, game: &G, seat: Seat, choice: G::Choice) -> Option<Seen> {
        let mut game = game.clone();
        let mut out = Events::heard();
        game.apply(&self.content, seat, choice, &mut out);
        let (events, reveals) = out.take();
        if reveals.contains(seat) {
            return None;
        }
        let mut seen = self.seen(&game, seat);
        let mut told = Vec::new();
        tell::<G>(&self.content, Viewer::Seat(seat.0), (1, &events), &mut told);
        seen.0.push(("what it is told", json(&told)));
        Some(seen)
    }

    /// Everything the seat is shown, as the bytes that would be sent.
    fn seen(&self, game: &G, seat: Seat) -> Seen {
        let mine = Viewer::Seat(seat.0);
        let look = |viewer| json(&game.scene(&self.content, viewer));
        let asked = |viewer| json(&prompt(game, &self.content, viewer));
        Seen(vec![
            ("its scene", look(mine)),
            ("its prompt", asked(mine)),
            ("the public scene", look(Viewer::Public)),
            ("the public prompt", asked(Viewer::Public)),
        ])
    }

    fn can_go_on(&self, mut dream: G, luck: &mut Luck) -> Result<(), String> {
        let flaws = dream.flaws(&self.content);
        if !flaws.is_empty() {
            return Err(flaws.join("; "));
        }
        let mut random = Random::new();
        Playout::new()
            .finish(&mut dream, &self.content, luck, u32::MAX, |game, seat, menu, luck| {
                random.among(game, &self.content, seat, menu, luck)
            })
            .map(|_| ())
            .map_err(|error| error.to_string())
    }
}

/// Named pieces of what one seat sees.
#[derive(Debug)]
struct Seen(Vec<(&'static str, String)>);

impl Seen {
    fn same_as(&self, other: &Seen, seat: Seat) -> Result<(), String> {
        for ((name, here), (_, there)) in self.0.iter().zip(&other.0) {
            if here != there {
                return Err(format!("{}: {}", differs(seat, name), first_difference(here, there)));
            }
        }
        Ok(())
    }
}

fn worth_a_look<G: Shown>(walk: &mut Walk<'_, G>) -> bool {
    matches!(walk.game.waiting(), Waiting::Choice(_)) && walk.luck.below(LOOKS_ONE_IN) == 0
}

fn differs(seat: Seat, what: &str) -> String {
    format!("{seat:?} can tell by {what}")
}

/// The two texts around the first byte in which they differ.
fn first_difference(here: &str, there: &str) -> String {
    let at = here.bytes().zip(there.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        let from = text.floor_char_boundary(at.saturating_sub(60));
        let to = text.floor_char_boundary((at + 60).min(text.len()));
        text[from..to].to_owned()
    };
    format!("…{}… against …{}…", around(here), around(there))
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("not to be written: {error}"))
}
