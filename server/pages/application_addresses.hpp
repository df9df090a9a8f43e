#pragma once

#include <optional>
#include <string>

#include "domain/catalogue/catalogue.hpp"
#include "http/target.hpp"
#include "pages/route_table.hpp"

namespace hoigung::pages {

// Whether the address is a page for applying, but names no existing job.
[[nodiscard]] bool lacks_job(const Route& route, const http::Target& target,
                             const domain::Catalogue& catalogue);

// The redirect from a page for applying when the job's applications are made on another website: to the job's
// page, which says so and links there.
[[nodiscard]] std::optional<std::string> moved_application(const Route& route, const SitePath& path,
                                                           const http::Target& target,
                                                           const domain::Catalogue& catalogue);

}  // namespace hoigung::pages
