-- What a bid's clicks have cost on one day in Hong Kong.
CREATE TABLE ad_spending (
    bid_id TEXT NOT NULL,
    day TEXT NOT NULL,
    spent_cents BIGINT NOT NULL,
    PRIMARY KEY (bid_id, day)
);

-- Clicks that counted, so that none counts twice.
CREATE TABLE ad_clicks (
    request_id TEXT NOT NULL,
    bid_id TEXT NOT NULL,
    charged_cents BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (request_id, bid_id)
);
CREATE INDEX ad_clicks_by_time ON ad_clicks (at);

-- What visitors' browsers tell of what was seen and clicked; kept for a while, tied to no account.
CREATE TABLE tracking_events (
    id TEXT NOT NULL PRIMARY KEY,
    received_at BIGINT NOT NULL,
    at BIGINT NOT NULL,
    event TEXT NOT NULL,
    session_id TEXT NOT NULL,
    job_id TEXT,
    company_id TEXT,
    position BIGINT,
    source TEXT NOT NULL,
    source_section TEXT NOT NULL,
    path TEXT NOT NULL,
    tracking_params TEXT NOT NULL
);
CREATE INDEX tracking_events_by_receipt ON tracking_events (received_at);

-- Errors that the pages met in visitors' browsers.
CREATE TABLE error_reports (
    id TEXT NOT NULL PRIMARY KEY,
    received_at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    message TEXT NOT NULL,
    stack TEXT NOT NULL,
    path TEXT NOT NULL,
    status BIGINT,
    version TEXT NOT NULL,
    environment TEXT NOT NULL,
    agent TEXT NOT NULL
);
CREATE INDEX error_reports_by_receipt ON error_reports (received_at);
