-- What leaves the site: written with what caused it, gone once it was taken. ended_at: it never was; the operator sees
-- it with its problem and without its content. holder: who is sending it until held_until.
CREATE TABLE deliveries (
    id TEXT NOT NULL PRIMARY KEY,
    way TEXT NOT NULL,
    recipient TEXT NOT NULL,
    is_daily BOOLEAN NOT NULL,
    queued_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    failures BIGINT NOT NULL,
    holder TEXT NOT NULL,
    held_until BIGINT NOT NULL,
    ended_at BIGINT,
    problem TEXT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX deliveries_due ON deliveries (due_at, id) WHERE ended_at IS NULL;
CREATE INDEX deliveries_ended ON deliveries (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX deliveries_by_recipient ON deliveries (recipient);

-- The outbox of a development site shows mails, too.
ALTER TABLE outbox RENAME COLUMN telephone TO recipient;
