-- Further secrets of a person: one for each browser they entered by a passkey.
CREATE TABLE browsers (
    secret   TEXT PRIMARY KEY,
    identity TEXT NOT NULL REFERENCES identities (id),
    created  BIGINT NOT NULL
);
