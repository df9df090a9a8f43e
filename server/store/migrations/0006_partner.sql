-- Who may use the partner service. Of the secret only a digest is kept.
CREATE TABLE partner_keys (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    companies TEXT NOT NULL,
    digest TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    revoked_at BIGINT
);

-- Words in a job's text that the operator should look at.
CREATE TABLE job_concerns (
    job_id TEXT NOT NULL PRIMARY KEY REFERENCES jobs (id),
    noted_at BIGINT NOT NULL,
    settled_at BIGINT,
    document TEXT NOT NULL
);
CREATE INDEX job_concerns_open ON job_concerns (noted_at, job_id) WHERE settled_at IS NULL;

-- Where partners want to be told of applications.
CREATE TABLE partner_webhooks (
    key_id TEXT NOT NULL PRIMARY KEY REFERENCES partner_keys (id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    failures BIGINT NOT NULL,
    next_try_at BIGINT NOT NULL
);

-- What they have not taken yet. It goes with the application, and so with the seeker.
CREATE TABLE webhook_events (
    key_id TEXT NOT NULL REFERENCES partner_webhooks (key_id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    queued_at BIGINT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (key_id, number)
);
CREATE INDEX webhook_events_by_application ON webhook_events (application_id);
CREATE INDEX webhook_events_by_age ON webhook_events (queued_at);
-- The last change of an application that was looked at.
INSERT INTO counters (name, value) VALUES ('webhook', 0);
