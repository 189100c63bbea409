CREATE TABLE identities (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    secret  TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

CREATE TABLE passkeys (
    credential BYTEA PRIMARY KEY,
    identity   TEXT NOT NULL REFERENCES identities (id),
    data       BYTEA NOT NULL,
    created    BIGINT NOT NULL
);
CREATE INDEX passkeys_of_identity ON passkeys (identity);

-- What does not change while a table is played.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    engine  TEXT NOT NULL,
    content TEXT NOT NULL,
    header  TEXT NOT NULL,
    seed    TEXT NOT NULL,
    options TEXT NOT NULL,
    listed  BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (created) WHERE listed = 1;

-- What changes with every input: kept apart and small, because it is written every time. Half of
-- each page stays free, so that a new version of a row finds room beside the old one.
CREATE TABLE tips (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    cuts     BIGINT NOT NULL,
    talk     BIGINT NOT NULL,
    asked    TEXT NOT NULL,
    status   TEXT NOT NULL,
    frozen   TEXT,
    changed  BIGINT NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE seats (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    seat       BIGINT NOT NULL,
    kind       TEXT NOT NULL,
    identity   TEXT REFERENCES identities (id),
    bot_level  TEXT,
    invitation TEXT UNIQUE,
    claimed    BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_identity ON seats (identity);

CREATE TABLE inputs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE undone (
    table_id TEXT NOT NULL REFERENCES tables (id),
    cut      BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    entry    TEXT NOT NULL,
    at       BIGINT NOT NULL,
    undone   BIGINT NOT NULL,
    PRIMARY KEY (table_id, cut, seq)
);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    engine   TEXT NOT NULL,
    state    TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        BIGINT NOT NULL,
    identity TEXT REFERENCES identities (id),
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    note     TEXT NOT NULL,
    at       BIGINT NOT NULL
);
CREATE INDEX reports_of_table ON reports (table_id);
