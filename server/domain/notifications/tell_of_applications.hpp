#pragma once

#include "domain/notifications/notification_store.hpp"

namespace hoigung::domain {

// Whether there are application changes that have not been processed.
[[nodiscard]] bool may_tell_of_applications(ApplicationStore& applications, NotificationStore& notifications);

// Notifies seekers of changes of their applications. Continues in the change log where the last call, in any
// process, stopped.
void tell_of_applications(ApplicationStore& applications, NotificationStore& notifications,
                          base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
