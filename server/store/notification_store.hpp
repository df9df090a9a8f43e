#pragma once

#include "domain/notifications/notification_store.hpp"
#include "store/database.hpp"

namespace hoigung::store {

class SqlNotificationStore final : public domain::NotificationStore {
  public:
    explicit SqlNotificationStore(Database& database) : database_(database) {}

    [[nodiscard]] domain::NotificationList notifications_of(domain::SeekerId seeker,
                                                            std::span<const domain::NotificationType> types,
                                                            domain::Page page) override;
    std::int64_t mark_read(domain::SeekerId seeker, std::span<const domain::NotificationId> ids,
                           std::span<const domain::NotificationType> types) override;
    std::int64_t mark_all_read(domain::SeekerId seeker,
                               std::span<const domain::NotificationType> types) override;
    std::vector<domain::JobAlertId> tell_of_match(std::span<const domain::Delivery> notices) override;
    int sweep(base::Timestamp before) override;

  private:
    Database& database_;
};

}  // namespace hoigung::store
