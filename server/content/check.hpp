#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "content/library.hpp"
#include "content/problem.hpp"

namespace hoigung::content {

// Whether the site has a page at a path that is not an article's: the decoded segments after base and
// language.
using KnowsPage = std::function<bool(domain::Locale locale, const std::vector<std::string>& segments)>;

// What is wrong with the articles as a whole: a missing translation, a missing page, a dead link, a category
// or a related article that is not there.
[[nodiscard]] std::vector<Problem> check_library(const Library& library, const KnowsPage& knows_page);

}  // namespace hoigung::content
