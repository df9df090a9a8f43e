-- What was done for the operator: ids, kinds and digests, never a name or a text. Each line's seal is an HMAC of the line and
-- of the seal before it; its key is not in the database. Lines are never changed or deleted.
CREATE TABLE operator_log (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    actor_kind TEXT NOT NULL,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    reason_digest TEXT NOT NULL,
    seal TEXT NOT NULL
);
CREATE INDEX operator_log_by_actor ON operator_log (actor, number);
CREATE INDEX operator_log_by_act ON operator_log (act, number);
CREATE INDEX operator_log_by_subject ON operator_log (subject, number);
CREATE INDEX operator_log_by_time ON operator_log (at);
-- What staff typed as reasons. A row goes with what it is about; the line keeps its digest.
CREATE TABLE operator_reasons (
    number BIGINT NOT NULL PRIMARY KEY,
    about TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE INDEX operator_reasons_by_about ON operator_reasons (about);
-- The number of the last line: locked by whoever writes the next one.
INSERT INTO counters (name, value) VALUES ('operator_log', 0);
