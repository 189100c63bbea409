//! Why a command did not succeed.

/// A message for people and an exit code for scripts.
#[derive(Debug)]
pub struct Trouble {
    pub message: String,
    pub code: u8,
}

impl Trouble {
    /// Bad input: what, where, what to do.
    pub fn input(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: 2 }
    }

    /// The command ran and the answer is no: a failing case, a dishonest log.
    pub fn answer_is_no(message: impl Into<String>) -> Self {
        Self { message: message.into(), code: 1 }
    }
}

pub type Done = Result<(), Trouble>;
