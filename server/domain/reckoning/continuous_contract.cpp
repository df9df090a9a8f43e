#include "domain/reckoning/continuous_contract.hpp"

#include <cmath>

#include "domain/reckoning/employment.hpp"
#include "domain/reckoning/weekly_hours.hpp"

namespace hoigung::domain {
namespace {

using enum LegalQuantity;

constexpr int kDaysOfFourWeeks = 28;

// Whole minutes, so that 17 hours are 17 hours.
int minutes_of(double hours) {
    return static_cast<int>(std::lround(hours * 60));
}

// The test of a day.
struct HoursTest {
    const LegalNumber* week = nullptr;
    // Null before 18 January 2026.
    const LegalNumber* four_weeks = nullptr;

    [[nodiscard]] bool is_passed_by(const WeeklyHours& hours) const {
        const int busier = minutes_of(hours.busier);
        const int quieter = minutes_of(hours.quieter);
        // Any week and the three before it are two of each kind.
        return quieter >= week->value * 60 ||
               (four_weeks != nullptr && 2 * (busier + quieter) >= four_weeks->value * 60);
    }
};

// The fewest hours when a week without the Saturday has a day less than is stated.
WeeklyHours with_free_saturday(WeeklyHours hours, const JobPosting& posting) {
    const int days = posting.working_days_per_week.least().value_or(0);
    if (posting.alternative_sat && hours.is_stated && days > 0)
        hours.quieter = hours.busier * (days - 1) / days;
    return hours;
}

// The days after which an entitlement begins.
int waiting_days(const LegalNumber& number) {
    const bool is_weeks =
        number.quantity == rest_day_after_weeks || number.quantity == parental_pay_after_weeks;
    return is_weeks ? number.value * 7 : static_cast<int>(number.value * 365.0 / 12);
}

void add_follows(ContinuousContract& contract, const JobPosting& posting, const EmploymentLaw& law,
                 base::Date on) {
    const auto days = days_of_employment(posting);
    for (const LegalQuantity each :
         {rest_day_after_weeks, sickness_allowance_after_months, holiday_pay_after_months,
          parental_pay_after_weeks, annual_leave_after_months, severance_after_months,
          long_service_after_months}) {
        const LegalNumber* number = law.number(each, on);
        if (number != nullptr && (!days || *days >= waiting_days(*number)))
            contract.follows.push_back(number);
    }
}

void judge(ContinuousContract& contract, const JobPosting& posting, const HoursTest& test) {
    const auto answer = [&](ContractAnswer what, ContractGround why) {
        contract.answer = what;
        contract.ground = why;
    };
    const auto fewest = weekly_hours(posting, Extent::fewest, Breaks::unpaid);
    const auto most = weekly_hours(posting, Extent::most, Breaks::paid);
    if (!fewest || !most) {
        return answer(ContractAnswer::depends, has_negotiable_hours(posting)
                                                   ? ContractGround::negotiable_hours
                                                   : ContractGround::unknown_hours);
    }
    const WeeklyHours least = with_free_saturday(*fewest, posting);
    contract.least_hours = least.quieter;
    contract.most_hours = most->busier;
    // Shifts that are drawn beside hours to be agreed are not all that is worked.
    if (has_negotiable_hours(posting) && !fewest->is_stated)
        return answer(ContractAnswer::depends, ContractGround::negotiable_hours);
    if (!test.is_passed_by(*most)) return answer(ContractAnswer::no, ContractGround::too_few_hours);
    if (test.is_passed_by(least)) {
        if (is_of_unknown_length(posting))
            return answer(ContractAnswer::depends, ContractGround::unknown_length);
        return answer(ContractAnswer::yes, ContractGround::enough_hours);
    }
    if (test.is_passed_by(*weekly_hours(posting, Extent::fewest, Breaks::paid)))
        return answer(ContractAnswer::depends, test.is_passed_by(*fewest) ? ContractGround::alternating_weeks
                                                                          : ContractGround::paid_breaks);
    answer(ContractAnswer::depends, ContractGround::range_of_hours);
}

}  // namespace

ContinuousContract continuous_contract(const JobPosting& posting, const EmploymentLaw& law, base::Date on) {
    ContinuousContract contract;
    const HoursTest test{law.number(contract_hours_a_week, on), law.number(contract_hours_in_four_weeks, on)};
    if (test.week == nullptr) return contract;
    contract.numbers.push_back(test.week);
    if (test.four_weeks != nullptr) contract.numbers.push_back(test.four_weeks);
    if (const auto days = days_of_employment(posting); days && *days < kDaysOfFourWeeks) {
        contract.answer = ContractAnswer::no;
        contract.ground = ContractGround::too_short;
        return contract;
    }
    judge(contract, posting, test);
    if (contract.answer == ContractAnswer::no) return contract;
    if (may_be_self_employed(posting, law)) {
        contract.answer = ContractAnswer::if_employed;
        contract.ground = ContractGround::self_employed;
    }
    add_follows(contract, posting, law, on);
    return contract;
}

}  // namespace hoigung::domain
