-- Who uses the employers' portal.
CREATE TABLE employer_people (
    id TEXT NOT NULL PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- Codes that were mailed, and how often they were asked for and guessed.
CREATE TABLE employer_codes (
    email TEXT NOT NULL PRIMARY KEY,
    touched_at BIGINT NOT NULL,
    document TEXT NOT NULL
);

-- Of a session's cookie only a digest is kept.
CREATE TABLE employer_sessions (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES employer_people (id) ON DELETE CASCADE,
    digest TEXT NOT NULL UNIQUE,
    device TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT NOT NULL
);
CREATE INDEX employer_sessions_by_person ON employer_sessions (person_id);

-- Companies of the portal; the id is that of the company in the catalogue, where it is once it is verified.
CREATE TABLE employer_companies (
    id TEXT NOT NULL PRIMARY KEY,
    state TEXT NOT NULL,
    registration_number TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    is_undecided BOOLEAN NOT NULL,
    document TEXT NOT NULL
);
CREATE UNIQUE INDEX employer_companies_by_number ON employer_companies (registration_number)
    WHERE registration_number <> '' AND state <> 'refused' AND state <> 'closed';
CREATE INDEX employer_companies_undecided ON employer_companies (created_at, id) WHERE is_undecided;

-- The documents by which companies prove themselves: for the site's staff alone.
CREATE TABLE employer_proofs (
    company_id TEXT NOT NULL PRIMARY KEY REFERENCES employer_companies (id) ON DELETE CASCADE,
    file_name TEXT NOT NULL,
    content_type TEXT NOT NULL,
    uploaded_at BIGINT NOT NULL,
    content {{BYTES}} NOT NULL
);

CREATE TABLE employer_members (
    company_id TEXT NOT NULL REFERENCES employer_companies (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES employer_people (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    joined_at BIGINT NOT NULL,
    preferences TEXT NOT NULL,
    PRIMARY KEY (company_id, person_id)
);
CREATE INDEX employer_members_by_person ON employer_members (person_id);

-- Invitations that were not used yet. Of the link's token only a digest is kept.
CREATE TABLE employer_invitations (
    id TEXT NOT NULL PRIMARY KEY,
    company_id TEXT NOT NULL REFERENCES employer_companies (id) ON DELETE CASCADE,
    email TEXT NOT NULL,
    role TEXT NOT NULL,
    invited_by TEXT NOT NULL,
    digest TEXT NOT NULL UNIQUE,
    invited_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX employer_invitations_by_company ON employer_invitations (company_id);
CREATE INDEX employer_invitations_by_email ON employer_invitations (email);

-- Who wants to speak for a company of the catalogue.
CREATE TABLE employer_claims (
    id TEXT NOT NULL PRIMARY KEY,
    company_id TEXT NOT NULL REFERENCES companies (id),
    person_id TEXT NOT NULL REFERENCES employer_people (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    message TEXT NOT NULL,
    refusal_reason TEXT NOT NULL,
    asked_at BIGINT NOT NULL
);
CREATE INDEX employer_claims_by_person ON employer_claims (person_id);

CREATE TABLE employer_branches (
    id TEXT NOT NULL PRIMARY KEY,
    company_id TEXT NOT NULL REFERENCES employer_companies (id) ON DELETE CASCADE,
    document TEXT NOT NULL
);
CREATE INDEX employer_branches_by_company ON employer_branches (company_id);

-- Who did what and when. person_id is empty for the site's staff, and for people who are no more.
CREATE TABLE employer_activities (
    id TEXT NOT NULL PRIMARY KEY,
    company_id TEXT NOT NULL REFERENCES employer_companies (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    person_id TEXT,
    done_by TEXT NOT NULL,
    subject TEXT NOT NULL
);
CREATE INDEX employer_activities_by_company ON employer_activities (company_id, at);
CREATE INDEX employer_activities_by_person ON employer_activities (person_id, at);
CREATE INDEX employer_activities_by_age ON employer_activities (at);

-- Locked while a company's number is given away, so that no two companies get the same.
INSERT INTO counters (name, value) VALUES ('employer_numbers', 0);
