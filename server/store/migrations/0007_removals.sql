-- What the operator deleted. The row stays without its content: applications refer to it, and a repeated import must not
-- bring it back.
ALTER TABLE companies ADD COLUMN is_removed BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE jobs ADD COLUMN is_removed BOOLEAN NOT NULL DEFAULT FALSE;
