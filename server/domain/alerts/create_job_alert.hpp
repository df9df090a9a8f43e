#pragma once

#include "base/random.hpp"
#include "domain/alerts/alert_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Stores a new alert; a seeker has at most five.
[[nodiscard]] Outcome<JobAlert> create_job_alert(SeekerId seeker, const AlertFilter& filter,
                                                 AlertStore& store, base::Random& random,
                                                 base::Timestamp now);

}  // namespace hoigung::domain
