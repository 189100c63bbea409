//! Path and query parameters.

use scene::Viewer;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::http::fault::Fault;
use crate::wire::At;

/// A table, by the id used in links.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct OfTable {
    #[param(pattern = "^[0-9a-hjkmnp-tv-z]{26}$")]
    pub id: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct OfSeat {
    #[param(pattern = "^[0-9a-hjkmnp-tv-z]{26}$")]
    pub id: String,
    /// The seat's number at the table, counted from 0.
    pub seat: u8,
}

/// A position in a table's log; no log is longer than a database can count.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(try_from = "u64")]
pub struct Number(pub u64);

impl TryFrom<u64> for Number {
    type Error = &'static str;

    fn try_from(number: u64) -> Result<Number, &'static str> {
        i64::try_from(number).map(|_| Number(number)).map_err(|_| "the number is too large")
    }
}

/// Which viewer's view to show.
pub fn viewer(seat: Option<&str>) -> Result<Option<Viewer>, Fault> {
    match seat {
        None => Ok(None),
        Some("public") => Ok(Some(Viewer::Public)),
        Some(seat) => match seat.parse() {
            Ok(seat) => Ok(Some(Viewer::Seat(seat))),
            Err(_) => Err(Fault::malformed("`seat` must be a seat number or \"public\".")),
        },
    }
}

/// The moment the client's own view shows: `SEQ.CUTS`.
pub fn moment(text: Option<&str>) -> Result<Option<At>, Fault> {
    let Some(text) = text else { return Ok(None) };
    let read =
        |(seq, cuts): (&str, &str)| Some(At { seq: seq.parse().ok()?, cuts: cuts.parse().ok()? });
    let moment = text.split_once('.').and_then(read);
    moment
        .map(Some)
        .ok_or_else(|| Fault::malformed("`from` must be two numbers separated by a dot: SEQ.CUTS."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_viewer_is_a_seat_or_everybody() {
        assert_eq!(viewer(None).unwrap(), None);
        assert_eq!(viewer(Some("public")).unwrap(), Some(Viewer::Public));
        assert_eq!(viewer(Some("1")).unwrap(), Some(Viewer::Seat(1)));
        assert!(viewer(Some("256")).is_err() && viewer(Some("")).is_err());
    }

    #[test]
    fn a_moment_is_two_numbers() {
        assert_eq!(moment(Some("12.3")).unwrap(), Some(At { seq: 12, cuts: 3 }));
        for text in ["", "12", "12.", ".3", "-1.0", "1.2.3"] {
            assert!(moment(Some(text)).is_err(), "{text}");
        }
    }
}
