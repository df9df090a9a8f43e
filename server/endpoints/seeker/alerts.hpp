#pragma once

#include "domain/alerts/alert_store.hpp"
#include "domain/notifications/notification_store.hpp"

namespace hoigung::endpoints {

// The dependencies of the calls about alerts and notifications. One object serves all requests.
struct Alerts {
    domain::AlertStore& store;
    domain::NotificationStore& notifications;
};

}  // namespace hoigung::endpoints
