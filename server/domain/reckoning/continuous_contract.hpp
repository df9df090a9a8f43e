#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "domain/catalogue/job.hpp"
#include "domain/reference/employment_law.hpp"

namespace hoigung::domain {

// Whether a job's hours reach a continuous contract.
enum class ContractAnswer {
    yes,
    no,
    // It depends on what employer and employee agree.
    depends,
    // Agents and self-employed people have no contract of employment.
    if_employed
};

// Why a job's hours do or do not reach a continuous contract.
enum class ContractGround {
    enough_hours,
    too_few_hours,
    // The whole job is shorter than four weeks.
    too_short,
    negotiable_hours,
    unknown_hours,
    range_of_hours,
    alternating_weeks,
    // Only with breaks that count as working time.
    paid_breaks,
    // Enough hours, if the job lasts four weeks.
    unknown_length,
    self_employed
};

struct ContinuousContract {
    ContractAnswer answer = ContractAnswer::depends;
    ContractGround ground = ContractGround::unknown_hours;
    // The fewest and the most hours of a week; unset while unknown.
    std::optional<double> least_hours{};
    std::optional<double> most_hours{};
    // The numbers by which it was reckoned.
    std::vector<const LegalNumber*> numbers{};
    // What a continuous contract gives within the time that the job lasts, in the order in which it comes.
    // Empty when the answer is no.
    std::vector<const LegalNumber*> follows{};
};

// By the law of a day: Employment Ordinance (Cap. 57), section 3 and First Schedule.
[[nodiscard]] ContinuousContract continuous_contract(const JobPosting& posting, const EmploymentLaw& law,
                                                     base::Date on);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ContractAnswer> {
    static constexpr std::array<std::string_view, 4> values{"yes", "no", "depends", "if_employed"};
};

template <>
struct hoigung::base::EnumNames<hoigung::domain::ContractGround> {
    static constexpr std::array<std::string_view, 10> values{
        "enough_hours",   "too_few_hours",     "too_short",   "negotiable_hours", "unknown_hours",
        "range_of_hours", "alternating_weeks", "paid_breaks", "unknown_length",   "self_employed"};
};
