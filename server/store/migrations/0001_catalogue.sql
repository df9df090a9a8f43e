-- Each thing of the catalogue is a row with the columns that SQL needs and its whole content as JSON.
CREATE TABLE companies (
    id TEXT NOT NULL PRIMARY KEY,
    is_suspended BOOLEAN NOT NULL,
    updated_at BIGINT NOT NULL,
    document TEXT NOT NULL
);

CREATE TABLE jobs (
    id TEXT NOT NULL PRIMARY KEY,
    company_id TEXT NOT NULL REFERENCES companies (id),
    state TEXT NOT NULL,
    published_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    closes_at BIGINT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX jobs_by_company ON jobs (company_id);
CREATE INDEX jobs_due ON jobs (closes_at, id) WHERE state = 'published';

CREATE TABLE job_lists (
    id TEXT NOT NULL PRIMARY KEY,
    document TEXT NOT NULL
);

CREATE TABLE banners (
    id TEXT NOT NULL PRIMARY KEY,
    document TEXT NOT NULL
);

CREATE TABLE featured_companies (
    id TEXT NOT NULL PRIMARY KEY,
    company_id TEXT NOT NULL REFERENCES companies (id),
    document TEXT NOT NULL
);
CREATE INDEX featured_companies_by_company ON featured_companies (company_id);

CREATE TABLE bids (
    id TEXT NOT NULL PRIMARY KEY,
    job_id TEXT NOT NULL REFERENCES jobs (id),
    document TEXT NOT NULL
);
CREATE INDEX bids_by_job ON bids (job_id);

CREATE TABLE pictures (
    name TEXT NOT NULL PRIMARY KEY,
    content_type TEXT NOT NULL,
    bytes {{BYTES}} NOT NULL
);

-- What was changed, in the order in which it was committed. Readers follow by number.
CREATE TABLE changes (
    number BIGINT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    entity_id TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO counters (name, value) VALUES ('change', 0);

CREATE TABLE leases (
    task TEXT NOT NULL PRIMARY KEY,
    holder TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);
