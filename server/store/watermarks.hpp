#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "base/time.hpp"
#include "store/database.hpp"

namespace hoigung::store {

// How far each log of the database goes, how far its readers have come, and when the first item of each queue
// is due. One statement reads all of it, so that a process need not ask for each.
struct Watermarks {
    // The moment before the statement: every earlier commit is included.
    std::chrono::steady_clock::time_point read_at;

    // The last change of the catalogue, and its token.
    std::int64_t catalogue = 0;
    std::string catalogue_token;
    // The last change of a session or a key, and the history of the database that it belongs to.
    std::int64_t identity = 0;
    std::string history;
    // The last change of an application, and up to which one seekers, employers and partners were told.
    std::int64_t applications = 0;
    std::int64_t seekers_told = 0;
    std::int64_t employers_told = 0;
    std::int64_t partners_told = 0;
    // The last change of a conversation or an interview, and of somebody's access to the portal.
    std::int64_t candidacies = 0;
    std::int64_t portal_access = 0;
    // The last new notification of a seeker.
    std::int64_t news = 0;

    // When the first item of each queue is due; empty for an empty queue.
    std::optional<base::Timestamp> mail;
    std::optional<base::Timestamp> push;
    std::optional<base::Timestamp> sms;
    std::optional<base::Timestamp> decision;
    std::optional<base::Timestamp> scheduled_job;
    std::optional<base::Timestamp> job_to_close;
    std::optional<base::Timestamp> seeker_message;
    std::optional<base::Timestamp> employer_message;
    std::optional<base::Timestamp> interview_reminder;
    std::optional<base::Timestamp> untold_news;
    // Queues without a due time: an item is there.
    bool has_job_state = false;
    bool has_webhook_event = false;
    bool has_webhook_test = false;
};

[[nodiscard]] inline bool is_due(const std::optional<base::Timestamp>& moment, base::Timestamp now) {
    return moment && *moment <= now;
}

[[nodiscard]] Watermarks read_watermarks(Database& database);

}  // namespace hoigung::store
