-- Drafts that wait for the operator because of their words, and since when.
ALTER TABLE employer_job_drafts ADD COLUMN held_at BIGINT;
CREATE INDEX employer_job_drafts_held ON employer_job_drafts (held_at, id) WHERE held_at IS NOT NULL;
-- Words of a job that the operator has let pass, as JSON; empty without any.
ALTER TABLE employer_jobs ADD COLUMN released_words TEXT NOT NULL DEFAULT '';
