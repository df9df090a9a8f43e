#pragma once

#include "domain/reference/reference_lists.hpp"
#include "domain/refusal.hpp"
#include "domain/search/alert_index.hpp"

namespace hoigung::domain {

// An alert as a caller writes it.
struct AlertPayload {
    std::string term;
    std::vector<std::string> districts;
    // Short codes of types, or codes of whole categories.
    std::vector<std::string> job_types;
    std::vector<std::string> employments;
    std::vector<std::string> working_days;
    // Bands of the day. Earlier clients also send kinds of days here.
    std::vector<std::string> working_hours;
    std::optional<int> max_hours_per_day;
    std::optional<int> max_days_per_week;
    std::optional<int> hourly_rate;
    std::optional<int> monthly_rate;
};

// The filter that a payload describes; refused when a value is out of range or both rates are given. A
// payload without any condition gives an empty filter.
[[nodiscard]] Outcome<AlertFilter> read_filter(const AlertPayload& payload, const ReferenceLists& lists);

// Like read_filter, for an alert that will be stored; refuses a filter without any condition.
[[nodiscard]] Outcome<AlertFilter> read_kept_filter(const AlertPayload& payload, const ReferenceLists& lists);

}  // namespace hoigung::domain
