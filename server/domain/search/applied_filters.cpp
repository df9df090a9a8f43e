#include "domain/search/applied_filters.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

using Values = std::vector<FilterValue>;

void add_once(Values& values, FilterValue value) {
    if (std::ranges::find(values, value.code, &FilterValue::code) == values.end())
        values.push_back(std::move(value));
}

// A value that serves as its own name: a text, an amount, a place.
Values plain(std::string text) {
    return {{text, {text, text}, {}}};
}

Values districts_of(const JobQuery& query, const ReferenceLists& lists) {
    Values values;
    for (const std::string& code : query.districts) {
        if (const District* district = lists.district(code))
            add_once(values, {code, district->name, district->slug});
    }
    return values;
}

// A type whose whole category is chosen as well is not listed separately.
Values job_types_of(const JobQuery& query, const ReferenceLists& lists) {
    Values values;
    const auto is_chosen = [&](const JobCategory& category) {
        return std::ranges::find(query.job_types, category.code) != query.job_types.end();
    };
    for (const std::string& code : query.job_types) {
        if (const JobCategory* category = lists.category(code)) {
            add_once(values, {code, category->name, category->slug});
        } else if (const auto placed = lists.job_type(code); placed && !is_chosen(*placed->category)) {
            add_once(values, {code, placed->type->name, placed->type->slug});
        }
    }
    return values;
}

// The terms of a list whose code names a chosen value.
template <class E, class IsChosen>
Values terms_of(const std::vector<Term>& terms, IsChosen is_chosen) {
    Values values;
    for (const Term& term : terms) {
        if (const auto value = base::parse_enum<E>(term.code); value && is_chosen(*value))
            values.push_back({term.code, term.name, term.slug});
    }
    return values;
}

template <class Number>
Values number_of(const std::optional<Number>& number) {
    return number ? plain(fmt::format("{}", *number)) : Values{};
}

Values values_of(const JobQuery& query, JobFilter filter, const ReferenceLists& lists) {
    const auto& all = lists.lists();
    switch (filter) {
        case JobFilter::term: {
            const std::string_view term = base::trim(query.term);
            return term.empty() ? Values{} : plain(std::string(term));
        }
        case JobFilter::district:
            return districts_of(query, lists);
        case JobFilter::job_type:
            return job_types_of(query, lists);
        case JobFilter::employment:
            return terms_of<Employment>(all.employments, [&](Employment employment) {
                return std::ranges::find(query.employments, employment) != query.employments.end();
            });
        case JobFilter::hourly_rate:
            return number_of(query.hourly_rate);
        case JobFilter::monthly_rate:
            return number_of(query.monthly_rate);
        case JobFilter::working_day:
            return terms_of<WorkingDay>(all.working_days,
                                        [&](WorkingDay day) { return query.working_days.contains(day); });
        case JobFilter::working_hour:
            return terms_of<WorkingTime>(
                all.working_times, [&](WorkingTime time) { return query.working_times.contains(time); });
        case JobFilter::working_days_per_week:
            return number_of(query.from_working_days_per_week);
        case JobFilter::working_hours_per_day:
            return number_of(query.from_working_hours_per_day);
        case JobFilter::place:
            return query.has_place() ? plain(fmt::format("{},{}", query.near->lat, query.near->lng))
                                     : Values{};
    }
    return {};
}

}  // namespace

std::vector<AppliedFilter> applied_filters(const JobQuery& query, const ReferenceLists& lists) {
    std::vector<AppliedFilter> applied;
    for (std::size_t i = 0; i < base::names_of<JobFilter>().size(); ++i) {
        const auto filter = static_cast<JobFilter>(i);
        if (auto values = values_of(query, filter, lists); !values.empty())
            applied.push_back({filter, std::move(values)});
    }
    return applied;
}

JobQuery without(JobQuery query, JobFilter filter) {
    switch (filter) {
        case JobFilter::term:
            query.term.clear();
            break;
        case JobFilter::district:
            query.districts.clear();
            break;
        case JobFilter::job_type:
            query.job_types.clear();
            break;
        case JobFilter::employment:
            query.employments.clear();
            break;
        case JobFilter::hourly_rate:
            query.hourly_rate.reset();
            break;
        case JobFilter::monthly_rate:
            query.monthly_rate.reset();
            break;
        case JobFilter::working_day:
            query.working_days = {};
            break;
        case JobFilter::working_hour:
            query.working_times = {};
            break;
        case JobFilter::working_days_per_week:
            query.from_working_days_per_week.reset();
            break;
        case JobFilter::working_hours_per_day:
            query.from_working_hours_per_day.reset();
            break;
        case JobFilter::place:
            query.near.reset();
            break;
    }
    return query;
}

}  // namespace hoigung::domain
