#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>

#include "base/time.hpp"
#include "domain/applications/application.hpp"
#include "domain/catalogue/company.hpp"

// How companies answer those who apply: the only place that says what an answer is and how it counts.
namespace hoigung::domain {

inline constexpr std::chrono::days kReplyTime{7};
// Applicants of so many days make the record.
inline constexpr int kReplyDays = 90;
// From so many applicants on, seekers see it: fewer say nothing about a company.
inline constexpr std::int64_t kPublicFrom = 10;
// What took longer is counted with it.
inline constexpr int kMostReplyHours = kReplyDays * 24;

// Answers are Contacted, Rejected and Hired, the offer of an interview, a message, and the job's being closed
// as filled: what tells a seeker how it goes on. To look at an application is none, nor is Reviewed, nor that
// the job's time was over.
[[nodiscard]] constexpr bool is_answer(ApplicationStatus status) {
    return status == ApplicationStatus::contacted || status == ApplicationStatus::rejected ||
           status == ApplicationStatus::hired;
}

// Days in Hong Kong, counted from 1970-01-01.
[[nodiscard]] std::int64_t day_number(base::Timestamp time);

// Where an application stands. Gone: withdrawn, or its account is being deleted.
struct ReplyStanding {
    base::Timestamp applied_at;
    std::optional<base::Timestamp> answered_at{};
    bool is_gone = false;
};

// Whether the record counts somebody among those who wait: without an answer, and within its 90 days.
[[nodiscard]] bool waits_for_reply(const ReplyStanding& standing, base::Timestamp now);

// How those who applied on a day were answered.
struct ReplyDay {
    std::int64_t day = 0;
    std::int64_t waiting = 0;
    std::int64_t in_time = 0;
    std::int64_t late = 0;
    // Answers by the full hours that they took, rounded up.
    std::map<int, std::int64_t> hours{};

    bool operator==(const ReplyDay&) const = default;
};

// What one application adds to the day on which it was made. Without an answer, one that is gone adds
// nothing: nobody could answer it any more.
[[nodiscard]] ReplyDay share_of(const ReplyStanding& standing);

struct ReplyRecord {
    // Who was answered, or has waited for seven whole days.
    std::int64_t applicants = 0;
    std::int64_t answered_in_time = 0;
    // Until half of those who were answered had their answer.
    std::optional<int> median_hours{};
    // Who has no answer, and of them, who will have waited for seven days within two.
    std::int64_t waiting = 0;
    std::int64_t soon_late = 0;

    // Of a hundred.
    [[nodiscard]] std::optional<int> percent() const;
    [[nodiscard]] bool is_public() const { return applicants >= kPublicFrom; }
    bool operator==(const ReplyRecord&) const = default;
};

// The record of the last 90 days, today included. Those who wait count from the eighth day after the one on
// which they applied: by then each of them has waited for seven.
[[nodiscard]] ReplyRecord reply_record(std::span<const ReplyDay> days, base::Timestamp now);

// What seekers see of it; nothing while it is not public.
[[nodiscard]] std::optional<PublicReplyRecord> public_record(const ReplyRecord& record);

}  // namespace hoigung::domain
