#pragma once

#include "base/random.hpp"
#include "domain/alerts/alert_registry.hpp"
#include "domain/catalogue/catalogue.hpp"

namespace hoigung::domain {

// Acts upon the changes of jobs' states that wait and that the catalogue has seen: a job that was published
// is told to those whose alerts it matches. Gives how many there were. Stopped half-way, it does the rest
// when it is called again, by whichever process, and nobody is told twice.
int act_on_job_states(const Catalogue& catalogue, JobStateChanges& changes, AlertStore& alerts,
                      AlertRegistry& registry, NotificationStore& notifications, base::Random& random,
                      base::Timestamp now);

}  // namespace hoigung::domain
