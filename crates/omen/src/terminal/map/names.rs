//! Names of places, shortened to fit.

use crate::terminal::text;
use scene::Board;
use voice::Voice;

#[derive(Debug)]
pub struct Names {
    whole: Vec<String>,
    /// Words that many names share: they say least, and go first.
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

    /// «Северный океан Талассы», where many are oceans, becomes «Сев. Талассы».
    pub fn fit(&self, place: usize, room: usize) -> String {
        let whole = self.whole(place);
        if text::width(whole) <= room {
            return whole.to_owned();
        }
        let telling = |word: &&str| !self.common.contains(&text::folded(word));
        let words: Vec<&str> = whole.split_whitespace().filter(telling).collect();
        let kept = text::capital(&words.join(" "));
        match words.len() {
            0 => text::shorten(whole, room),
            1 => text::fit(&kept, room),
            // Words that have lost their noun no longer agree with anything; abbreviated, they need
            // not.
            _ if text::width(&kept) < text::width(whole) => {
                text::shorten(&kept, room.min(text::width(&kept) - 1))
            }
            _ => text::shorten(&kept, room),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(whole: &[&str]) -> Names {
        Names {
            whole: whole.iter().map(|name| (*name).to_owned()).collect(),
            common: vec!["океан".to_owned()],
        }
    }

    #[test]
    fn the_least_distinctive_word_goes_first() {
        let names = names(&["Северный океан Талассы", "Океан Моусона", "Океан", "Лаврентия"]);
        assert_eq!(names.fit(0, 22), "Северный океан Талассы");
        assert_eq!(names.fit(0, 18), "Сев. Талассы");
        assert_eq!(names.fit(0, 10), "Сев. Тала…");
        assert_eq!(names.fit(1, 12), "Моусона");
        assert_eq!(names.fit(2, 3), "Ок…");
        assert_eq!(names.fit(3, 6), "Лавре…");
    }
}
