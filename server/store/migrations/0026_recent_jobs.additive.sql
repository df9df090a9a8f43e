-- A company's jobs of the last days, with which a new one is compared.
CREATE INDEX jobs_by_company_and_date ON jobs (company_id, published_at);
