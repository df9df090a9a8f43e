-- The subscriptions by which browsers are sent pushes. One ends with the session in which it was registered, and with its
-- device. p256dh, auth: the browser's keys, which pushes are encrypted with. has_worked: the push service has taken one;
-- refusals: how often in a row it has refused one since.
CREATE TABLE push_subscriptions (
    id TEXT NOT NULL PRIMARY KEY,
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    device_id TEXT NOT NULL REFERENCES devices (id) ON DELETE CASCADE,
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    seen_at BIGINT NOT NULL,
    has_worked BOOLEAN NOT NULL,
    refusals BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_seeker ON push_subscriptions (seeker_id);
CREATE INDEX push_subscriptions_by_device ON push_subscriptions (device_id);
CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_id);

-- The ways by which news are still to be told, between commas. The version before knows mail alone.
ALTER TABLE untold_news ADD COLUMN ways TEXT NOT NULL DEFAULT ',mail,';
-- When a push about the notification made a sound; NULL once the seeker has read it.
ALTER TABLE notifications ADD COLUMN sounded_at BIGINT;
-- The seeker agreed to SMS.
ALTER TABLE news_preferences ADD COLUMN sms BOOLEAN NOT NULL DEFAULT FALSE;

-- When a seeker was last told by a way that has a limit, and how often on that day in Hong Kong.
CREATE TABLE news_limits (
    seeker_id TEXT NOT NULL REFERENCES seekers (id) ON DELETE CASCADE,
    way TEXT NOT NULL,
    told BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    PRIMARY KEY (seeker_id, way)
);
CREATE INDEX news_limits_by_time ON news_limits (way, last_at);

-- Each way is sent by itself: what waits for one does not stand before another's.
CREATE INDEX deliveries_due_by_way ON deliveries (way, due_at, id) WHERE ended_at IS NULL;
