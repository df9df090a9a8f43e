-- Jobs that people of employers work on and that are not published (yet). The id is that of the job.
CREATE TABLE employer_job_drafts (
    id TEXT NOT NULL PRIMARY KEY,
    company_id TEXT NOT NULL REFERENCES employer_companies (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    saved_at BIGINT NOT NULL,
    saved_by TEXT REFERENCES employer_people (id) ON DELETE SET NULL,
    publish_at BIGINT,
    document TEXT NOT NULL
);
CREATE INDEX employer_job_drafts_by_company ON employer_job_drafts (company_id);
CREATE INDEX employer_job_drafts_by_person ON employer_job_drafts (saved_by);
CREATE INDEX employer_job_drafts_due ON employer_job_drafts (publish_at, id) WHERE publish_at IS NOT NULL;

-- What the portal alone knows of a job of the site. reminded_for: the closing that its people were told of.
CREATE TABLE employer_jobs (
    job_id TEXT NOT NULL PRIMARY KEY REFERENCES jobs (id),
    company_id TEXT NOT NULL REFERENCES employer_companies (id) ON DELETE CASCADE,
    reference TEXT NOT NULL,
    close_reason TEXT NOT NULL,
    reminded_for BIGINT
);
CREATE INDEX employer_jobs_by_company ON employer_jobs (company_id);

-- Files of jobs that were read and wait to be confirmed.
CREATE TABLE employer_imports (
    id TEXT NOT NULL PRIMARY KEY,
    company_id TEXT NOT NULL REFERENCES employer_companies (id) ON DELETE CASCADE,
    person_id TEXT REFERENCES employer_people (id) ON DELETE SET NULL,
    read_at BIGINT NOT NULL,
    confirmed_at BIGINT,
    document TEXT NOT NULL
);
CREATE INDEX employer_imports_by_company ON employer_imports (company_id);
CREATE INDEX employer_imports_by_person ON employer_imports (person_id);
CREATE INDEX employer_imports_by_age ON employer_imports (read_at);

-- How often a job was seen and opened, and how many applied, by day in Hong Kong.
CREATE TABLE job_days (
    job_id TEXT NOT NULL REFERENCES jobs (id),
    day TEXT NOT NULL,
    views BIGINT NOT NULL,
    openings BIGINT NOT NULL,
    applications BIGINT NOT NULL,
    PRIMARY KEY (job_id, day)
);
CREATE INDEX job_days_by_day ON job_days (day);
CREATE INDEX applications_by_time ON applications (applied_at);

-- What was sent to webhooks, and what they answered. sent_at is empty while it was asked for and not sent.
CREATE TABLE webhook_deliveries (
    id TEXT NOT NULL PRIMARY KEY,
    key_id TEXT NOT NULL REFERENCES partner_keys (id) ON DELETE CASCADE,
    application_id TEXT REFERENCES applications (id) ON DELETE CASCADE,
    event TEXT NOT NULL,
    number BIGINT NOT NULL,
    asked_at BIGINT NOT NULL,
    sent_at BIGINT,
    is_manual BOOLEAN NOT NULL,
    is_taken BOOLEAN NOT NULL,
    status BIGINT,
    answer TEXT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX webhook_deliveries_by_key ON webhook_deliveries (key_id, asked_at);
CREATE INDEX webhook_deliveries_by_application ON webhook_deliveries (application_id);
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (asked_at);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (asked_at, id) WHERE sent_at IS NULL;

-- Keys that owners make in the portal do not take the company's profile out of it.
ALTER TABLE partner_keys ADD COLUMN is_from_portal BOOLEAN NOT NULL DEFAULT FALSE;
