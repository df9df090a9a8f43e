#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_names.hpp"
#include "domain/ids.hpp"
#include "domain/search/alert_index.hpp"

namespace hoigung::domain {

enum class NotificationType {
    job_alert_matched,
    job_closed,
    application_status_changed,
    interview_changed,
    message_received,
    saved_job_ending
};
inline constexpr std::array kNotificationTypes{
    NotificationType::job_alert_matched,          NotificationType::job_closed,
    NotificationType::application_status_changed, NotificationType::interview_changed,
    NotificationType::message_received,           NotificationType::saved_job_ending};
// The types of the first specification, which every client knows.
inline constexpr std::array kFirstNotificationTypes{NotificationType::job_alert_matched,
                                                    NotificationType::job_closed};

// A notification that a seeker finds on the site. A seeker has at most one per type and job, which newer
// events of that type refresh.
struct SiteNotice {
    NotificationType type = NotificationType::job_alert_matched;
    JobId job;
    // The alert that the job matched.
    std::optional<JobAlertId> alert{};
    // The application that it is about.
    std::optional<ApplicationId> application{};
    // The number of the event: a notification is refreshed only by an event with a higher one, so that an
    // event that comes twice counts once. Empty when every event of the type is news.
    std::optional<std::int64_t> occasion{};

    bool operator==(const SiteNotice&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::NotificationType> {
    static constexpr std::array<std::string_view, hoigung::domain::kNotificationTypes.size()> values{
        "JobAlertMatched",  "JobClosed",       "ApplicationStatusChanged",
        "InterviewChanged", "MessageReceived", "SavedJobEnding"};
};
