#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

enum class FeedFormat { xml, jsonld, html, list };

// What a document is by its first characters.
[[nodiscard]] FeedFormat format_of(std::string_view text);

// The jobs of a document in UTF-8; those that are the same at several places are one. `address`: where it was
// fetched from, if it was.
[[nodiscard]] FeedRead read_feed(std::string_view text, FeedFormat format, std::string_view address = {});

// The addresses or files that a list names: one a line, or a sitemap's.
[[nodiscard]] std::vector<std::string> read_list(std::string_view text);

}  // namespace hoigung::feeds
