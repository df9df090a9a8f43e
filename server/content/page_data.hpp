#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "content/library.hpp"

namespace hoigung::content {

// What the web needs to show a page of articles, by the page's path: the decoded segments after base and
// language,
// {"blogs-list", "2"}. `q` is the text to search a list for. Nothing when there is no such page.
//
// An article's page:  {article, related, paths}
// A list's page:      {articles, page, pages, total, categories, category, paths, database, feed, q}
// A name that belongs to the other language:  {moved}
[[nodiscard]] std::optional<std::string> page_data(const Library& library, domain::Locale locale,
                                                   std::span<const std::string> segments,
                                                   std::string_view q = {});

}  // namespace hoigung::content
