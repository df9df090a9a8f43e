#pragma once

#include "domain/employer_jobs/job_form.hpp"
#include "graphql/value.hpp"

namespace hoigung::endpoints::portal {

// Reads a JobInput as it was typed. Refuses texts that are not a date or a time of day.
[[nodiscard]] domain::Outcome<domain::JobForm> job_in(const graphql::InputObject& input);

// Reads a date from an argument; std::nullopt when it was left out or is empty.
[[nodiscard]] domain::Outcome<std::optional<base::Date>> date_in(const graphql::InputObject& input,
                                                                 std::string_view name);

}  // namespace hoigung::endpoints::portal
