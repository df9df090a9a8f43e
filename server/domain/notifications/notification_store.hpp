#pragma once

#include <span>
#include <vector>

#include "domain/applications/application_store.hpp"
#include "domain/catalogue/job_state_changes.hpp"
#include "domain/notifications/notification.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

// An alert that a job matched, and whose it is.
struct AlertHit {
    SeekerId seeker;
    JobAlertId alert;

    bool operator==(const AlertHit&) const = default;
};

struct NotificationList {
    // The newest first.
    std::vector<Notification> notifications;
    std::int64_t total = 0;
    std::int64_t unread_total = 0;
};

class NotificationStore {
  public:
    virtual ~NotificationStore() = default;

    [[nodiscard]] virtual NotificationList notifications_of(SeekerId seeker, Page page) = 0;
    // Marks some of a seeker's notifications as read, or all of them; gives how many are unread after it.
    // Ids that are not the seeker's count for nothing.
    virtual std::int64_t mark_read(SeekerId seeker, std::span<const NotificationId> ids) = 0;
    virtual std::int64_t mark_all_read(SeekerId seeker) = 0;

    // Tells seekers of a job that was published and that their alerts matched: one notification for each,
    // however often this is called for the same change. One that was there already is renewed when the job
    // was closed in between. Left out are those who applied for the job, are suspended or being deleted.
    // Gives the alerts that there are no longer.
    virtual std::vector<JobAlertId> tell_of_match(const JobStateChange& change,
                                                  std::span<const AlertHit> hits, base::Random& random,
                                                  base::Timestamp now) = 0;

    // The number of the last change of an application that was looked at.
    [[nodiscard]] virtual std::int64_t told_up_to() = 0;
    // Tells seekers that their application ended with its job: of these changes those that say so. However
    // often this is called, each is told once. Afterwards all were looked at up to a number.
    virtual void tell_of_closing(std::span<const ApplicationChange> changes, std::int64_t up_to,
                                 base::Random& random, base::Timestamp now) = 0;

    // Drops notifications that were last renewed before a moment.
    virtual int sweep(base::Timestamp before) = 0;
};

}  // namespace hoigung::domain
