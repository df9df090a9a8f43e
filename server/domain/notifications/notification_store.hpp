#pragma once

#include <span>
#include <vector>

#include "domain/applications/application_store.hpp"
#include "domain/catalogue/job_state_changes.hpp"
#include "domain/notifications/notification.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

// An alert that a job matched, and its seeker.
struct AlertHit {
    SeekerId seeker;
    JobAlertId alert;

    bool operator==(const AlertHit&) const = default;
};

struct NotificationList {
    // Newest first.
    std::vector<Notification> notifications;
    std::int64_t total = 0;
    std::int64_t unread_total = 0;
};

class NotificationStore {
  public:
    virtual ~NotificationStore() = default;

    // Notifications of some types, with their totals.
    [[nodiscard]] virtual NotificationList notifications_of(SeekerId seeker,
                                                            std::span<const NotificationType> types,
                                                            Page page) = 0;
    // Marks some of a seeker's notifications as read, or all of some types; returns how many of these types
    // are unread afterwards. Ids that are not the seeker's are ignored.
    virtual std::int64_t mark_read(SeekerId seeker, std::span<const NotificationId> ids,
                                   std::span<const NotificationType> types) = 0;
    virtual std::int64_t mark_all_read(SeekerId seeker, std::span<const NotificationType> types) = 0;

    // Notifies seekers of a published job that their alerts matched. Idempotent: one notification for each,
    // however often this is called for the same change. An existing one is refreshed when the job was closed
    // in between. Skips seekers who applied for the job, are suspended or being deleted.
    // Returns the alerts that no longer exist.
    virtual std::vector<JobAlertId> tell_of_match(const JobStateChange& change,
                                                  std::span<const AlertHit> hits, base::Random& random,
                                                  base::Timestamp now) = 0;

    // The number of the last application change that was processed.
    [[nodiscard]] virtual std::int64_t told_up_to() = 0;
    // Notifies the seekers in these changes of an employer's decision about their application, or of its end
    // with its job. Idempotent: each seeker is told once, however often this is called. Marks all changes up
    // to a number as processed.
    virtual void tell_of_changes(std::span<const ApplicationChange> changes, std::int64_t up_to,
                                 base::Random& random, base::Timestamp now) = 0;

    // Deletes notifications that were last refreshed before a moment.
    virtual int sweep(base::Timestamp before) = 0;
};

}  // namespace hoigung::domain
