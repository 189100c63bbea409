//! The full-screen table.

use crate::session::Session;
use crate::trouble::Done;

pub fn run(session: Session) -> Done {
    crate::plain::run(session)
}
