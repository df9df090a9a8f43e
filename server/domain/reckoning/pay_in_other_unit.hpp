#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/enum_names.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/reference/employment_law.hpp"

namespace hoigung::domain {

enum class PayUnit { hour, month };

// Amounts from and to, in cents; an end that the job does not give is unset.
struct PaySpan {
    std::optional<int> from_cents{};
    std::optional<int> to_cents{};

    [[nodiscard]] bool empty() const { return !from_cents && !to_cents; }
    bool operator==(const PaySpan&) const = default;
};

// A monthly pay by the hour, or an hourly pay by the month, of 52 weeks over 12.
struct OtherPay {
    PayUnit unit = PayUnit::hour;
    PaySpan pay;
    // The hours a week by which it was reckoned, on the average of a month.
    double least_hours = 0;
    double most_hours = 0;
};

// std::nullopt when the pay is negotiable, the hours are unknown, or the job is known to be too short for
// pay by the month to mean anything.
[[nodiscard]] std::optional<OtherPay> pay_in_other_unit(const JobPosting& posting, const EmploymentLaw& law,
                                                        base::Date on);

// The pay of a month, given or reckoned.
[[nodiscard]] PaySpan monthly_pay(const JobPosting& posting, const std::optional<OtherPay>& other);

// Whether the job is known to last fewer days than MPF needs.
[[nodiscard]] bool is_shorter_than_mpf(const JobPosting& posting, const EmploymentLaw& law, base::Date on);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::PayUnit> {
    static constexpr std::array<std::string_view, 2> values{"hour", "month"};
};
