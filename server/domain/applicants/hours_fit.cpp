#include "domain/applicants/hours_fit.hpp"

#include <algorithm>

namespace hoigung::domain {
namespace {

constexpr int kDay = 24 * 60;
constexpr int kWeek = 7 * kDay;

// Sorts the spans and joins those that touch or overlap.
WeekSpans united(WeekSpans spans) {
    std::ranges::sort(spans, {}, &Availability::from_minute_of_week);
    WeekSpans apart;
    for (const Availability& span : spans) {
        if (span.to_minute_of_week <= span.from_minute_of_week) continue;
        if (!apart.empty() && span.from_minute_of_week <= apart.back().to_minute_of_week) {
            int& end = apart.back().to_minute_of_week;
            end = std::max(end, span.to_minute_of_week);
        } else {
            apart.push_back(span);
        }
    }
    return apart;
}

WeekSpans spans_of(std::span<const WorkingHour> working_hours) {
    WeekSpans spans;
    for (const WorkingHour& shift : working_hours) {
        if (shift.day == DayOfWeek::negotiable || !shift.start || !shift.end) continue;
        const int midnight = static_cast<int>(shift.day) * kDay;
        const int begin = midnight + shift.start->minutes;
        const int end = midnight + shift.end->minutes + (*shift.end <= *shift.start ? kDay : 0);
        spans.push_back({begin, std::min(end, kWeek)});
        if (end > kWeek) spans.push_back({0, end - kWeek});
    }
    return united(std::move(spans));
}

WeekSpans common(const WeekSpans& one, const WeekSpans& other) {
    WeekSpans both;
    for (auto a = one.begin(), b = other.begin(); a != one.end() && b != other.end();) {
        const int begin = std::max(a->from_minute_of_week, b->from_minute_of_week);
        const int end = std::min(a->to_minute_of_week, b->to_minute_of_week);
        if (begin < end) both.push_back({begin, end});
        a->to_minute_of_week < b->to_minute_of_week ? void(++a) : void(++b);
    }
    return both;
}

int minutes_of(const WeekSpans& spans) {
    int minutes = 0;
    for (const Availability& span : spans) minutes += span.to_minute_of_week - span.from_minute_of_week;
    return minutes;
}

}  // namespace

std::optional<int> HoursFit::percent() const {
    const int wanted = minutes_of(job);
    if (wanted == 0 || free.empty()) return std::nullopt;
    return minutes_of(both) * 100 / wanted;
}

HoursFit hours_fit(std::span<const WorkingHour> working_hours, std::span<const Availability> availability) {
    HoursFit fit{spans_of(working_hours), united({availability.begin(), availability.end()}), {}};
    fit.both = common(fit.job, fit.free);
    return fit;
}

}  // namespace hoigung::domain
