-- Whether a message or the offer of an interview brought the change: the seeker is told of that one, and not of the
-- status besides.
ALTER TABLE application_changes ADD COLUMN told_by_contact BOOLEAN NOT NULL DEFAULT FALSE;
