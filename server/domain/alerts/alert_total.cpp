#include "domain/alerts/alert_total.hpp"

#include <algorithm>

namespace hoigung::domain {

JobQuery query_of(const AlertFilter& filter) {
    JobQuery query;
    query.term = filter.term;
    query.districts = filter.districts;
    query.job_types = filter.job_types;
    query.employments = filter.employments;
    for (const WorkingDay day : filter.working_days) query.working_days.insert(day);
    for (const WorkingTime time : filter.working_times) query.working_times.insert(time);
    query.from_working_days_per_week = filter.max_days_per_week;
    if (filter.max_hours_per_day) query.from_working_hours_per_day = *filter.max_hours_per_day;
    query.hourly_rate = filter.hourly_rate;
    query.monthly_rate = filter.monthly_rate;
    return query;
}

std::int64_t alert_total(const AlertFilter& filter, const JobSearch& jobs) {
    const auto answer = jobs.search(query_of(filter), {});
    // A search corrects misspelt words and drops words that no job has; an alert needs a match of its whole
    // text.
    const bool is_whole = std::ranges::none_of(answer.parts, &ReadPart::left_out);
    return is_whole && !answer.searched_instead ? answer.total : 0;
}

}  // namespace hoigung::domain
