//! Values at paths.

use super::{Miss, wrong};
use crate::claims::{Length, Path, Test};
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
    let count = match &value {
        Field::List(items) if tests.iter().any(|test| matches!(test, Test::Length(_))) => {
            format!(", {} of them", items.len())
        }
        Field::List(_) | Field::Number(_) | Field::Flag(_) | Field::Text(_) => String::new(),
    };
    wrong(format!("{}: expected {}, is {value}{count}", path.text, missed.join(" and ")))
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
        Test::Length(length) => {
            let is = items.and_then(|items| i64::try_from(items.len()).ok());
            (is.is_some_and(|is| fits(is, length)), format!("a list of {}", long(length)))
        }
    };
    (!holds).then_some(expected)
}

fn fits(is: i64, length: &Length) -> bool {
    length.is.is_none_or(|exactly| is == exactly)
        && length.least.is_none_or(|least| is >= least)
        && length.most.is_none_or(|most| is <= most)
}

/// A length in words: "3 items", "at least 2 and at most 4 items".
fn long(length: &Length) -> String {
    let parts = [
        length.is.map(|is| is.to_string()),
        length.least.map(|least| format!("at least {least}")),
        length.most.map(|most| format!("at most {most}")),
    ];
    format!("{} items", parts.into_iter().flatten().collect::<Vec<_>>().join(" and "))
}
