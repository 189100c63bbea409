//! Names of places, as long as there is room for.

use crate::terminal::text;
use scene::Board;
use voice::Voice;

#[derive(Debug)]
pub struct Names {
    whole: Vec<String>,
    /// Words that many names have: they tell least, and go first.
    common: Vec<String>,
}

const MANY: usize = 3;

impl Names {
    pub fn of(board: &Board, voice: &Voice) -> Self {
        let whole: Vec<String> =
            board.places.iter().map(|place| text::capital(&voice.say(&place.name))).collect();
        let words = |name: &String| name.split_whitespace().map(text::folded).collect::<Vec<_>>();
        let mut common: Vec<String> = whole.iter().flat_map(words).collect();
        common.sort_unstable();
        let many = |word: &&[String]| word.len() >= MANY;
        let runs = common.chunk_by(|a, b| a == b).filter(many);
        let common = runs.map(|run| run[0].clone()).collect();
        Self { whole, common }
    }

    pub fn whole(&self, place: usize) -> &str {
        &self.whole[place]
    }

    /// «Северный океан Талассы» where many are oceans is «Сев. Талассы».
    pub fn fit(&self, place: usize, room: usize) -> String {
        let whole = self.whole(place);
        if text::width(whole) <= room {
            return whole.to_owned();
        }
        let telling = |word: &&str| !self.common.contains(&text::folded(word));
        let words: Vec<&str> = whole.split_whitespace().filter(telling).collect();
        text::shorten(&text::capital(&words.join(" ")), room)
    }
}
