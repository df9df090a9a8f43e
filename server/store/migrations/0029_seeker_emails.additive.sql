-- The confirmed address, in lower case; NULL without one. email_refusals: on how many days it was refused as unknown, the
-- last time at email_refused_at.
ALTER TABLE seekers ADD COLUMN email TEXT;
ALTER TABLE seekers ADD COLUMN email_refusals BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seekers ADD COLUMN email_refused_at BIGINT;
CREATE UNIQUE INDEX seekers_by_email ON seekers (email) WHERE email IS NOT NULL;

-- The code that a seeker logs in with by an address, and how often it was asked for and guessed at. Addresses that no
-- account has are here, too.
CREATE TABLE seeker_codes (
    email TEXT NOT NULL PRIMARY KEY,
    touched_at BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX seeker_codes_by_touch ON seeker_codes (touched_at);

-- The address that a seeker wants to have, until its code confirms it. attempts: the code, and how often it was asked for
-- and guessed at.
CREATE TABLE email_changes (
    seeker_id TEXT NOT NULL PRIMARY KEY REFERENCES seekers (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    attempts TEXT NOT NULL,
    touched_at BIGINT NOT NULL
);
CREATE INDEX email_changes_by_touch ON email_changes (touched_at);
