#include "domain/alerts/alert_payload.hpp"

#include <algorithm>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "base/text.hpp"
#include "domain/search/working_time.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestTerm = 100;
constexpr int kMostHoursPerDay = 12;
constexpr int kMostDaysPerWeek = 7;
constexpr int kMostPerHour = 10'000;
constexpr int kMostPerMonth = 1'000'000;

bool within(const std::optional<int>& number, int most) {
    return !number || (*number >= 1 && *number <= most);
}

bool good_numbers(const AlertPayload& payload) {
    return within(payload.max_hours_per_day, kMostHoursPerDay) &&
           within(payload.max_days_per_week, kMostDaysPerWeek) && within(payload.hourly_rate, kMostPerHour) &&
           within(payload.monthly_rate, kMostPerMonth) && !(payload.hourly_rate && payload.monthly_rate);
}

// A term of punctuation alone is no condition.
bool has_words(std::string_view text) {
    const auto size = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < size;) {
        UChar32 character = 0;
        U8_NEXT(text.data(), at, size, character);
        if (u_isalnum(character)) return true;
    }
    return false;
}

// Adds a value unless it is there already.
template <class T>
void add_once(std::vector<T>& values, T value) {
    if (std::ranges::find(values, value) == values.end()) values.push_back(std::move(value));
}

template <class E>
void add_each(std::vector<E>& values, const EnumSet<E>& set) {
    for (std::size_t i = 0; i < base::names_of<E>().size(); ++i) {
        if (set.contains(static_cast<E>(i))) add_once(values, static_cast<E>(i));
    }
}

bool read_working_times(const AlertPayload& payload, AlertFilter& filter) {
    for (const std::string& name : payload.working_days) {
        const auto day = parse_working_day(name);
        if (!day) return false;
        add_once(filter.working_days, *day);
    }
    for (const std::string& name : payload.working_hours) {
        const auto choice = parse_working_hour(name);
        if (!choice) return false;
        add_each(filter.working_times, choice->times);
        add_each(filter.working_days, choice->days);
    }
    return true;
}

}  // namespace

Outcome<AlertFilter> read_filter(const AlertPayload& payload, const ReferenceLists& lists) {
    const std::string_view term = base::trim(payload.term);
    if (base::length(term) > kLongestTerm || base::has_controls(term) || !good_numbers(payload))
        return Refusal::InvalidAlert;
    AlertFilter filter;
    if (has_words(term)) filter.term = term;
    for (const std::string& code : payload.districts) {
        if (lists.district(code) == nullptr) return Refusal::InvalidAlert;
        add_once(filter.districts, code);
    }
    for (const std::string& code : payload.job_types) {
        if (!lists.job_type(code) && lists.category(code) == nullptr) return Refusal::InvalidAlert;
        add_once(filter.job_types, code);
    }
    for (const std::string& name : payload.employments) {
        const auto employment = base::parse_enum<Employment>(name);
        if (!employment) return Refusal::InvalidAlert;
        add_once(filter.employments, *employment);
    }
    if (!read_working_times(payload, filter)) return Refusal::InvalidAlert;
    filter.max_hours_per_day = payload.max_hours_per_day;
    filter.max_days_per_week = payload.max_days_per_week;
    filter.hourly_rate = payload.hourly_rate;
    filter.monthly_rate = payload.monthly_rate;
    return filter;
}

Outcome<AlertFilter> read_kept_filter(const AlertPayload& payload, const ReferenceLists& lists) {
    auto filter = read_filter(payload, lists);
    if (filter.ok() && filter->empty()) return Refusal::AlertEmpty;
    return filter;
}

}  // namespace hoigung::domain
