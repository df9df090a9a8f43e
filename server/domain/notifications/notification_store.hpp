#pragma once

#include <span>
#include <vector>

#include "domain/deliveries/delivery.hpp"
#include "domain/notifications/notification.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

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

    // Stores notifications of a published job that alerts matched. Idempotent: one notification for each,
    // however often this is called for the same change. An existing one is refreshed when the job was closed
    // in between. Skips seekers who applied for the job, are suspended or being deleted.
    // Returns the alerts that no longer exist.
    virtual std::vector<JobAlertId> tell_of_match(std::span<const Delivery> notices) = 0;

    // Deletes notifications that were last refreshed before a moment.
    virtual int sweep(base::Timestamp before) = 0;
};

}  // namespace hoigung::domain
