-- What job_days sums up to for each job, so that lists of thousands of jobs need not add it up.
CREATE TABLE job_totals (
    job_id TEXT NOT NULL PRIMARY KEY REFERENCES jobs (id),
    views BIGINT NOT NULL,
    openings BIGINT NOT NULL,
    applications BIGINT NOT NULL
);
INSERT INTO job_totals (job_id, views, openings, applications)
    SELECT job_id, CAST(SUM(views) AS BIGINT), CAST(SUM(openings) AS BIGINT), CAST(SUM(applications) AS BIGINT)
    FROM job_days GROUP BY job_id;

-- How often a company did something within a day is counted before each publication and each message.
CREATE INDEX employer_activities_by_kind ON employer_activities (company_id, kind, at);
