#pragma once

#include <optional>

#include "base/id.hpp"
#include "base/time.hpp"
#include "domain/deliveries/site_notice.hpp"
#include "domain/identity/seeker.hpp"

namespace hoigung::domain {

using NotificationId = base::Id<struct NotificationTag>;

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
