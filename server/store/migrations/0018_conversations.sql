-- Meetings that employers offer to applicants. begins_at: the time that was accepted; listed_at: by which it stands in the
-- list of days; remind_at: when both are reminded, empty once they were. request_key: of the offer that made the version.
CREATE TABLE interviews (
    id TEXT NOT NULL PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    seeker_id TEXT NOT NULL,
    company_id TEXT NOT NULL,
    offered_by TEXT REFERENCES employer_people (id) ON DELETE SET NULL,
    state TEXT NOT NULL,
    version BIGINT NOT NULL,
    begins_at BIGINT,
    listed_at BIGINT NOT NULL,
    remind_at BIGINT,
    made_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    request_key TEXT NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX interviews_by_application ON interviews (application_id);
CREATE INDEX interviews_by_company ON interviews (company_id, listed_at);
CREATE INDEX interviews_by_seeker ON interviews (seeker_id, begins_at);
CREATE INDEX interviews_by_person ON interviews (offered_by, begins_at);
CREATE INDEX interviews_to_remind_of ON interviews (remind_at, id) WHERE remind_at IS NOT NULL;

-- tell_seeker_at, tell_company_at: when the other side is told of what it has not read; seeker_told, company_told: up to
-- which number it was told.
CREATE TABLE conversations (
    application_id TEXT NOT NULL PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
    company_id TEXT NOT NULL,
    state TEXT NOT NULL,
    last_number BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    read_by_seeker BIGINT NOT NULL,
    read_by_company BIGINT NOT NULL,
    tell_seeker_at BIGINT,
    seeker_told BIGINT NOT NULL,
    tell_company_at BIGINT,
    company_told BIGINT NOT NULL
);
CREATE INDEX conversations_by_company ON conversations (company_id, last_at, application_id);
CREATE INDEX conversations_unread ON conversations (company_id) WHERE read_by_company < last_number;
CREATE INDEX conversations_to_tell_seekers ON conversations (tell_seeker_at) WHERE tell_seeker_at IS NOT NULL;
CREATE INDEX conversations_to_tell_companies ON conversations (tell_company_at) WHERE tell_company_at IS NOT NULL;

-- Numbers count from 1 in each conversation. request_key makes sending the same again the same message.
CREATE TABLE messages (
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    company_id TEXT NOT NULL,
    from_seeker BOOLEAN NOT NULL,
    person_id TEXT REFERENCES employer_people (id) ON DELETE SET NULL,
    request_key TEXT NOT NULL,
    sent_at BIGINT NOT NULL,
    warnings TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (application_id, number),
    UNIQUE (application_id, from_seeker, request_key)
);
CREATE INDEX messages_of_companies ON messages (company_id, sent_at) WHERE NOT from_seeker;
CREATE INDEX messages_by_person ON messages (person_id);

-- Messages that one side showed to the operator.
CREATE TABLE message_reports (
    id TEXT NOT NULL PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    by_seeker BOOLEAN NOT NULL,
    reason TEXT NOT NULL,
    reported_at BIGINT NOT NULL,
    handled_at BIGINT,
    UNIQUE (application_id, number, by_seeker)
);
CREATE INDEX message_reports_waiting ON message_reports (reported_at, id) WHERE handled_at IS NULL;

-- When the operator read a conversation that was reported.
CREATE TABLE conversation_readings (
    id TEXT NOT NULL PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    read_at BIGINT NOT NULL
);
CREATE INDEX conversation_readings_by_application ON conversation_readings (application_id);

-- What changed between the two sides, in the order in which it was committed: open pages follow it by number.
CREATE TABLE contact_changes (
    number BIGINT NOT NULL PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    seeker_id TEXT NOT NULL,
    company_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX contact_changes_by_application ON contact_changes (application_id);
CREATE INDEX contact_changes_by_age ON contact_changes (at);
INSERT INTO counters (name, value) VALUES ('contact', 0);
-- Up to which change of an application employers were told.
INSERT INTO counters (name, value) SELECT 'employer_told', value FROM counters WHERE name = 'application';

-- Which applications a mail is about: it says how many they are, and is not sent when none is left. topic: a later event
-- of the same topic joins the mail that waits.
ALTER TABLE deliveries ADD COLUMN topic TEXT NOT NULL DEFAULT '';
ALTER TABLE deliveries ADD COLUMN is_about_applications BOOLEAN NOT NULL DEFAULT FALSE;
CREATE TABLE delivery_applications (
    delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
    application_id TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    PRIMARY KEY (delivery_id, application_id)
);
CREATE INDEX delivery_applications_by_application ON delivery_applications (application_id);
