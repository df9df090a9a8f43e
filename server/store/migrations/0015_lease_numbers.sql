-- Grows whenever a task changes hands, so that what an earlier holder still writes is told from what the present one
-- does.
ALTER TABLE leases ADD COLUMN number BIGINT NOT NULL DEFAULT 0;
