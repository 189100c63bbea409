-- A report names the log it is about: after an undo its number alone would mean another position.
ALTER TABLE reports ADD COLUMN cuts INTEGER NOT NULL DEFAULT 0;
UPDATE reports SET cuts = COALESCE(
    (SELECT MAX(cut) FROM undone WHERE undone.table_id = reports.table_id AND undone.undone <= reports.at), 0);
