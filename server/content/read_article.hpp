#pragma once

#include <string_view>
#include <vector>

#include "content/article.hpp"
#include "content/pictures.hpp"
#include "content/problem.hpp"

namespace hoigung::content {

// What the path of a file says about it.
struct Place {
    Dir dir = Dir::pages;
    domain::Locale locale = domain::Locale::zh_hant;
    std::string name;
    // Relative to the content folder.
    std::string file;
};

// Nothing when something is wrong with the file; `problems` says what.
[[nodiscard]] std::optional<Article> read_article(const Place& place, std::string_view text,
                                                  const Pictures& pictures, std::vector<Problem>& problems);

}  // namespace hoigung::content
