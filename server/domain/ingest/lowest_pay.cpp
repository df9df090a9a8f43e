#include "domain/ingest/lowest_pay.hpp"

#include <cmath>

#include "domain/reckoning/weekly_hours.hpp"

namespace hoigung::domain {
namespace {

double cents_per_hour(int monthly_rate, const WeeklyHours& hours) {
    return std::floor(monthly_rate * 100.0 / (hours.average() * kWeeksOfMonth));
}

}  // namespace

std::optional<LowestPay> lowest_pay(const JobPosting& posting) {
    if (const auto rate = posting.hourly_rate.least()) return LowestPay{*rate * 100.0, *rate * 100.0};
    const auto rate = posting.monthly_rate.least();
    const auto without_breaks = weekly_hours(posting, Extent::fewest, Breaks::unpaid);
    const auto with_breaks = weekly_hours(posting, Extent::fewest, Breaks::paid);
    if (!rate || !without_breaks || !with_breaks) return std::nullopt;
    return LowestPay{cents_per_hour(*rate, *without_breaks), cents_per_hour(*rate, *with_breaks)};
}

}  // namespace hoigung::domain
