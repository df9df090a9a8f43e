-- Which person made a key in the portal. A person who is deleted is named no more; the key stays.
CREATE TABLE partner_key_makers (
    key_id TEXT NOT NULL PRIMARY KEY REFERENCES partner_keys (id) ON DELETE CASCADE,
    person_id TEXT NOT NULL REFERENCES employer_people (id) ON DELETE CASCADE
);
CREATE INDEX partner_key_makers_by_person ON partner_key_makers (person_id);

-- Of the keys that are there the companies' logs tell: a key and its line have the same moment and name.
INSERT INTO partner_key_makers (key_id, person_id)
    SELECT k.id, MIN(a.person_id) FROM partner_keys k
    JOIN employer_activities a ON a.kind = 'key_made' AND a.at = k.created_at AND a.subject = k.name
    JOIN employer_people p ON p.id = a.person_id
    WHERE k.is_from_portal AND k.companies LIKE '%' || a.company_id || '%'
    GROUP BY k.id;
