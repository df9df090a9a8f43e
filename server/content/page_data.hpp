#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "content/library.hpp"

namespace hoigung::content {

// The data with which the web shows a page of articles, as JSON. `segments` is the page's path, decoded,
// after base and language: {"blogs-list", "2"}. `q` is the text to search a list for. std::nullopt when there
// is no such page.
//
// An article's page:  {article, related, paths}
// A list's page:      {articles, page, pages, total, categories, category, paths, database, feed, q}
// A name that belongs to the other language:  {moved}
[[nodiscard]] std::optional<std::string> page_data(const Library& library, domain::Locale locale,
                                                   std::span<const std::string> segments,
                                                   std::string_view q = {});

}  // namespace hoigung::content
