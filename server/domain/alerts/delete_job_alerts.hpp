#pragma once

#include <span>
#include <string_view>

#include "domain/alerts/alert_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Removes alerts and gives their ids. All or none: refused when one of them is not the seeker's.
[[nodiscard]] Outcome<std::vector<JobAlertId>> delete_job_alerts(SeekerId seeker,
                                                                 std::span<const std::string_view> ids,
                                                                 AlertStore& store);

}  // namespace hoigung::domain
