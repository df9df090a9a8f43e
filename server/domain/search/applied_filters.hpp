#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/reference/reference_lists.hpp"
#include "domain/search/job_search.hpp"

namespace hoigung::domain {

// The filters of a job search, in the order of the screen.
enum class JobFilter {
    term,
    district,
    job_type,
    employment,
    hourly_rate,
    monthly_rate,
    working_day,
    working_hour,
    working_days_per_week,
    working_hours_per_day,
    place,
};

struct FilterValue {
    std::string code;
    LocalizedText name;
    // The value in a filter slug; empty when a slug cannot express it.
    LocalizedText slug;
};

// A filter that is applied in a search, with its known values.
struct AppliedFilter {
    JobFilter filter = JobFilter::term;
    std::vector<FilterValue> values;
};

[[nodiscard]] std::vector<AppliedFilter> applied_filters(const JobQuery& query, const ReferenceLists& lists);

// The query without one of its filters.
[[nodiscard]] JobQuery without(JobQuery query, JobFilter filter);

}  // namespace hoigung::domain

// The names in the URL of a search.
template <>
struct hoigung::base::EnumNames<hoigung::domain::JobFilter> {
    using enum domain::JobFilter;
    static constexpr EnumTable<domain::JobFilter, std::string_view> values{
        {{term, "q"},
         {district, "district"},
         {job_type, "jobType"},
         {employment, "employment"},
         {hourly_rate, "hourlyRate"},
         {monthly_rate, "monthlyRate"},
         {working_day, "workingDay"},
         {working_hour, "workingHour"},
         {working_days_per_week, "fromWorkingDaysPerWeek"},
         {working_hours_per_day, "fromWorkingHoursPerDay"},
         {place, "latlng"}}};
};
