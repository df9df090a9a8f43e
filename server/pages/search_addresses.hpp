#pragma once

#include <optional>
#include <string>

#include "domain/reference/reference_lists.hpp"
#include "http/target.hpp"
#include "pages/route_table.hpp"

namespace hoigung::pages {

// Where a search address permanently redirects to: old filter values, an explicit first page number and
// slugs that are not in canonical spelling have a better address.
[[nodiscard]] std::optional<std::string> moved_search(const Route& route, const SitePath& path,
                                                      const http::Target& target,
                                                      const domain::ReferenceLists& lists);

// Whether the address is that of a filter page that cannot exist.
[[nodiscard]] bool has_unknown_slug(const Route& route, const SitePath& path,
                                    const domain::ReferenceLists& lists);

}  // namespace hoigung::pages
