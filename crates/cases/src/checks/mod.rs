//! Checking claims against the position that was reached.

mod ending;
mod events;
mod figures;
mod knowledge;
mod options;
mod values;

pub use ending::moment;
pub use options::options_near;

use crate::claims::Claim;
use crate::play::Play;
use crate::source::Span;
use kernel::position::{BadField, Positioned};

/// A claim that does not hold.
#[derive(Debug)]
pub enum Miss {
    Wrong(String),
    /// It turned out that the claim makes no sense.
    Malformed(Span, BadField),
}

pub fn check<G: Positioned>(
    play: &mut Play<'_, G>,
    claim: &Claim<'_, G::Choice>,
) -> Result<(), Miss> {
    match claim {
        Claim::Value { path, tests } => values::check(play, path, tests),
        Claim::Asks { seat, question } => ending::asks(play, *seat, *question),
        Claim::Offered(deed) => options::offered(play, deed),
        Claim::Absent(deed) => options::absent(play, deed),
        Claim::Refused(deed) => options::refused(play, deed),
        Claim::Right(deed) => options::right(play, deed),
        Claim::NoRight(deed) => options::no_right(play, deed),
        Claim::Said { line, times } => events::said(play, line, *times),
        Claim::Unsaid { line } => events::unsaid(play, line),
        Claim::Order { lines } => events::order(play, lines),
        Claim::Over { winners, ending } => ending::over(play, *winners, *ending),
        Claim::NotOver => ending::not_over(play),
        Claim::Known { path, to } => knowledge::known(play, path, *to),
        Claim::Unknown { path, to } => knowledge::unknown(play, path, *to),
    }
}

fn wrong<T>(text: String) -> Result<T, Miss> {
    Err(Miss::Wrong(text))
}
