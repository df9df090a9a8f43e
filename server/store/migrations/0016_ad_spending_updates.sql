-- So that nodes read what was spent since they last looked, and not a day's whole spending.
ALTER TABLE ad_spending ADD COLUMN updated_at BIGINT NOT NULL DEFAULT 0;
CREATE INDEX ad_spending_by_update ON ad_spending (day, updated_at);
