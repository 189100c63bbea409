-- Who no longer wants to have a table in their list.
CREATE TABLE leavers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    identity TEXT NOT NULL REFERENCES identities (id),
    PRIMARY KEY (table_id, identity)
) STRICT, WITHOUT ROWID;
