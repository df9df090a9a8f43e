-- People of the portal whose session or place in a company ended, in the order in which that was committed: open pages
-- follow it by number. The number of a person who is gone names nobody.
CREATE TABLE portal_access_changes (
    number BIGINT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX portal_access_changes_by_age ON portal_access_changes (at);
INSERT INTO counters (name, value) VALUES ('portal_access', 0);
