#pragma once

#include "domain/notifications/notification_store.hpp"

namespace hoigung::domain {

// Whether applications changed that nobody has looked at.
[[nodiscard]] bool may_tell_of_closed_jobs(ApplicationStore& applications, NotificationStore& notifications);

// Tells seekers whose applications ended with their jobs. Follows the log of changes from where it was left,
// by whichever process.
void tell_of_closed_jobs(ApplicationStore& applications, NotificationStore& notifications,
                         base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
