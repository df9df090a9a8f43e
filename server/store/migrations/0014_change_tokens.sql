-- Tells a change from another one that bears the same number after a failover to a standby that had missed it. All
-- changes of a transaction share one. Rows of versions before have none.
ALTER TABLE changes ADD COLUMN token TEXT NOT NULL DEFAULT '';
