#pragma once

#include "domain/alerts/alert_store.hpp"
#include "domain/notifications/notification_store.hpp"

namespace hoigung::endpoints {

// What the calls about alerts and notifications depend on. One object serves all requests.
struct Alerts {
    domain::AlertStore& store;
    domain::NotificationStore& notifications;
};

}  // namespace hoigung::endpoints
