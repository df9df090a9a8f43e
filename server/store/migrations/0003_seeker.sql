-- A picture that a seeker sent, in its sizes. It is served once it stands in a profile; those that stand
-- neither in a profile nor in an application are swept.
CREATE TABLE uploads (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    is_shown BOOLEAN NOT NULL
);
CREATE INDEX uploads_by_seeker ON uploads (seeker_id, created_at);
CREATE INDEX uploads_by_age ON uploads (created_at);

CREATE TABLE seeker_pictures (
    name TEXT NOT NULL PRIMARY KEY,
    upload_id TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
    size TEXT NOT NULL,
    content_type TEXT NOT NULL,
    bytes {{BYTES}} NOT NULL,
    UNIQUE (upload_id, size)
);

-- What seekers tell about themselves; made when they first tell something.
CREATE TABLE profiles (
    seeker_id TEXT NOT NULL PRIMARY KEY REFERENCES seekers (id) ON DELETE CASCADE,
    updated_at BIGINT NOT NULL,
    upload_id TEXT,
    document TEXT NOT NULL
);
CREATE INDEX profiles_by_upload ON profiles (upload_id) WHERE upload_id IS NOT NULL;

-- The document holds the locations and the applicant as they were when the seeker applied.
CREATE TABLE applications (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    status TEXT NOT NULL,
    applied_at BIGINT NOT NULL,
    upload_id TEXT,
    document TEXT NOT NULL
);
CREATE UNIQUE INDEX applications_once ON applications (seeker_id, job_id) WHERE status <> 'Withdrawn';
CREATE INDEX applications_by_seeker ON applications (seeker_id, applied_at);
CREATE INDEX applications_by_job ON applications (job_id, applied_at);
CREATE INDEX applications_by_upload ON applications (upload_id) WHERE upload_id IS NOT NULL;

-- What happened to applications, in the order in which it was committed: each one's history, and the log that
-- followers read by number.
CREATE TABLE application_changes (
    number BIGINT NOT NULL PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    event TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX application_changes_by_application ON application_changes (application_id, number);
INSERT INTO counters (name, value) VALUES ('application', 0);

-- What an Idempotency-Key was answered with.
CREATE TABLE application_keys (
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    job_id TEXT NOT NULL,
    name TEXT NOT NULL,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    answered_at BIGINT NOT NULL,
    PRIMARY KEY (seeker_id, job_id, name)
);
CREATE INDEX application_keys_by_application ON application_keys (application_id);
CREATE INDEX application_keys_by_age ON application_keys (answered_at);

CREATE TABLE bookmarks (
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    created_at BIGINT NOT NULL,
    PRIMARY KEY (seeker_id, job_id)
);
CREATE INDEX bookmarks_by_age ON bookmarks (seeker_id, created_at);

-- What seekers say is wrong with a job: the operator's queue. A seeker's second report of a job replaces the
-- first.
CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    handled_at BIGINT,
    UNIQUE (seeker_id, job_id)
);
CREATE INDEX reports_by_age ON reports (created_at, id);
CREATE INDEX reports_waiting ON reports (created_at, id) WHERE handled_at IS NULL;
