-- How much of something a person, an address or a company has used of late, where no other row tells it. Subjects that
-- are people or mail addresses stand here as keyed digests, so that the count outlives an account and names nobody.
CREATE TABLE usage_counts (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    ends_at BIGINT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
);
CREATE INDEX usage_counts_by_end ON usage_counts (ends_at);

-- Keys that the site makes for itself and never changes, such as the one of those digests.
CREATE TABLE site_secrets (
    name TEXT NOT NULL PRIMARY KEY,
    secret {{BYTES}} NOT NULL
);
