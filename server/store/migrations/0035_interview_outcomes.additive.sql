-- attendance: what the seeker said before the accepted time. reported_by_seeker, reported_by_company: what they say became
-- of it, empty until they do; company_until: until when the company can answer that nobody of it was there; outcome: what
-- counts, empty until both agree or that time is over. remind_at is the next thing that is due, these included.
ALTER TABLE interviews ADD COLUMN attendance TEXT NOT NULL DEFAULT 'unsaid';
ALTER TABLE interviews ADD COLUMN reported_by_seeker TEXT NOT NULL DEFAULT '';
ALTER TABLE interviews ADD COLUMN reported_by_company TEXT NOT NULL DEFAULT '';
ALTER TABLE interviews ADD COLUMN company_until BIGINT;
ALTER TABLE interviews ADD COLUMN outcome TEXT NOT NULL DEFAULT '';
