#pragma once

#include <optional>
#include <string>

#include "domain/reference/reference_lists.hpp"
#include "http/target.hpp"
#include "pages/route_table.hpp"

namespace hoigung::pages {

// The permanent redirect of a search address with old filter values, an explicit first page number or a slug
// that is not in canonical spelling.
[[nodiscard]] std::optional<std::string> moved_search(const Route& route, const SitePath& path,
                                                      const http::Target& target,
                                                      const domain::ReferenceLists& lists);

// Whether the address is a filter page that cannot exist.
[[nodiscard]] bool has_unknown_slug(const Route& route, const SitePath& path,
                                    const domain::ReferenceLists& lists);

}  // namespace hoigung::pages
