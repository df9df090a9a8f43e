#pragma once

#include "base/random.hpp"
#include "domain/alerts/alert_registry.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/catalogue/job_state_changes.hpp"
#include "domain/notifications/notification_store.hpp"

namespace hoigung::domain {

// Processes the pending job state changes that the catalogue has seen: seekers are notified of a published
// job that matches their alerts. Returns how many changes there were. Idempotent: interrupted half-way, any
// process can call it again to do the rest, and nobody is notified twice.
int act_on_job_states(const Catalogue& catalogue, JobStateChanges& changes, AlertStore& alerts,
                      AlertRegistry& registry, NotificationStore& notifications, base::Random& random,
                      base::Timestamp now);

}  // namespace hoigung::domain
