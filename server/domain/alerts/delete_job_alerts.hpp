#pragma once

#include <span>
#include <string_view>

#include "domain/alerts/alert_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Removes alerts and returns their ids. All or none: refused when one of them does not belong to the seeker.
[[nodiscard]] Outcome<std::vector<JobAlertId>> delete_job_alerts(SeekerId seeker,
                                                                 std::span<const std::string_view> ids,
                                                                 AlertStore& store);

}  // namespace hoigung::domain
