-- What employers do with applications. opened_at: when somebody of the company first opened it. answered_at: when the
-- company first answered. summary: what lists of applicants are filtered by, from the document; empty until it is made.
ALTER TABLE applications ADD COLUMN opened_at BIGINT;
ALTER TABLE applications ADD COLUMN opened_by TEXT;
ALTER TABLE applications ADD COLUMN answered_at BIGINT;
ALTER TABLE applications ADD COLUMN rating BIGINT;
ALTER TABLE applications ADD COLUMN summary TEXT NOT NULL DEFAULT '';
CREATE INDEX applications_by_opener ON applications (opened_by) WHERE opened_by IS NOT NULL;
CREATE INDEX applications_rated ON applications (id) WHERE rating IS NOT NULL;
CREATE INDEX applications_without_summary ON applications (id) WHERE summary = '';
ALTER TABLE application_changes ADD COLUMN person_id TEXT;
ALTER TABLE application_changes ADD COLUMN reason TEXT NOT NULL DEFAULT '';
CREATE INDEX application_changes_by_person ON application_changes (person_id) WHERE person_id IS NOT NULL;
UPDATE applications SET answered_at = (SELECT MIN(c.at) FROM application_changes c
    WHERE c.application_id = applications.id AND c.event IN ('Contacted', 'Rejected'));

-- Decisions that wait for some seconds, in which they can be undone.
CREATE TABLE application_decisions (
    application_id TEXT NOT NULL PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
    status TEXT NOT NULL,
    reason TEXT NOT NULL,
    person_id TEXT REFERENCES employer_people (id) ON DELETE SET NULL,
    due_at BIGINT NOT NULL
);
CREATE INDEX application_decisions_due ON application_decisions (due_at, application_id);
CREATE INDEX application_decisions_by_person ON application_decisions (person_id);

-- What a company's people write down about an applicant, for themselves. name: the key of the request.
CREATE TABLE application_notes (
    id TEXT NOT NULL PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    person_id TEXT REFERENCES employer_people (id) ON DELETE SET NULL,
    written_at BIGINT NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (application_id, name)
);
CREATE INDEX application_notes_by_person ON application_notes (person_id);

-- How companies answered those who applied on a day in Hong Kong, counted from 1970-01-01: how many wait, had an answer
-- within seven days or later, and after how many hours. Nobody can be found in it.
CREATE TABLE reply_days (
    company_id TEXT NOT NULL REFERENCES companies (id),
    day BIGINT NOT NULL,
    waiting BIGINT NOT NULL,
    in_time BIGINT NOT NULL,
    late BIGINT NOT NULL,
    PRIMARY KEY (company_id, day)
);
CREATE INDEX reply_days_by_day ON reply_days (day);
CREATE TABLE reply_hours (
    company_id TEXT NOT NULL REFERENCES companies (id),
    day BIGINT NOT NULL,
    hours BIGINT NOT NULL,
    answers BIGINT NOT NULL,
    PRIMARY KEY (company_id, day, hours)
);
INSERT INTO reply_days (company_id, day, waiting, in_time, late)
    SELECT j.company_id, (a.applied_at + 28800000) / 86400000,
        CAST(SUM(CASE WHEN a.answered_at IS NULL THEN 1 ELSE 0 END) AS BIGINT),
        CAST(SUM(CASE WHEN a.answered_at - a.applied_at <= 604800000 THEN 1 ELSE 0 END) AS BIGINT),
        CAST(SUM(CASE WHEN a.answered_at - a.applied_at > 604800000 THEN 1 ELSE 0 END) AS BIGINT)
    FROM applications a JOIN jobs j ON j.id = a.job_id JOIN seekers s ON s.id = a.seeker_id
    WHERE a.answered_at IS NOT NULL OR (a.status <> 'Withdrawn' AND s.delete_account_at IS NULL)
    GROUP BY j.company_id, (a.applied_at + 28800000) / 86400000;
INSERT INTO reply_hours (company_id, day, hours, answers)
    SELECT company_id, day, CASE WHEN hours > 2160 THEN 2160 ELSE hours END, COUNT(*)
    FROM (SELECT j.company_id AS company_id, (a.applied_at + 28800000) / 86400000 AS day,
              (a.answered_at - a.applied_at + 3599999) / 3600000 AS hours
          FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.answered_at IS NOT NULL) answers
    GROUP BY company_id, day, CASE WHEN hours > 2160 THEN 2160 ELSE hours END;

-- What seekers see of a company's reply record, as JSON; empty for none.
ALTER TABLE companies ADD COLUMN reply_record TEXT NOT NULL DEFAULT '';
