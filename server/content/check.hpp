#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "content/library.hpp"
#include "content/problem.hpp"

namespace hoigung::content {

// Whether the site has a page, other than an article's, at a path. The path is given as the decoded segments
// after base and language.
using KnowsPage = std::function<bool(domain::Locale locale, const std::vector<std::string>& segments)>;

// Problems with the articles as a whole: a missing translation, a missing page, a dead link, an unknown
// category or related article.
[[nodiscard]] std::vector<Problem> check_library(const Library& library, const KnowsPage& knows_page);

}  // namespace hoigung::content
