-- When a feed was last tried, and why it could not be read; empty when it could.
ALTER TABLE feeds ADD COLUMN tried_at BIGINT;
ALTER TABLE feeds ADD COLUMN problem TEXT NOT NULL DEFAULT '';
