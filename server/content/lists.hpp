#pragma once

#include <optional>
#include <span>
#include <string>

#include "content/library.hpp"

namespace hoigung::content {

// Spec 9: the article list page size is 10.
inline constexpr std::size_t kPageSize = 10;

// A list of articles and a page of it.
struct ListAddress {
    Dir dir = Dir::blogs;
    const Category* category = nullptr;
    // Counted from 1.
    std::size_t page = 1;
};

// The path of a list: "/blogs-list/", "/employer/blogs-list/", "/latest-news/".
[[nodiscard]] std::string list_root(Dir dir);
// Spec 2: page n is /path/n/, page 1 has no number.
[[nodiscard]] std::string list_path(const ListAddress& list, domain::Locale locale);

// Parses the segments after the list's root: none, a category, a page, or both. std::nullopt for an unknown
// category.
[[nodiscard]] std::optional<ListAddress> parse_list(const Library& library, Dir dir, domain::Locale locale,
                                                    std::span<const std::string> segments);

// All articles of a list, newest first.
[[nodiscard]] std::vector<const Article*> listed(const Library& library, const ListAddress& list,
                                                 domain::Locale locale);
// A list without articles has one empty page.
[[nodiscard]] std::size_t pages_of(std::size_t articles);

}  // namespace hoigung::content
