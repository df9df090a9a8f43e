#include "store/job_day_store.hpp"

#include "domain/events/event.hpp"

namespace hoigung::store {

void SqlJobDayStore::add_openings(const domain::OpeningsOfADay& openings) {
    database_.transaction([&](Connection& connection) {
        for (const auto& [job, count] : openings.counts) {
            connection.execute(
                "INSERT INTO job_days (job_id, day, views, openings, applications) "
                "SELECT id, CAST(:day AS TEXT), 0, CAST(:count AS BIGINT), 0 FROM jobs WHERE id = :job "
                "ON CONFLICT (job_id, day) DO UPDATE SET openings = job_days.openings + excluded.openings",
                openings.day, count, job);
        }
    });
}

void SqlJobDayStore::sum_up(base::Date day, base::Timestamp from, base::Timestamp to) {
    database_.transaction([&](Connection& connection) {
        // One browser tab sees a job once a day. When events were removed early, what was counted stays.
        connection.execute(
            "INSERT INTO job_days (job_id, day, views, openings, applications) "
            "SELECT e.job_id, CAST(:day AS TEXT), COUNT(DISTINCT e.session_id), 0, 0 FROM tracking_events e "
            "JOIN jobs j ON j.id = e.job_id "
            "WHERE e.event = :event AND e.received_at >= :from AND e.received_at < :to GROUP BY e.job_id "
            "ON CONFLICT (job_id, day) DO UPDATE SET views = "
            "CASE WHEN excluded.views > job_days.views THEN excluded.views ELSE job_days.views END",
            day, domain::EventName::job_impression, from, to);
        connection.execute("UPDATE job_days SET applications = 0 WHERE day = :day AND applications > 0", day);
        connection.execute(
            "INSERT INTO job_days (job_id, day, views, openings, applications) "
            "SELECT job_id, CAST(:day AS TEXT), 0, 0, COUNT(*) FROM applications "
            "WHERE applied_at >= :from AND applied_at < :to GROUP BY job_id "
            "ON CONFLICT (job_id, day) DO UPDATE SET applications = excluded.applications",
            day, from, to);
    });
}

}  // namespace hoigung::store
