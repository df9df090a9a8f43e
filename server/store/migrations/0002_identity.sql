-- People with an account. What belongs to one references it and goes with it (ON DELETE CASCADE).
CREATE TABLE seekers (
    id TEXT NOT NULL PRIMARY KEY,
    telephone TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    is_suspended BOOLEAN NOT NULL,
    delete_account_at BIGINT,
    delete_reason TEXT NOT NULL
);
CREATE INDEX seekers_being_deleted ON seekers (delete_account_at, id) WHERE delete_account_at IS NOT NULL;

-- A device is known by its token, or by its name and agent when it has none: that is its mark.
CREATE TABLE devices (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    mark TEXT NOT NULL,
    agent TEXT NOT NULL,
    name TEXT NOT NULL,
    token TEXT NOT NULL,
    seen_at BIGINT NOT NULL,
    UNIQUE (seeker_id, mark)
);

-- How many accounts were removed; nothing here tells whose.
CREATE TABLE departures (
    day TEXT NOT NULL,
    reason TEXT NOT NULL,
    accounts BIGINT NOT NULL,
    PRIMARY KEY (day, reason)
);

-- Logins. They outlive the account, so that its tokens stay revoked until the last has expired.
-- `changed` is 0 until the session is refreshed or revoked; then readers follow by number.
CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL,
    is_revoked BOOLEAN NOT NULL,
    generation BIGINT NOT NULL,
    first_uses TEXT NOT NULL,
    ends_at BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX sessions_by_seeker ON sessions (seeker_id);
CREATE INDEX sessions_changed ON sessions (changed) WHERE changed > 0;
CREATE INDEX sessions_by_end ON sessions (ends_at);
INSERT INTO counters (name, value) VALUES ('identity', 0);

CREATE TABLE signing_keys (
    id TEXT NOT NULL PRIMARY KEY,
    secret {{BYTES}} NOT NULL,
    created_at BIGINT NOT NULL,
    signs_from BIGINT NOT NULL
);

-- The code that a telephone waits for, and how often it was asked for and guessed at.
CREATE TABLE login_desks (
    telephone TEXT NOT NULL PRIMARY KEY,
    touched_at BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX login_desks_by_touch ON login_desks (touched_at);

-- When codes were asked for, by client address and by range of numbers.
CREATE TABLE login_limits (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    touched_at BIGINT NOT NULL,
    times TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
);
CREATE INDEX login_limits_by_touch ON login_limits (touched_at);

-- Messages of the development set-up, which sends none.
CREATE TABLE outbox (
    number BIGINT NOT NULL PRIMARY KEY,
    channel TEXT NOT NULL,
    telephone TEXT NOT NULL,
    text TEXT NOT NULL,
    sent_at BIGINT NOT NULL
);
INSERT INTO counters (name, value) VALUES ('outbox', 0);
