-- What a seeker is still to be mailed. due_at: when it is looked at, which is when it happened, and then the hour at which
-- the seeker's switches let it go. The transaction that queues the mail deletes its rows.
CREATE TABLE untold_news (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    alert_id TEXT,
    application_id TEXT,
    happened_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    UNIQUE (seeker_id, job_id, type)
);
CREATE INDEX untold_news_due ON untold_news (due_at, seeker_id);

-- Of what a seeker wants to be told; a seeker without a row is told by the defaults. silent: the types of notifications
-- that do not count as unread, between commas. language: of mails.
CREATE TABLE news_preferences (
    seeker_id TEXT NOT NULL PRIMARY KEY REFERENCES seekers (id) ON DELETE CASCADE,
    language TEXT NOT NULL,
    silent TEXT NOT NULL,
    document TEXT NOT NULL
);

-- Seekers who have a new notification, in the order in which that was committed: open pages follow it by number. The
-- number of an account that is gone names nobody.
CREATE TABLE news_changes (
    number BIGINT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX news_changes_by_age ON news_changes (at);
INSERT INTO counters (name, value) VALUES ('news', 0);

-- Those who saved a job, which closes soon.
CREATE INDEX bookmarks_by_job ON bookmarks (job_id);
