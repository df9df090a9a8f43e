#pragma once

#include "domain/search/alert_index.hpp"
#include "domain/search/job_search.hpp"

namespace hoigung::domain {

// The query that finds the jobs an alert reports.
[[nodiscard]] JobQuery query_of(const AlertFilter& filter);

// How many open jobs pass the filter now.
[[nodiscard]] std::int64_t alert_total(const AlertFilter& filter, const JobSearch& jobs);

}  // namespace hoigung::domain
