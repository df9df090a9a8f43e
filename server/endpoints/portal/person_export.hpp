#pragma once

#include <string>

#include "domain/employers/employer_store.hpp"

namespace hoigung::endpoints::portal {

// Everything that is held about a person of the portal, as JSON.
[[nodiscard]] std::string export_of(const domain::Person& person, domain::EmployerStore& store,
                                    base::Timestamp now);

}  // namespace hoigung::endpoints::portal
