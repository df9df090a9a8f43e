#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>

#include "base/time.hpp"
#include "domain/applications/application.hpp"
#include "domain/catalogue/company.hpp"

// How companies answer applicants: the only place that defines what an answer is and how it counts.
namespace hoigung::domain {

inline constexpr std::chrono::days kReplyTime{7};
// The record covers the applicants of this many days.
inline constexpr int kReplyDays = 90;
// Seekers see the record from this many applicants on: fewer say nothing about a company.
inline constexpr std::int64_t kPublicFrom = 10;
// Answers that took longer count as this long.
inline constexpr int kMostReplyHours = kReplyDays * 24;

// Answers tell a seeker how the application goes on: the statuses Contacted, Rejected and Hired, the offer of
// an interview, a message, and the closing of the job as filled. Opening an application, the status Reviewed
// and the job's expiry are not answers.
[[nodiscard]] constexpr bool is_answer(ApplicationStatus status) {
    return status == ApplicationStatus::contacted || status == ApplicationStatus::rejected ||
           status == ApplicationStatus::hired;
}

// The day in Hong Kong, counted from 1970-01-01.
[[nodiscard]] std::int64_t day_number(base::Timestamp time);

// The state of an application's answer. `is_gone` means that it was withdrawn or that its account is being
// deleted.
struct ReplyStanding {
    base::Timestamp applied_at;
    std::optional<base::Timestamp> answered_at{};
    bool is_gone = false;
};

// Whether the record counts the applicant as waiting: without an answer, and within its 90 days.
[[nodiscard]] bool waits_for_reply(const ReplyStanding& standing, base::Timestamp now);

// How the applicants of one day were answered.
struct ReplyDay {
    std::int64_t day = 0;
    std::int64_t waiting = 0;
    std::int64_t in_time = 0;
    std::int64_t late = 0;
    // Number of answers by the hours that they took, rounded up.
    std::map<int, std::int64_t> hours{};

    bool operator==(const ReplyDay&) const = default;
};

// The share of one application in the day on which it was made. A gone application without an answer adds
// nothing, because nobody can answer it any more.
[[nodiscard]] ReplyDay share_of(const ReplyStanding& standing);

struct ReplyRecord {
    // Applicants who were answered or have waited for seven whole days.
    std::int64_t applicants = 0;
    std::int64_t answered_in_time = 0;
    // The median time to an answer.
    std::optional<int> median_hours{};
    // Applicants without an answer, and those of them who will have waited for seven days within the next
    // two.
    std::int64_t waiting = 0;
    std::int64_t soon_late = 0;
    // Interviews at which nobody of the company was there.
    std::int64_t missed_interviews = 0;

    // The percentage of applicants who were answered in time. Somebody whom the company left waiting at an
    // interview does not count as answered.
    [[nodiscard]] std::optional<int> percent() const;
    [[nodiscard]] bool is_public() const { return applicants >= kPublicFrom; }
    bool operator==(const ReplyRecord&) const = default;
};

// The record of the last 90 days, today included. Waiting applicants count from the eighth day after the day
// on which they applied, when each of them has waited for seven whole days.
[[nodiscard]] ReplyRecord reply_record(std::span<const ReplyDay> days, std::int64_t missed_interviews,
                                       base::Timestamp now);

// The part that seekers see; std::nullopt while the record is not public.
[[nodiscard]] std::optional<PublicReplyRecord> public_record(const ReplyRecord& record);

}  // namespace hoigung::domain
