-- Feeds that other sites publish, by the names that the operator gave them, and when each was last read whole.
CREATE TABLE feeds (
    name TEXT NOT NULL PRIMARY KEY,
    read_at BIGINT
);

-- Which jobs came with a feed. vanished_at: since when it lists the job no longer, which closed it.
CREATE TABLE feed_jobs (
    feed TEXT NOT NULL REFERENCES feeds (name),
    job_id TEXT NOT NULL REFERENCES jobs (id),
    vanished_at BIGINT,
    PRIMARY KEY (feed, job_id)
);
CREATE INDEX feed_jobs_by_job ON feed_jobs (job_id);
