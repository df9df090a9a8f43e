#include "store/job_day_store.hpp"

#include <algorithm>

#include "domain/events/event.hpp"

namespace hoigung::store {
namespace {

using domain::JobId;

// The numbers of a day that are recounted from events.
struct Counted {
    std::int64_t views = 0;
    std::int64_t applications = 0;

    bool operator==(const Counted&) const = default;
};

// To avoid deadlocks, both transactions of this store visit jobs in the order of their ids and write a job's
// day before its total.
void add_to_total(Connection& connection, JobId job, const Counted& more, std::int64_t openings) {
    connection.execute(
        "INSERT INTO job_totals (job_id, views, openings, applications) "
        "VALUES (:job, :views, :openings, :applications) ON CONFLICT (job_id) DO UPDATE SET "
        "views = job_totals.views + excluded.views, openings = job_totals.openings + excluded.openings, "
        "applications = job_totals.applications + excluded.applications",
        job, more.views, openings, more.applications);
}

std::map<JobId, Counted> known_of(Connection& connection, base::Date day) {
    std::map<JobId, Counted> known;
    connection
        .select<JobId, std::int64_t, std::int64_t>(
            "SELECT job_id, views, applications FROM job_days WHERE day = :day", day)
        .each([&](JobId job, std::int64_t views, std::int64_t applications) {
            known[job] = {views, applications};
        });
    return known;
}

std::map<JobId, Counted> count(Connection& connection, base::Timestamp from, base::Timestamp to) {
    std::map<JobId, Counted> counted;
    // A browser tab counts as one view of a job a day.
    connection
        .select<JobId, std::int64_t>(
            "SELECT e.job_id, COUNT(DISTINCT e.session_id) FROM tracking_events e "
            "JOIN jobs j ON j.id = e.job_id "
            "WHERE e.event = :event AND e.received_at >= :from AND e.received_at < :to GROUP BY e.job_id",
            domain::EventName::job_impression, from, to)
        .each([&](JobId job, std::int64_t views) { counted[job].views = views; });
    connection
        .select<JobId, std::int64_t>(
            "SELECT job_id, COUNT(*) FROM applications "
            "WHERE applied_at >= :from AND applied_at < :to GROUP BY job_id",
            from, to)
        .each([&](JobId job, std::int64_t applications) { counted[job].applications = applications; });
    return counted;
}

}  // namespace

void SqlJobDayStore::add_openings(const domain::OpeningsOfADay& openings) {
    database_.transaction([&](Connection& connection) {
        for (const auto& [job, count] : openings.counts) {
            const auto added = connection.execute(
                "INSERT INTO job_days (job_id, day, views, openings, applications) "
                "SELECT id, CAST(:day AS TEXT), 0, CAST(:count AS BIGINT), 0 FROM jobs WHERE id = :job "
                "ON CONFLICT (job_id, day) DO UPDATE SET openings = job_days.openings + excluded.openings",
                openings.day, count, job);
            if (added > 0) add_to_total(connection, job, {}, count);
        }
    });
}

void SqlJobDayStore::sum_up(base::Date day, base::Timestamp from, base::Timestamp to) {
    database_.transaction([&](Connection& connection) {
        auto counted = count(connection, from, to);
        const auto known = known_of(connection, day);
        for (const auto& each : known) counted.try_emplace(each.first);
        for (auto& [job, now] : counted) {
            const auto found = known.find(job);
            const Counted before = found == known.end() ? Counted{} : found->second;
            // When events were removed early, the earlier count stays.
            now.views = std::max(now.views, before.views);
            if (now == before) continue;
            connection.execute(
                "INSERT INTO job_days (job_id, day, views, openings, applications) "
                "VALUES (:job, :day, :views, 0, :applications) ON CONFLICT (job_id, day) DO UPDATE "
                "SET views = excluded.views, applications = excluded.applications",
                job, day, now.views, now.applications);
            add_to_total(connection, job, {now.views - before.views, now.applications - before.applications},
                         0);
        }
    });
}

domain::LastCounted SqlJobDayStore::last_counted() {
    return database_.read([](Connection& connection) {
        const auto row = connection
                             .select<std::optional<base::Timestamp>, std::int64_t>(
                                 "SELECT (SELECT MAX(received_at) FROM tracking_events), value "
                                 "FROM counters WHERE name = 'application'")
                             .first()
                             .value();
        return domain::LastCounted{std::get<0>(row), std::get<1>(row)};
    });
}

}  // namespace hoigung::store
