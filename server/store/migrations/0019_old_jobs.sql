-- Jobs that stay in memory, and those that were closed or removed, by when.
CREATE INDEX jobs_that_stay ON jobs (id) WHERE NOT is_removed AND state <> 'closed';
CREATE INDEX jobs_that_left ON jobs (updated_at, id) WHERE is_removed OR state = 'closed';
