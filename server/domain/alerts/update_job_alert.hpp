#pragma once

#include <string_view>

#include "domain/alerts/alert_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Replaces the filter of an alert; refused when the seeker has no such alert.
[[nodiscard]] Outcome<JobAlert> update_job_alert(SeekerId seeker, std::string_view id,
                                                 const AlertFilter& filter, AlertStore& store);

}  // namespace hoigung::domain
