//! The few places where the two databases must be asked in different words.
//!
//! Lists travel as one JSON text, because a batch is then one statement of constant text: the
//! driver keeps it prepared, and a hundred rows cost one exchange with the database.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    fn pick(self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Dialect::Sqlite => sqlite,
            Dialect::Postgres => postgres,
        }
    }

    /// Opens a transaction that writes.
    ///
    /// SQLite takes the right to write at once: taken later it may be refused in the middle.
    pub(crate) fn begin(self) -> &'static str {
        self.pick("BEGIN IMMEDIATE", "BEGIN")
    }

    /// Opens the transaction of a migration, alone in the whole database.
    pub(crate) fn begin_migration(self) -> &'static str {
        self.pick("BEGIN EXCLUSIVE", "BEGIN; SELECT pg_advisory_xact_lock(1332569454)")
    }

    /// How many tables of this name there are where ours would be made.
    pub(crate) fn count_named(self) -> &'static str {
        self.pick(
            "SELECT COUNT(*) AS n FROM sqlite_schema WHERE type = 'table' AND name = $1",
            "SELECT COUNT(*) AS n FROM pg_tables \
             WHERE schemaname = current_schema() AND tablename = $1",
        )
    }

    /// Where the logs of these tables end.
    ///
    /// PostgreSQL keeps them so until the commit, locked in one order on every node, so that nodes
    /// wait for each other and never for each other in a ring. SQLite has one writer anyway.
    pub(crate) fn tips(self) -> &'static str {
        self.pick(
            "SELECT table_id, seq, cuts, status, seal FROM tips \
             WHERE table_id IN (SELECT value FROM json_each($1))",
            "SELECT table_id, seq, cuts, status, seal FROM tips \
             WHERE table_id IN (SELECT json_array_elements_text($1::json)) \
             ORDER BY table_id FOR NO KEY UPDATE",
        )
    }

    /// Writes inputs: `[[table, seq, entry, seal], …]`.
    pub(crate) fn insert_inputs(self) -> &'static str {
        self.pick(
            "INSERT INTO inputs (table_id, seq, entry, at, seal) \
             SELECT value ->> 0, value ->> 1, value ->> 2, $2, value ->> 3 FROM json_each($1)",
            "INSERT INTO inputs (table_id, seq, entry, at, seal) \
             SELECT r ->> 0, (r ->> 1)::bigint, r ->> 2, $2, r ->> 3 \
             FROM json_array_elements($1::json) r",
        )
    }

    /// Moves the ends of logs: `[[table, seq, asked, status, seal], …]`.
    pub(crate) fn move_tips(self) -> &'static str {
        self.pick(
            "UPDATE tips SET seq = new.seq, asked = new.asked, status = new.status, \
                             seal = new.seal, changed = $2 \
             FROM (SELECT value ->> 0 AS id, value ->> 1 AS seq, value ->> 2 AS asked, \
                          value ->> 3 AS status, value ->> 4 AS seal FROM json_each($1)) AS new \
             WHERE tips.table_id = new.id",
            "UPDATE tips SET seq = new.seq, asked = new.asked, status = new.status, \
                             seal = new.seal, changed = $2 \
             FROM (SELECT r ->> 0 AS id, (r ->> 1)::bigint AS seq, r ->> 2 AS asked, \
                          r ->> 3 AS status, r ->> 4 AS seal \
                   FROM json_array_elements($1::json) r) AS new \
             WHERE tips.table_id = new.id",
        )
    }

    /// Gives inputs of a table that have no seals theirs: `[[seq, seal], …]`.
    pub(crate) fn seal_inputs(self) -> &'static str {
        self.pick(
            "UPDATE inputs SET seal = new.seal \
             FROM (SELECT value ->> 0 AS seq, value ->> 1 AS seal FROM json_each($2)) AS new \
             WHERE inputs.table_id = $1 AND inputs.seq = new.seq",
            "UPDATE inputs SET seal = new.seal \
             FROM (SELECT (r ->> 0)::bigint AS seq, r ->> 1 AS seal \
                   FROM json_array_elements($2::json) r) AS new \
             WHERE inputs.table_id = $1 AND inputs.seq = new.seq",
        )
    }

    /// The same for what was taken back: `[[cut, seq, seal], …]`.
    pub(crate) fn seal_undone(self) -> &'static str {
        self.pick(
            "UPDATE undone SET seal = new.seal \
             FROM (SELECT value ->> 0 AS cut, value ->> 1 AS seq, value ->> 2 AS seal \
                   FROM json_each($2)) AS new \
             WHERE undone.table_id = $1 AND undone.cut = new.cut AND undone.seq = new.seq",
            "UPDATE undone SET seal = new.seal \
             FROM (SELECT (r ->> 0)::bigint AS cut, (r ->> 1)::bigint AS seq, r ->> 2 AS seal \
                   FROM json_array_elements($2::json) r) AS new \
             WHERE undone.table_id = $1 AND undone.cut = new.cut AND undone.seq = new.seq",
        )
    }
}
