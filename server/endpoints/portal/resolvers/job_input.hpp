#pragma once

#include "domain/employer_jobs/type_job.hpp"
#include "graphql/value.hpp"

namespace hoigung::endpoints::portal {

// A JobInput as it was typed. Refused is what is no date or time of day.
[[nodiscard]] domain::Outcome<domain::JobForm> job_in(const graphql::InputObject& input);

// A date of an argument; none when it was left out or is empty.
[[nodiscard]] domain::Outcome<std::optional<base::Date>> date_in(const graphql::InputObject& input,
                                                                 std::string_view name);

}  // namespace hoigung::endpoints::portal
