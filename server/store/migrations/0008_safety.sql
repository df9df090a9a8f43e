-- Who clicked, as marks that tell nothing else: so that a visitor costs an advertiser once a day for a job, and an
-- address only so often.
ALTER TABLE ad_clicks ADD COLUMN job_id TEXT NOT NULL DEFAULT '';
ALTER TABLE ad_clicks ADD COLUMN visitor TEXT NOT NULL DEFAULT '';
ALTER TABLE ad_clicks ADD COLUMN address TEXT NOT NULL DEFAULT '';
CREATE INDEX ad_clicks_by_visitor ON ad_clicks (visitor, job_id, at) WHERE charged_cents > 0;
CREATE INDEX ad_clicks_by_address ON ad_clicks (address, at) WHERE charged_cents > 0;

-- An application that ended with its job does not bar a new one after the job was reopened.
DROP INDEX applications_once;
CREATE UNIQUE INDEX applications_once ON applications (seeker_id, job_id)
    WHERE status <> 'Withdrawn' AND status <> 'JobClosed';

-- The names under which an employer sees the picture of an application. They end with the application, as those in
-- seeker_pictures end with the picture's place in the profile.
CREATE TABLE application_pictures (
    name TEXT NOT NULL PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    upload_id TEXT NOT NULL,
    size TEXT NOT NULL
);
CREATE INDEX application_pictures_by_application ON application_pictures (application_id);
INSERT INTO application_pictures (name, application_id, upload_id, size)
    SELECT p.name, MIN(a.id), p.upload_id, p.size
    FROM applications a JOIN seeker_pictures p ON p.upload_id = a.upload_id
    WHERE a.status <> 'Withdrawn' AND NOT EXISTS (SELECT 1 FROM profiles f WHERE f.upload_id = a.upload_id)
    GROUP BY p.name, p.upload_id, p.size;
UPDATE uploads SET is_shown = FALSE
    WHERE NOT EXISTS (SELECT 1 FROM profiles f WHERE f.upload_id = uploads.id);

-- A seeker's second report of a job stands beside the first.
CREATE TABLE all_reports (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    handled_at BIGINT
);
INSERT INTO all_reports (id, seeker_id, job_id, reason, text, created_at, handled_at)
    SELECT id, seeker_id, job_id, reason, text, created_at, handled_at FROM reports;
DROP TABLE reports;
ALTER TABLE all_reports RENAME TO reports;
CREATE INDEX reports_by_age ON reports (created_at, id);
CREATE INDEX reports_by_seeker ON reports (seeker_id, created_at);
CREATE INDEX reports_waiting ON reports (created_at, id) WHERE handled_at IS NULL;
