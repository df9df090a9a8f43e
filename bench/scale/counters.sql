-- One application as the site writes it (store/application_writer.cpp), for pgbench: a seeker and a job are locked, the application is
-- stored, and its change takes the next number.
\set seeker random(1, :seekers)
\set job random(1, :jobs)
BEGIN;
SELECT quote_literal(id) AS seeker_id FROM seekers WHERE id = 'aa' || lpad(to_hex(:seeker::bigint), 22, '0') FOR UPDATE \gset
SELECT quote_literal(id) AS job_id FROM bench_jobs WHERE number = :job \gset
SELECT id FROM jobs WHERE id = :job_id FOR UPDATE;
INSERT INTO applications (id, seeker_id, job_id, status, applied_at, upload_id, document)
    VALUES (substr(md5(random()::text || clock_timestamp()::text), 1, 24), :seeker_id, :job_id, 'Withdrawn', 0, NULL, '{}')
    RETURNING quote_literal(id) AS application_id \gset
\if :numbered
UPDATE counters SET value = value + 1 WHERE name = 'application' RETURNING value AS number \gset
\else
SELECT nextval('bench_numbers') AS number \gset
\endif
INSERT INTO application_changes (number, application_id, event, at) VALUES (:number, :application_id, 'Applied', 0);
COMMIT;
