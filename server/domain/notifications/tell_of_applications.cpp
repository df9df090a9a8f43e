#include "domain/notifications/tell_of_applications.hpp"

namespace hoigung::domain {

bool may_tell_of_applications(ApplicationStore& applications, NotificationStore& notifications) {
    return applications.last_change() > notifications.told_up_to();
}

void tell_of_applications(ApplicationStore& applications, NotificationStore& notifications,
                          base::Random& random, base::Timestamp now) {
    constexpr std::size_t kChangesAtOnce = 500;
    for (bool more = true; more;) {
        // Read before the changes: every change up to this number is visible below, except those of deleted
        // accounts.
        const std::int64_t last = applications.last_change();
        const auto changes =
            applications.changes_after(notifications.told_up_to(), static_cast<int>(kChangesAtOnce));
        more = changes.size() == kChangesAtOnce;
        notifications.tell_of_changes(changes, more ? changes.back().number : last, random, now);
    }
}

}  // namespace hoigung::domain
