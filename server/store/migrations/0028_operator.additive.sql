-- How long the oldest mail waits. Mails of the day wait for their hour and are left out.
CREATE INDEX deliveries_waiting ON deliveries (queued_at) WHERE ended_at IS NULL AND NOT is_daily;
-- When the last backup was made, in milliseconds; 0 for never.
INSERT INTO counters (name, value) VALUES ('backup', 0);
-- What the operator made of a report, in the operator's words.
ALTER TABLE reports ADD COLUMN outcome TEXT NOT NULL DEFAULT '';
ALTER TABLE message_reports ADD COLUMN outcome TEXT NOT NULL DEFAULT '';
