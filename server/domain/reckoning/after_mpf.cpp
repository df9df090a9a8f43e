#include "domain/reckoning/after_mpf.hpp"

#include <algorithm>
#include <cmath>

#include "domain/reckoning/employment.hpp"
#include "domain/reckoning/weekly_hours.hpp"

namespace hoigung::domain {
namespace {

using enum LegalQuantity;

struct MonthlyRule {
    const LegalNumber* percent = nullptr;
    const LegalNumber* least = nullptr;
    const LegalNumber* most = nullptr;

    // The employee's share in cents. It is 0 below the least income and stops growing at the most.
    [[nodiscard]] int share_of(int cents) const {
        if (cents < least->value * 100) return 0;
        return std::min(cents, most->value * 100) * percent->value / 100;
    }
};

// From the least to the most that `of` gives for an amount of the span. `breaks` are amounts at which it
// jumps.
template <class Of>
PaySpan span_of(const PaySpan& pay, std::initializer_list<int> breaks, Of of) {
    if (!pay.from_cents || !pay.to_cents) {
        return {pay.from_cents ? std::optional(of(*pay.from_cents)) : std::nullopt,
                pay.to_cents ? std::optional(of(*pay.to_cents)) : std::nullopt};
    }
    auto [least, most] = std::minmax({of(*pay.from_cents), of(*pay.to_cents)});
    for (const int at : breaks) {
        for (const int cents : {at - 1, at}) {
            if (cents < *pay.from_cents || cents > *pay.to_cents) continue;
            least = std::min(least, of(cents));
            most = std::max(most, of(cents));
        }
    }
    return {least, most};
}

std::optional<AfterMpf> of_month(const JobPosting& posting, const EmploymentLaw& law, base::Date on) {
    const MonthlyRule rule{law.number(mpf_percent, on), law.number(mpf_least_income, on),
                           law.number(mpf_most_income, on)};
    const PaySpan pay = monthly_pay(posting, pay_in_other_unit(posting, law, on));
    if (pay.empty() || rule.percent == nullptr || rule.least == nullptr || rule.most == nullptr)
        return std::nullopt;
    AfterMpf after;
    after.kind = is_of_unknown_length(posting) ? MpfKind::monthly_if_long_enough : MpfKind::monthly;
    const int jump = rule.least->value * 100;
    after.own_share = span_of(pay, {jump}, [&](int cents) { return rule.share_of(cents); });
    after.left = span_of(pay, {jump}, [&](int cents) { return cents - rule.share_of(cents); });
    for (const LegalQuantity each : {mpf_percent, mpf_least_income, mpf_most_income, mpf_own_share_after_days,
                                     mpf_least_days, mpf_least_age, mpf_retirement_age}) {
        if (const LegalNumber* number = law.number(each, on)) after.numbers.push_back(number);
    }
    return after;
}

std::optional<AfterMpf> of_day(const JobPosting& posting, const EmploymentLaw& law, base::Date on) {
    const auto fewest = daily_hours(posting, Extent::fewest, Breaks::unpaid);
    const auto most = daily_hours(posting, Extent::most, Breaks::paid);
    const CasualScale* scale = law.casual_scale(on);
    if (scale == nullptr || !fewest || !most || posting.hourly_rate.empty()) return std::nullopt;
    const auto cents_of = [](const std::optional<int>& rate, double hours) {
        return rate ? std::optional(static_cast<int>(std::floor(*rate * 100.0 * hours))) : std::nullopt;
    };
    const PaySpan pay{cents_of(posting.hourly_rate.from, *fewest), cents_of(posting.hourly_rate.to, *most)};
    const auto share_of = [&](int cents) { return scale->share_of(cents / 100.0) * 100; };
    AfterMpf after;
    after.kind = MpfKind::daily;
    after.scale = scale;
    after.own_share = span_of(pay, {}, share_of);
    after.left = span_of(pay, {}, [&](int cents) { return cents - share_of(cents); });
    for (const LegalQuantity each : {mpf_least_age, mpf_retirement_age}) {
        if (const LegalNumber* number = law.number(each, on)) after.numbers.push_back(number);
    }
    return after;
}

}  // namespace

std::optional<AfterMpf> after_mpf(const JobPosting& posting, const ReferenceLists& lists, base::Date on) {
    const EmploymentLaw& law = lists.law();
    if (may_be_self_employed(posting, law)) return std::nullopt;
    const bool is_short = is_shorter_than_mpf(posting, law, on);
    if ((is_short || is_of_unknown_length(posting)) && is_in_casual_trade(posting, lists)) {
        if (auto daily = of_day(posting, law, on)) return daily;
    }
    return is_short ? std::nullopt : of_month(posting, law, on);
}

}  // namespace hoigung::domain
