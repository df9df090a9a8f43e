-- The HTML form of a mail in the development outbox; empty when it has none.
ALTER TABLE outbox ADD COLUMN html TEXT NOT NULL DEFAULT '';
