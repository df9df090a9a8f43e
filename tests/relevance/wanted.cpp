#include "wanted.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "domain/places/distance.hpp"
#include "domain/search/working_time.hpp"

namespace hoigung::relevance {
namespace {

constexpr int kDay = 24 * 60;
// Half an hour early or late will do.
constexpr int kLeeway = 30;

template <class List, class Matches>
bool any(const List& list, Matches matches) {
    return std::ranges::any_of(list, matches);
}
template <class Value>
bool has(const std::vector<Value>& list, const Value& value) {
    return std::ranges::find(list, value) != list.end();
}
int meant_if(bool holds) {
    return holds ? kMeant : kUnfit;
}
int graded(bool is_meant, bool will_do) {
    return is_meant ? kMeant : will_do ? kWillDo : kUnfit;
}

// English letters count the same in either case.
std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

bool says_any(const domain::JobPosting& job, const std::vector<std::string>& wanted) {
    const auto in = [](const domain::LocalizedText& text, const std::string& words) {
        return text.zh_hant.find(words) != std::string::npos || text.en.find(words) != std::string::npos;
    };
    return any(wanted, [&](const std::string& words) {
        return in(job.name, words) || in(job.description, words) ||
               any(job.attributes, [&](const auto& attribute) { return in(attribute.name, words); }) ||
               any(job.allowances, [&](const auto& allowance) { return in(allowance.description, words); });
    });
}

int fit_of_words(const domain::JobPosting& job, const Wanted& wanted) {
    if (!wanted.says.empty() && !says_any(job, wanted.says)) return kUnfit;
    if (!wanted.also_says.empty() && !says_any(job, wanted.also_says)) return kUnfit;
    return graded(wanted.rather_says.empty() || says_any(job, wanted.rather_says), true);
}

int fit_of_trade(const domain::JobPosting& job, const Wanted& wanted) {
    if (wanted.best.empty() && wanted.good.empty() && wanted.title.empty() && wanted.good_title.empty())
        return kMeant;
    const std::string title = lowered(job.name.zh_hant + "\n" + job.name.en);
    const auto is_one_of = [&](const std::vector<std::string>& types) {
        return any(types, [&](const std::string& type) { return has(job.job_types, type); });
    };
    const auto is_titled = [&](const std::vector<std::string>& words) {
        return any(words,
                   [&](const std::string& word) { return title.find(lowered(word)) != std::string::npos; });
    };
    return graded(is_one_of(wanted.best) || is_titled(wanted.title),
                  is_one_of(wanted.good) || is_titled(wanted.good_title));
}

int fit_of_place(const domain::JobPosting& job, const Wanted& wanted) {
    const auto in = [](const std::vector<std::string>& districts) {
        return [&](const domain::Address& address) { return has(districts, address.district); };
    };
    if (!wanted.districts.empty() && !any(job.addresses, in(wanted.districts))) return kUnfit;
    if (!wanted.only_districts.empty() &&
        (job.addresses.empty() || !std::ranges::all_of(job.addresses, in(wanted.only_districts))))
        return kUnfit;
    if (!wanted.near) return kMeant;
    const domain::DistanceFrom from(*wanted.near);
    const auto is_within = [&](int metres) {
        return any(job.addresses, [&](const domain::Address& address) {
            return address.coordinates && from.is_within(metres, domain::GeoPoint::of(*address.coordinates));
        });
    };
    return graded(is_within(wanted.metres), wanted.good_metres > 0 && is_within(wanted.good_metres));
}

// Minutes from midnight; the end may lie on the next day.
struct Span {
    int from;
    int to;
};
Span span_of(domain::TimeOfDay from, domain::TimeOfDay to) {
    return {from.minutes, to.minutes > from.minutes ? to.minutes : to.minutes + kDay};
}
Span span_of(const Window& window) {
    return span_of(window.from, window.to);
}
bool lies_within(Span shift, Span window) {
    return any(std::array{0, kDay},
               [&](int day) { return window.from <= shift.from + day && shift.to + day <= window.to; });
}
bool touches(Span shift, Span window) {
    return any(std::array{-kDay, 0, kDay}, [&](int day) {
        return std::max(shift.from + day, window.from) < std::min(shift.to + day, window.to);
    });
}

std::vector<Span> shifts_of(const domain::JobPosting& job) {
    std::vector<Span> shifts;
    for (const auto& hour : job.working_hours) {
        if (hour.start && hour.end) shifts.push_back(span_of(*hour.start, *hour.end));
    }
    return shifts;
}
bool is_flexible(const domain::JobPosting& job) {
    return any(job.working_hours, [](const domain::WorkingHour& hour) { return !hour.start; });
}

int fit_within(const domain::JobPosting& job, Span window) {
    const auto shifts = shifts_of(job);
    const auto inside = [&](Span shift) { return lies_within(shift, window); };
    if (any(shifts, inside)) return graded(!job.shift_required || std::ranges::all_of(shifts, inside), true);
    const Span wider{window.from - kLeeway, window.to + kLeeway};
    return graded(false,
                  is_flexible(job) || any(shifts, [&](Span shift) { return lies_within(shift, wider); }));
}

int fit_clear(const domain::JobPosting& job, const Wanted& wanted) {
    const auto shifts = shifts_of(job);
    if (shifts.empty()) return graded(false, is_flexible(job));
    const auto is_clear = [&](const Window& window) {
        return !any(shifts, [&](Span shift) { return touches(shift, span_of(window)); });
    };
    return graded(is_clear(*wanted.clear_of), wanted.roughly_clear_of && is_clear(*wanted.roughly_clear_of));
}

int fit_of_hours(const domain::JobPosting& job, const Wanted& wanted) {
    const auto times = domain::working_times_of(job);
    const auto contains = [&](domain::WorkingTime time) { return times.contains(time); };
    if (!wanted.times.empty() && !any(wanted.times, contains)) return kUnfit;
    if (!wanted.not_times.empty() && (times.empty() || any(wanted.not_times, contains))) return kUnfit;
    if (wanted.overlaps &&
        !any(shifts_of(job), [&](Span shift) { return touches(shift, span_of(*wanted.overlaps)); }))
        return kUnfit;
    if (wanted.rotates && *wanted.rotates != job.shift_required) return kUnfit;
    return std::min(wanted.within ? fit_within(job, span_of(*wanted.within)) : kMeant,
                    wanted.clear_of ? fit_clear(job, wanted) : kMeant);
}

bool is_only(domain::WorkingDays days, domain::WorkingDay day) {
    if (day == domain::WorkingDay::weekend) return days.contains(domain::WorkingDay::weekend_only);
    return days == domain::WorkingDays{day};
}

int fit_of_days_a_week(const domain::JobPosting& job, int number) {
    static const std::vector<std::string> kFiveDays{"五天工作", "Five-day week"};
    const auto least = job.working_days_per_week.least();
    const auto most = job.working_days_per_week.most();
    if (number == 5 && says_any(job, kFiveDays)) return kMeant;
    if (!least) return kUnfit;
    return graded(*least == number && *most == number, *least <= number && number <= *most);
}

int fit_of_days(const domain::JobPosting& job, const Wanted& wanted) {
    const auto days = domain::working_days_of(job);
    const auto is_named = [&](domain::DayOfWeek day) {
        return any(job.working_hours, [&](const domain::WorkingHour& hour) { return hour.day == day; });
    };
    const bool can_be_agreed = is_named(domain::DayOfWeek::negotiable);
    if (!wanted.days.empty() && !any(wanted.days, [&](auto day) { return days.contains(day); }))
        return kUnfit;
    if (wanted.only_days && !is_only(days, *wanted.only_days)) return kUnfit;
    if (!wanted.on.empty() && !can_be_agreed && !any(wanted.on, is_named)) return kUnfit;
    if (!wanted.works.empty() && !any(wanted.works, is_named)) return kUnfit;
    if (wanted.alternate_saturdays && !job.alternative_sat) return kUnfit;
    if (!wanted.off.empty() && (job.working_hours.empty() || any(wanted.off, is_named))) return kUnfit;
    return std::min(graded(wanted.off.empty() || !can_be_agreed, true),
                    wanted.days_a_week ? fit_of_days_a_week(job, *wanted.days_a_week) : kMeant);
}

// Nothing is within a range that is not known.
template <class Number>
bool fits_range(const domain::Range<Number>& range, const std::optional<Number>& from,
                const std::optional<Number>& to, const std::optional<Number>& over,
                const std::optional<Number>& under) {
    if (!from && !to && !over && !under) return true;
    if (range.empty()) return false;
    return (!from || *range.most() >= *from) && (!to || *range.least() <= *to) &&
           (!over || *range.least() > *over) && (!under || *range.most() < *under);
}

domain::Range<int> pay_of_a_day(const domain::JobPosting& job) {
    if (job.hourly_rate.empty() || job.working_hours_per_day.empty()) return {};
    return {static_cast<int>(*job.hourly_rate.least() * *job.working_hours_per_day.least()),
            static_cast<int>(*job.hourly_rate.most() * *job.working_hours_per_day.most())};
}

int fit_of_numbers(const domain::JobPosting& job, const Wanted& wanted) {
    return meant_if(
        fits_range(job.hourly_rate, wanted.hourly, wanted.hourly_to, wanted.hourly_over,
                   wanted.hourly_under) &&
        fits_range(pay_of_a_day(job), wanted.daily, wanted.daily_to, wanted.daily_over, wanted.daily_under) &&
        fits_range(job.monthly_rate, wanted.monthly, wanted.monthly_to, wanted.monthly_over,
                   wanted.monthly_under) &&
        fits_range<int>(job.working_days_per_week, {}, wanted.most_days, wanted.more_days, {}) &&
        fits_range<double>(job.working_hours_per_day, {}, wanted.most_hours, wanted.more_hours, {}));
}

int fit_of_person(const domain::JobPosting& job, const Wanted& wanted) {
    const auto asks_for = [&](const std::string& language) {
        return any(job.spoken_skills, [&](const auto& skill) { return skill.language == language; });
    };
    if (wanted.no_chinese && (job.spoken_skills.empty() || asks_for("cantonese") || asks_for("mandarin")))
        return kUnfit;
    if (!wanted.speaks.empty() && !any(wanted.speaks, asks_for)) return kUnfit;
    if (any(wanted.not_speaks, asks_for)) return kUnfit;
    if (wanted.educations.empty() && wanted.good_educations.empty()) return kMeant;
    return graded(has(wanted.educations, job.education), has(wanted.good_educations, job.education));
}

int fit_of_either(const domain::JobPosting& job, const Wanted& wanted) {
    if (wanted.either.empty()) return kMeant;
    int most = kUnfit;
    for (const Wanted& one : wanted.either) most = std::max(most, fit(job, one));
    return most;
}

}  // namespace

int fit(const domain::JobPosting& job, const Wanted& wanted) {
    if (!wanted.employments.empty() && !has(wanted.employments, job.employment)) return kUnfit;
    using Fit = int (*)(const domain::JobPosting&, const Wanted&);
    constexpr std::array<Fit, 8> kFits{fit_of_trade,   fit_of_place,  fit_of_hours, fit_of_days,
                                       fit_of_numbers, fit_of_person, fit_of_words, fit_of_either};
    int least = kMeant;
    for (const Fit of : kFits) {
        least = std::min(least, of(job, wanted));
        if (least == kUnfit) break;
    }
    return least;
}

}  // namespace hoigung::relevance
