#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "base/time.hpp"
#include "domain/locale.hpp"

namespace hoigung::domain {

// What a number of the law says. The name ends with the unit where it is not Hong Kong dollars.
enum class LegalQuantity {
    // A continuous contract: the hours of each week, and those of a week and the three before it together.
    contract_hours_a_week,
    contract_hours_in_four_weeks,
    // What a continuous contract gives, and after how long.
    rest_day_after_weeks,
    sickness_allowance_after_months,
    holiday_pay_after_months,
    parental_pay_after_weeks,
    annual_leave_after_months,
    severance_after_months,
    long_service_after_months,
    minimum_wage_cents,
    mpf_percent,
    // A month's income: the employee pays nothing below the least, a fixed share above the most.
    mpf_least_income,
    mpf_most_income,
    mpf_own_share_after_days,
    // A shorter job has no MPF, except in the trades with a scale of their own.
    mpf_least_days,
    mpf_least_age,
    mpf_retirement_age,
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::LegalQuantity> {
    static constexpr std::array<std::string_view, 17> values{"contract_hours_a_week",
                                                             "contract_hours_in_four_weeks",
                                                             "rest_day_after_weeks",
                                                             "sickness_allowance_after_months",
                                                             "holiday_pay_after_months",
                                                             "parental_pay_after_weeks",
                                                             "annual_leave_after_months",
                                                             "severance_after_months",
                                                             "long_service_after_months",
                                                             "minimum_wage_cents",
                                                             "mpf_percent",
                                                             "mpf_least_income",
                                                             "mpf_most_income",
                                                             "mpf_own_share_after_days",
                                                             "mpf_least_days",
                                                             "mpf_least_age",
                                                             "mpf_retirement_age"};
};

namespace hoigung::domain {

// Where a number stands in the law.
struct LegalSource {
    // The code of the ordinance.
    std::string ordinance;
    LocalizedText section;

    static void describe(auto& self, auto& visit) {
        visit.required("ordinance", self.ordinance);
        visit.required("section", self.section);
    }
};

// A number of the law, in force from a day until the next one of the same quantity.
struct LegalNumber {
    LegalQuantity quantity = LegalQuantity::contract_hours_a_week;
    int value = 0;
    base::Date from;
    // The day on which it was last compared with the law; unset for one that an operator gave.
    std::optional<base::Date> checked{};
    LegalSource source;

    static void describe(auto& self, auto& visit) {
        visit.required("quantity", self.quantity);
        visit.required("value", self.value);
        visit.required("from", self.from);
        visit.optional("checked", self.checked);
        LegalSource::describe(self.source, visit);
    }
};

// What casual employees of catering and construction pay into MPF for a day.
struct CasualScale {
    struct Step {
        // From this income of a day on, in dollars.
        int income = 0;
        int share = 0;

        static void describe(auto& self, auto& visit) {
            visit.required("income", self.income);
            visit.required("share", self.share);
        }
    };

    base::Date from;
    std::optional<base::Date> checked{};
    LegalSource source;
    // By income; below the first there is no share.
    std::vector<Step> steps;

    [[nodiscard]] int share_of(double income) const;

    static void describe(auto& self, auto& visit) {
        visit.required("from", self.from);
        visit.optional("checked", self.checked);
        LegalSource::describe(self.source, visit);
        visit.required("steps", self.steps);
    }
};

struct Ordinance {
    std::string code;
    LocalizedText name;

    static void describe(auto& self, auto& visit) {
        visit.required("code", self.code);
        visit.required("name", self.name);
    }
};

struct MinimumWage {
    base::Date from;
    int cents_per_hour = 0;

    static void describe(auto& self, auto& visit) {
        visit.required("from", self.from);
        visit.required("centsPerHour", self.cents_per_hour);
    }
};

// The numbers of the law by which jobs are reckoned, each with its day and source.
class EmploymentLaw {
  public:
    struct Contents {
        std::vector<Ordinance> ordinances;
        LegalSource minimum_wage;
        std::vector<LegalNumber> numbers;
        std::vector<CasualScale> casual_scales;
        // The categories of jobs whose casual employees have a scale of their own.
        std::vector<std::string> casual_categories;
        // Types of jobs that are often done by agents who are no employees, and words that say so.
        std::vector<std::string> agent_job_types;
        std::vector<std::string> self_employed_words;

        static void describe(auto& self, auto& visit) {
            visit.required("ordinances", self.ordinances);
            visit.required("minimumWage", self.minimum_wage);
            visit.required("numbers", self.numbers);
            visit.required("casualScales", self.casual_scales);
            visit.required("casualCategories", self.casual_categories);
            visit.required("agentJobTypes", self.agent_job_types);
            visit.required("selfEmployedWords", self.self_employed_words);
        }
    };

    EmploymentLaw(Contents contents, const std::vector<MinimumWage>& minimum_wages);

    // The number in force on a day; null before the first one.
    [[nodiscard]] const LegalNumber* number(LegalQuantity quantity, base::Date on) const;
    [[nodiscard]] const CasualScale* casual_scale(base::Date on) const;
    // The ordinance of a source; null when it is unknown.
    [[nodiscard]] const Ordinance* ordinance(const LegalSource& source) const;
    [[nodiscard]] const Contents& contents() const { return contents_; }

  private:
    Contents contents_;
    // By quantity, each in the order of its days.
    std::array<std::vector<LegalNumber>, base::EnumNames<LegalQuantity>::values.size()> numbers_;
};

}  // namespace hoigung::domain
