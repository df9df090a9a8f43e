-- Searches that found nothing, by marks of their texts; the text stands there once three visitors have typed it.
CREATE TABLE empty_searches (
    id TEXT NOT NULL PRIMARY KEY,
    received_at BIGINT NOT NULL,
    text TEXT NOT NULL,
    searches BIGINT NOT NULL,
    visitors BIGINT NOT NULL
);
CREATE INDEX empty_searches_by_receipt ON empty_searches (received_at);
CREATE INDEX empty_searches_by_visitors ON empty_searches (visitors) WHERE text <> '';

-- Who typed them: marks of text and address together.
CREATE TABLE empty_search_visitors (
    id TEXT NOT NULL PRIMARY KEY,
    received_at BIGINT NOT NULL
);
CREATE INDEX empty_search_visitors_by_receipt ON empty_search_visitors (received_at);
