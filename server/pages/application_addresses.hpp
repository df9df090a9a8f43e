#pragma once

#include <optional>
#include <string>

#include "domain/catalogue/catalogue.hpp"
#include "http/target.hpp"
#include "pages/route_table.hpp"

namespace hoigung::pages {

// Whether the address is that of a page for applying, without a job that there is.
[[nodiscard]] bool lacks_job(const Route& route, const http::Target& target,
                             const domain::Catalogue& catalogue);

// Where such an address leads for a job that is applied for on another website: to the job's page, which
// says so and leads there.
[[nodiscard]] std::optional<std::string> moved_application(const Route& route, const SitePath& path,
                                                           const http::Target& target,
                                                           const domain::Catalogue& catalogue);

}  // namespace hoigung::pages
