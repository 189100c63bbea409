//! Values at paths.

use super::{Miss, wrong};
use crate::claims::{Path, Test};
use crate::play::Play;
use kernel::position::{Field, Positioned};

pub fn check<G: Positioned>(
    play: &Play<'_, G>,
    path: &Path<'_>,
    tests: &[Test],
) -> Result<(), Miss> {
    let value = get(play, path)?;
    let missed: Vec<String> = tests.iter().filter_map(|test| missed(&value, test)).collect();
    if missed.is_empty() {
        return Ok(());
    }
    wrong(format!("{}: expected {}, is {value}", path.text, missed.join(" and ")))
}

/// What the position has at a path.
pub fn get<G: Positioned>(play: &Play<'_, G>, path: &Path<'_>) -> Result<Field, Miss> {
    let value = play.game.get(play.content, &path.parts);
    value.map_err(|bad| Miss::Malformed(path.span.clone(), bad))
}

/// What was expected, if it is not so.
fn missed(value: &Field, test: &Test) -> Option<String> {
    let items = match value {
        Field::List(items) => Some(items),
        Field::Number(_) | Field::Flag(_) | Field::Text(_) => None,
    };
    let number = match value {
        Field::Number(number) => Some(*number),
        Field::Flag(_) | Field::Text(_) | Field::List(_) => None,
    };
    let (holds, expected) = match test {
        Test::Is(field) => (*value == field.spelled_out(), field.to_string()),
        Test::Not(field) => (*value != field.spelled_out(), format!("anything but {field}")),
        Test::Least(least) => (number.is_some_and(|n| n >= *least), format!("at least {least}")),
        Test::Most(most) => (number.is_some_and(|n| n <= *most), format!("at most {most}")),
        Test::Has(item) => {
            (items.is_some_and(|items| items.contains(item)), format!("a list with {item}"))
        }
        Test::Lacks(item) => {
            (items.is_some_and(|items| !items.contains(item)), format!("a list without {item}"))
        }
    };
    (!holds).then_some(expected)
}
