-- Who works for the operator. Who was removed stays, because the log of their acts names them by id. The secret of the second
-- factor is sealed with a key that is not in the database.
CREATE TABLE staff (
    id TEXT NOT NULL PRIMARY KEY,
    email TEXT NOT NULL,
    role TEXT NOT NULL,
    locale TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    removed_at BIGINT,
    sealed_secret TEXT,
    enrolled_at BIGINT,
    last_step BIGINT NOT NULL,
    failures TEXT NOT NULL
);
CREATE UNIQUE INDEX staff_by_email ON staff (email) WHERE removed_at IS NULL;

-- Keyed digests of codes that were not used yet.
CREATE TABLE staff_recovery_codes (
    staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    digest TEXT NOT NULL,
    PRIMARY KEY (staff_id, digest)
);

-- Codes that were mailed, and how often they were asked for and guessed, for every address that was typed.
CREATE TABLE staff_codes (
    email TEXT NOT NULL PRIMARY KEY,
    touched_at BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX staff_codes_by_age ON staff_codes (touched_at);

-- Logins that wait for the second factor; of their cookies digests are kept.
CREATE TABLE staff_logins (
    digest TEXT NOT NULL PRIMARY KEY,
    staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    sealed_secret TEXT NOT NULL
);
CREATE INDEX staff_logins_by_staff ON staff_logins (staff_id);

CREATE TABLE staff_sessions (
    id TEXT NOT NULL PRIMARY KEY,
    staff_id TEXT NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    digest TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT NOT NULL,
    factor_enrolled_at BIGINT NOT NULL
);
CREATE INDEX staff_sessions_by_staff ON staff_sessions (staff_id);
