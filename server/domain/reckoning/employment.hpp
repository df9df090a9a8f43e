#pragma once

#include <optional>

#include "domain/catalogue/job.hpp"
#include "domain/reference/employment_law.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// The days from the first to the last of the job, both included; std::nullopt when it says no end or no
// beginning.
[[nodiscard]] std::optional<int> days_of_employment(const JobPosting& posting);

// Whether the job may last less than some time although it does not say how long it lasts: temporary work.
[[nodiscard]] bool is_of_unknown_length(const JobPosting& posting);

// Whether those who do the job may be agents or self-employed: its type is known for it, or its text says so.
[[nodiscard]] bool may_be_self_employed(const JobPosting& posting, const EmploymentLaw& law);

// Whether the job is in a trade whose casual employees pay into MPF from the first day.
[[nodiscard]] bool is_in_casual_trade(const JobPosting& posting, const ReferenceLists& lists);

// The day by whose law the job is reckoned: today while it is open, and then the day on which it was
// published.
[[nodiscard]] base::Date day_of_law(const Job& job, base::Date today);

}  // namespace hoigung::domain
