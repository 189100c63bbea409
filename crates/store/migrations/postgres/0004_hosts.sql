-- Who set a table up, out of its options, so that their tables can be found.
ALTER TABLE tables ADD COLUMN host TEXT;
UPDATE tables SET host = options::json ->> 'host';
CREATE INDEX tables_of_host ON tables (host);
