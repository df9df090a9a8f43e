#pragma once

#include <string>

#include "base/result.hpp"
#include "content/check.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::app {

// Decides whether a path is one of the site's pages, by the web's URL table and by the names that a filter
// slug may contain. `web_root` is the folder of the web's build; `lists` must outlive the result.
[[nodiscard]] base::Result<content::KnowsPage> known_pages(const std::string& web_root,
                                                           const domain::ReferenceLists& lists);

}  // namespace hoigung::app
