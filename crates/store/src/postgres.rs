//! PostgreSQL: a database of its own, or a schema of its own named by `options[search_path]`.

use std::str::FromStr;

use sqlx::any::AnyConnectOptions;

use crate::StoreError;
use crate::address::shown;
use crate::dialect::Dialect;
use crate::open::Source;

/// A server may be set up to acknowledge before the disk has it; we may not.
const DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', false) \
                       WHERE current_setting('synchronous_commit') = 'off'";

const READING: &str = "SET default_transaction_read_only = on";

pub(crate) fn source(url: &str) -> Result<Source, StoreError> {
    let options = AnyConnectOptions::from_str(url)
        .map_err(|_| StoreError::BadAddress { address: shown(url) })?;
    let place = shown(url);
    Ok(Source { dialect: Dialect::Postgres, place, options, greeting: DURABLE, reading: READING })
}
