-- A filter that a seeker keeps. Readers follow changed ones by number.
CREATE TABLE job_alerts (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX job_alerts_by_seeker ON job_alerts (seeker_id, created_at, id);
CREATE INDEX job_alerts_changed ON job_alerts (changed);
INSERT INTO counters (name, value) VALUES ('alert', 0);

-- What a seeker was told about a job. `occasion` is the change of the job's state, or of the application, that
-- it was told for.
CREATE TABLE notifications (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    alert_id TEXT,
    application_id TEXT,
    is_read BOOLEAN NOT NULL,
    updated_at BIGINT NOT NULL,
    occasion BIGINT NOT NULL,
    UNIQUE (seeker_id, job_id, type)
);
CREATE INDEX notifications_by_seeker ON notifications (seeker_id, updated_at, id);
CREATE INDEX notifications_unread ON notifications (seeker_id) WHERE NOT is_read;
CREATE INDEX notifications_by_time ON notifications (updated_at);
-- Up to which change of an application seekers were told.
INSERT INTO counters (name, value) VALUES ('application_told', 0);

-- Jobs that were published, closed or suspended, until that has been acted upon. `version` is the last change of the
-- same transaction: whoever has seen it has seen the job.
CREATE TABLE job_state_changes (
    number BIGINT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    from_state TEXT,
    to_state TEXT NOT NULL
);
INSERT INTO counters (name, value) VALUES ('job_state', 0);
