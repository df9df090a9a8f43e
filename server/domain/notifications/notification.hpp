#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/enum_names.hpp"
#include "domain/applications/application.hpp"
#include "domain/search/alert_index.hpp"

namespace hoigung::domain {

using NotificationId = base::Id<struct NotificationTag>;

enum class NotificationType {
    job_alert_matched,
    job_closed,
    application_status_changed,
    interview_changed,
    message_received
};
inline constexpr std::array kNotificationTypes{
    NotificationType::job_alert_matched, NotificationType::job_closed,
    NotificationType::application_status_changed, NotificationType::interview_changed,
    NotificationType::message_received};
// The types of the first specification, which every client knows.
inline constexpr std::array kFirstNotificationTypes{NotificationType::job_alert_matched,
                                                    NotificationType::job_closed};

// A notification about a job. A seeker has at most one per type and job, which newer events of that type
// refresh.
struct Notification {
    NotificationId id;
    SeekerId seeker;
    NotificationType type = NotificationType::job_alert_matched;
    JobId job;
    // The alert that the job matched.
    std::optional<JobAlertId> alert;
    // The application that it is about.
    std::optional<ApplicationId> application;
    bool is_read = false;
    base::Timestamp updated_at;

    bool operator==(const Notification&) const = default;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::NotificationType> {
    static constexpr std::array<std::string_view, hoigung::domain::kNotificationTypes.size()> values{
        "JobAlertMatched", "JobClosed", "ApplicationStatusChanged", "InterviewChanged", "MessageReceived"};
};
