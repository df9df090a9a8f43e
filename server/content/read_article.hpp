#pragma once

#include <string_view>
#include <vector>

#include "content/article.hpp"
#include "content/pictures.hpp"
#include "content/problem.hpp"

namespace hoigung::content {

// The information in the path of a file.
struct Place {
    Dir dir = Dir::pages;
    domain::Locale locale = domain::Locale::zh_hant;
    std::string name;
    // Relative to the content folder.
    std::string file;
};

// std::nullopt when the file has problems, which are added to `problems`.
[[nodiscard]] std::optional<Article> read_article(const Place& place, std::string_view text,
                                                  const Pictures& pictures, std::vector<Problem>& problems);

}  // namespace hoigung::content
