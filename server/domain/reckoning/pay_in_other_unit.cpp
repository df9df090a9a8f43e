#include "domain/reckoning/pay_in_other_unit.hpp"

#include <cmath>

#include "domain/reckoning/employment.hpp"
#include "domain/reckoning/weekly_hours.hpp"

namespace hoigung::domain {
namespace {

// Rounded down: nobody is promised a cent too much.
std::optional<int> cents_of(const std::optional<int>& dollars, double factor) {
    if (!dollars) return std::nullopt;
    // Products such as 60 * 40 * 52/12 must not fall below themselves by a rounding error.
    constexpr double kRoundingError = 1e-6;
    return static_cast<int>(std::floor(*dollars * 100.0 * factor + kRoundingError));
}

}  // namespace

bool is_shorter_than_mpf(const JobPosting& posting, const EmploymentLaw& law, base::Date on) {
    const auto days = days_of_employment(posting);
    const LegalNumber* least = law.number(LegalQuantity::mpf_least_days, on);
    return days && least != nullptr && *days < least->value;
}

std::optional<OtherPay> pay_in_other_unit(const JobPosting& posting, const EmploymentLaw& law,
                                          base::Date on) {
    const auto fewest = weekly_hours(posting, Extent::fewest, Breaks::unpaid);
    const auto most = weekly_hours(posting, Extent::most, Breaks::paid);
    if (!fewest || !most || fewest->average() <= 0) return std::nullopt;
    if (has_negotiable_hours(posting) && !fewest->is_stated) return std::nullopt;
    if (is_shorter_than_mpf(posting, law, on)) return std::nullopt;
    OtherPay other{PayUnit::hour, {}, fewest->average(), most->average()};
    const double least_of_month = fewest->average() * kWeeksOfMonth;
    const double most_of_month = most->average() * kWeeksOfMonth;
    if (!posting.monthly_rate.empty()) {
        other.pay = {cents_of(posting.monthly_rate.from, 1 / most_of_month),
                     cents_of(posting.monthly_rate.to, 1 / least_of_month)};
    } else {
        other.unit = PayUnit::month;
        other.pay = {cents_of(posting.hourly_rate.from, least_of_month),
                     cents_of(posting.hourly_rate.to, most_of_month)};
    }
    return other.pay.empty() ? std::nullopt : std::optional(other);
}

PaySpan monthly_pay(const JobPosting& posting, const std::optional<OtherPay>& other) {
    if (!posting.monthly_rate.empty())
        return {cents_of(posting.monthly_rate.from, 1), cents_of(posting.monthly_rate.to, 1)};
    return other && other->unit == PayUnit::month ? other->pay : PaySpan{};
}

}  // namespace hoigung::domain
