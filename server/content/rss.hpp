#pragma once

#include <string>
#include <string_view>

#include "content/library.hpp"

namespace hoigung::content {

struct Feed {
    Dir dir = Dir::blogs;
    domain::Locale locale = domain::Locale::zh_hant;
};

// The feed at a path of the site, "/hk/en/blogs-list/rss.xml"; std::nullopt if absent.
[[nodiscard]] std::optional<Feed> feed_at(std::string_view path);

// RSS 2.0 of the newest articles. `site` is the site's own address without a trailing slash.
[[nodiscard]] std::string rss(const Library& library, const Feed& feed, std::string_view site,
                              std::string_view site_name);

}  // namespace hoigung::content
