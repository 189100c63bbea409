//! Positions of tally by name.

use super::{Event, SEATS, SIGNS, Stage, Tally};
use kernel::position::{BadField, Field, Positioned, Vocabulary};
use kernel::{Events, Seat, Shown};

impl Positioned for Tally {
    type Draft = Tally;

    fn draft(_: &()) -> Tally {
        Tally::new()
    }

    fn set(draft: &mut Tally, _: &(), path: &[&str], value: &Field) -> Result<(), BadField> {
        let seat = path.first().and_then(|name| SEATS.iter().position(|seat| seat == name));
        let number = match value {
            Field::Number(number) => Ok(*number),
            _ => Err(BadField::value("this must be a number", None)),
        };
        match (seat, path) {
            (_, ["counter"]) => draft.counter = number?,
            // Relative to the counter, so that the order of fields shows.
            (_, ["goal", "ahead"]) => draft.goal = draft.counter + number?,
            (_, ["goal"]) => draft.goal = number?,
            (_, ["turn"]) => match value {
                Field::Text(name) => match SEATS.iter().position(|seat| seat == name) {
                    Some(seat) => draft.turn = Seat(seat as u8),
                    None => {
                        let near = Some("left".to_owned());
                        return Err(BadField::value(format!("nobody is called {name}"), near));
                    }
                },
                _ => return Err(BadField::value("this must be a seat", None)),
            },
            (Some(seat), [_, "secret"]) => {
                draft.secrets[seat] = number?;
            }
            (_, ["rolling"]) => draft.stage = Stage::Rolling,
            _ => {
                let what = format!("there is no field \"{}\"", path.join("."));
                return Err(BadField::key(what, Some("left.secret".to_owned())));
            }
        }
        Ok(())
    }

    fn start(draft: Tally, _: &(), out: &mut Events<Event>) -> Result<Self, BadField> {
        if draft.counter >= draft.goal {
            return Err(BadField::position("the counter is past the goal"));
        }
        out.say(Event::Began(draft.turn));
        Ok(draft)
    }

    fn event_forms() -> &'static [&'static str] {
        &["began SEAT", "added SEAT N", "rolled N", "drew SIGN", "bowed SEAT", "told SEAT N"]
    }

    fn vocabulary(_: &()) -> Vocabulary {
        Vocabulary::default()
    }

    fn get(&self, _: &(), path: &[&str]) -> Result<Field, BadField> {
        let seat = path.first().and_then(|name| SEATS.iter().position(|seat| seat == name));
        match (seat, path) {
            (_, ["counter"]) => Ok(Field::Number(self.counter)),
            (_, ["goal"]) => Ok(Field::Number(self.goal)),
            (_, ["turn"]) => Ok(Field::Text(self.seat_key(self.turn).to_owned())),
            (_, ["signs"]) => {
                let names = self.signs.iter().map(|card| SIGNS[*card as usize].to_owned());
                Ok(Field::List(names.map(Field::Text).collect()))
            }
            (Some(seat), [_, "secret"]) => Ok(Field::Number(self.secrets[seat])),
            (Some(seat), [_, "told"]) => Ok(Field::Flag(self.told[seat])),
            _ => {
                let what = format!("there is no field \"{}\"", path.join("."));
                Err(BadField::key(what, Some("left.secret".to_owned())))
            }
        }
    }
}
