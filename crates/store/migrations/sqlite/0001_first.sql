-- "Omen" as four letters: how a file is known to be one of ours.
PRAGMA application_id = 1332569454;

CREATE TABLE identities (
    id      TEXT PRIMARY KEY NOT NULL,
    name    TEXT NOT NULL,
    secret  TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
    credential BLOB PRIMARY KEY NOT NULL,
    identity   TEXT NOT NULL REFERENCES identities (id),
    data       BLOB NOT NULL,
    created    INTEGER NOT NULL
) STRICT;
CREATE INDEX passkeys_of_identity ON passkeys (identity);

-- What does not change while a table is played.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY NOT NULL,
    game    TEXT NOT NULL,
    engine  TEXT NOT NULL,
    content TEXT NOT NULL,
    header  TEXT NOT NULL,
    seed    TEXT NOT NULL,
    options TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_listed ON tables (created) WHERE listed = 1;

-- What changes with every input: kept apart and small, because it is written every time.
CREATE TABLE tips (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    cuts     INTEGER NOT NULL,
    talk     INTEGER NOT NULL,
    asked    TEXT NOT NULL,
    status   TEXT NOT NULL,
    frozen   TEXT,
    changed  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    identity   TEXT REFERENCES identities (id),
    bot_level  TEXT,
    invitation TEXT UNIQUE,
    claimed    INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_identity ON seats (identity);

CREATE TABLE inputs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE undone (
    table_id TEXT NOT NULL REFERENCES tables (id),
    cut      INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    at       INTEGER NOT NULL,
    undone   INTEGER NOT NULL,
    PRIMARY KEY (table_id, cut, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    engine   TEXT NOT NULL,
    state    TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;

CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    identity TEXT REFERENCES identities (id),
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
    id       TEXT PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    note     TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_of_table ON reports (table_id);
