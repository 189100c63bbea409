//! One viewer's place at a table, as the socket in front of it uses it.

use crate::wire::ToServer;

/// A message ready to be sent: cheap to copy, written once for all who get it.
pub type Message = axum::extract::ws::Utf8Bytes;

/// Somebody looks at a table. Dropping it is leaving.
#[derive(Debug)]
pub struct Attendance {
    _private: (),
}

impl Attendance {
    /// Takes what the client said; whatever there is to answer comes by [`Attendance::next`].
    ///
    /// Returns when it is done, so that one client's messages are taken in their order.
    pub async fn say(&self, said: ToServer) {
        let _ = said;
    }

    /// The next message for the client; `None` when there will be no more.
    ///
    /// Nothing is lost if the future is dropped before it is ready.
    pub async fn next(&mut self) -> Option<Message> {
        None
    }
}
