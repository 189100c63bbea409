-- A check in every row of a log, chained from row to row (see seal.rs). The rows there are get theirs from
-- the program, right after this.
ALTER TABLE tables ADD COLUMN seal TEXT NOT NULL DEFAULT '';
ALTER TABLE tips ADD COLUMN seal TEXT NOT NULL DEFAULT '';
ALTER TABLE inputs ADD COLUMN seal TEXT NOT NULL DEFAULT '';
ALTER TABLE undone ADD COLUMN seal TEXT NOT NULL DEFAULT '';

-- Written only while the store cannot be written, to see when it can be again.
CREATE TABLE pulse (
    id   INTEGER PRIMARY KEY,
    beat INTEGER NOT NULL
) STRICT;
INSERT INTO pulse (id, beat) VALUES (1, 0);
