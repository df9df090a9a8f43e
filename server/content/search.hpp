#pragma once

#include <string_view>
#include <vector>

#include "content/library.hpp"

namespace hoigung::content {

// The articles of a kind that contain every word of the text, best first. Chinese is matched by pairs of
// characters, so that words need no spaces between them. Empty for a text without words.
[[nodiscard]] std::vector<const Article*> search_articles(const Library& library, Dir dir,
                                                          domain::Locale locale, std::string_view text);

}  // namespace hoigung::content
