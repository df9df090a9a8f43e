#include "store/queue_ages.hpp"

#include <array>
#include <string>

#include <fmt/format.h>

#include "store/candidacy_rows.hpp"

namespace hoigung::store {
namespace {

// A queue and the statement that returns the moment since when its oldest item waits. The moment lies in the
// future for an item that is not due yet.
struct WatchedQueue {
    std::string_view name;
    std::string oldest;
};

// The first change of an application that a follower has not processed.
std::string first_change_after(std::string_view counter) {
    return fmt::format(
        "SELECT at FROM application_changes WHERE number > "
        "(SELECT value FROM counters WHERE name = '{}') ORDER BY number LIMIT 1",
        counter);
}

std::string first_delivery(std::string_view way) {
    return fmt::format(
        "SELECT queued_at FROM deliveries WHERE way = '{}' AND ended_at IS NULL AND NOT is_daily "
        "ORDER BY queued_at LIMIT 1",
        way);
}

std::string first_to_tell(std::string_view column) {
    return fmt::format("SELECT {0} FROM conversations WHERE {0} IS NOT NULL AND {1} ORDER BY {0} LIMIT 1",
                       column, of_present_accounts("conversations"));
}

const std::vector<WatchedQueue>& queues() {
    static const std::vector<WatchedQueue> kQueues{
        {"mail", first_delivery("mail")},
        {"push", first_delivery("push")},
        {"sms", first_delivery("sms")},
        {"webhooks", "SELECT queued_at FROM webhook_events ORDER BY queued_at LIMIT 1"},
        {"webhook_tests",
         "SELECT asked_at FROM webhook_deliveries WHERE sent_at IS NULL ORDER BY asked_at, id LIMIT 1"},
        {"decisions", "SELECT due_at FROM application_decisions ORDER BY due_at, application_id LIMIT 1"},
        {"scheduled_jobs",
         "SELECT d.publish_at FROM employer_job_drafts d JOIN employer_companies c ON c.id = d.company_id "
         "WHERE d.publish_at IS NOT NULL AND c.state = 'verified' AND NOT EXISTS "
         "(SELECT 1 FROM companies s WHERE s.id = d.company_id AND s.is_suspended) "
         "ORDER BY d.publish_at, d.id LIMIT 1"},
        {"jobs_to_close",
         "SELECT closes_at FROM jobs WHERE state = 'published' ORDER BY closes_at, id LIMIT 1"},
        {"job_states",
         "SELECT c.at FROM job_state_changes s JOIN changes c ON c.number = s.version "
         "ORDER BY s.number LIMIT 1"},
        {"seeker_notices", first_change_after("application_told")},
        {"employer_notices", first_change_after("employer_told")},
        {"webhook_changes", first_change_after("webhook")},
        {"seeker_messages", first_to_tell("tell_seeker_at")},
        {"employer_messages", first_to_tell("tell_company_at")},
        {"interview_reminders",
         fmt::format("SELECT remind_at FROM interviews WHERE remind_at IS NOT NULL AND {} "
                     "ORDER BY remind_at, id LIMIT 1",
                     of_present_accounts("interviews"))},
        // These wait for the operator.
        {"companies",
         "SELECT created_at FROM employer_companies WHERE is_undecided AND state = 'unverified' "
         "ORDER BY created_at, id LIMIT 1"},
        {"reports",
         "SELECT created_at FROM reports WHERE handled_at IS NULL ORDER BY created_at, id LIMIT 1"},
        {"reported_messages",
         "SELECT reported_at FROM message_reports WHERE handled_at IS NULL ORDER BY reported_at, id LIMIT 1"},
        {"concerns",
         "SELECT noted_at FROM job_concerns WHERE settled_at IS NULL ORDER BY noted_at, job_id LIMIT 1"},
    };
    return kQueues;
}

// One statement for all queues: each row has the place of a queue in the list above.
const std::string& statement_for_all() {
    static const std::string kStatement = [] {
        std::string sql;
        for (std::size_t i = 0; i < queues().size(); ++i)
            sql += fmt::format("{}SELECT CAST({} AS BIGINT), ({})", i == 0 ? "" : " UNION ALL ", i,
                               queues()[i].oldest);
        return sql;
    }();
    return kStatement;
}

}  // namespace

std::vector<QueueAge> queue_ages(Database& database, base::Timestamp now) {
    return database.read([now](Connection& connection) {
        std::vector<QueueAge> ages;
        for (const WatchedQueue& queue : queues()) ages.push_back({queue.name, std::chrono::milliseconds{0}});
        connection.select<std::int64_t, std::optional<base::Timestamp>>(statement_for_all())
            .each([&](std::int64_t queue, std::optional<base::Timestamp> since) {
                if (since && *since < now) ages[static_cast<std::size_t>(queue)].age = now - *since;
            });
        return ages;
    });
}

}  // namespace hoigung::store
