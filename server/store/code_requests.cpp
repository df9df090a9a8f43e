#include "store/code_requests.hpp"

#include "store/stored_json.hpp"

namespace hoigung::store {

std::vector<base::Timestamp> SqlCodeRequests::requests(domain::LimitKind kind, std::string_view subject) {
    connection_.execute(
        "INSERT INTO login_limits (kind, subject, touched_at, times) VALUES (:kind, :subject, :touched_at, "
        "'[]') ON CONFLICT (kind, subject) DO UPDATE SET touched_at = login_limits.touched_at",
        kind, subject, base::Timestamp{});
    const auto stored =
        connection_
            .select<std::string>(
                std::string("SELECT times FROM login_limits WHERE kind = :kind AND subject = :subject")
                    .append(connection_.for_update()),
                kind, subject)
            .first();
    std::vector<base::Timestamp> times;
    read_stored(stored.value(), times);
    return times;
}

void SqlCodeRequests::put_requests(domain::LimitKind kind, std::string_view subject,
                                   const std::vector<base::Timestamp>& times, base::Timestamp now) {
    connection_.execute(
        "UPDATE login_limits SET times = :times, touched_at = :now WHERE kind = :kind AND subject = :subject",
        base::to_json(times), now, kind, subject);
}

// The site gets many requests, so one row counts all requests of a minute.
std::int64_t SqlCodeRequests::site_requests_after(domain::LimitKind kind, base::Timestamp moment) {
    // Locks the row of this kind, so that two concurrent requests cannot exceed the limit together.
    connection_.execute(
        "INSERT INTO login_limits (kind, subject, touched_at, times) VALUES (:kind, '', :touched_at, '0') "
        "ON CONFLICT (kind, subject) DO UPDATE SET times = login_limits.times",
        kind, base::Timestamp{});
    std::int64_t count = 0;
    connection_
        .select<std::string>("SELECT times FROM login_limits WHERE kind = :kind AND touched_at > :moment",
                             kind, moment)
        .each([&](const std::string& stored) {
            std::int64_t of_a_minute = 0;
            read_stored(stored, of_a_minute);
            count += of_a_minute;
        });
    return count;
}

void SqlCodeRequests::count_site_request(domain::LimitKind kind, base::Timestamp now) {
    const auto minute = base::to_iso(base::Timestamp{std::chrono::floor<std::chrono::minutes>(now)});
    connection_.execute(
        "INSERT INTO login_limits (kind, subject, touched_at, times) VALUES (:kind, :minute, :now, '1') "
        "ON CONFLICT (kind, subject) DO UPDATE SET touched_at = excluded.touched_at, "
        "times = CAST(CAST(login_limits.times AS BIGINT) + 1 AS TEXT)",
        kind, minute, now);
}

}  // namespace hoigung::store
