#pragma once

#include <optional>
#include <string>

#include "domain/reference/reference_lists.hpp"
#include "http/target.hpp"
#include "pages/route_table.hpp"

namespace hoigung::pages {

// Where the address of a search has moved to for good: old values of its filters, the first page by number,
// and slugs in another than their right spelling have a better address.
[[nodiscard]] std::optional<std::string> moved_search(const Route& route, const SitePath& path,
                                                      const http::Target& target,
                                                      const domain::ReferenceLists& lists);

// Whether the address is of a filter page that there cannot be.
[[nodiscard]] bool has_unknown_slug(const Route& route, const SitePath& path,
                                    const domain::ReferenceLists& lists);

}  // namespace hoigung::pages
