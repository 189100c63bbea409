//! The content a set-up or a log calls for.

use super::Titled;
use crate::SetupError;
use crate::boxes::{self, BoxEntry, BoxInfo, Hashes};
use crate::log::{BadLog, Header};
use serde_json::Value;
use std::sync::Arc;

/// The content of some boxes with its hashes.
#[derive(Debug)]
pub struct Stock<G: Titled> {
    pub content: Arc<G::Content>,
    pub hashes: Hashes,
}

impl<G: Titled> Stock<G> {
    /// The content for the boxes of a set-up.
    pub fn of(setup: &G::Setup) -> Result<Self, SetupError> {
        Self::read(G::boxes(setup))
    }

    fn read(named: &[String]) -> Result<Self, SetupError> {
        let shelf = G::shelf();
        let arranged = boxes::arranged(&shelf, named)?;
        let content = G::content_of(&arranged)?;
        let boxes = arranged.into_iter().map(BoxInfo::entry).collect();
        Ok(Self { content, hashes: Hashes { content: G::content_hash(), boxes } })
    }

    /// The content here for the boxes that a log names.
    pub fn of_log(header: &Header) -> Result<Self, BadLog> {
        let at_header = |error: SetupError| BadLog::at(1, error.to_string());
        // A table recognises the log of another game by its key, whatever it was played with.
        if header.game != G::KEY {
            return Self::read(&[]).map_err(at_header);
        }
        let shelf = G::shelf();
        let is_here = |it: &BoxEntry| shelf.iter().any(|has| has.id == it.id);
        if let Some(missing) = header.boxes.iter().find(|it| !is_here(it)) {
            let BoxEntry { id, version, hash } = missing;
            let what = format!(
                "it was played with the box \"{id}\" {version} (hash {hash}), which is not installed: put \
                 its folder among the packs (--packs)"
            );
            return Err(BadLog::at(1, what));
        }
        let setup = read_setup::<G>(&header.setup).map_err(at_header)?;
        if !header.boxes.iter().map(|it| &it.id).eq(G::boxes(&setup)) {
            let what = "the boxes of the set-up are not those the header names with their hashes";
            return Err(BadLog::at(1, what));
        }
        let named: Vec<String> = header.boxes.iter().map(|it| it.id.clone()).collect();
        Self::read(&named).map_err(at_header)
    }
}

pub fn read_setup<G: Titled>(setup: &Value) -> Result<G::Setup, SetupError> {
    serde_json::from_value(setup.clone())
        .map_err(|error| SetupError(format!("invalid set-up: {error}")))
}
