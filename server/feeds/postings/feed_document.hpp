#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

enum class FeedFormat { xml, jsonld, html, list };

// Detects the format of a document by its first characters.
[[nodiscard]] FeedFormat format_of(std::string_view text);

// Reads the jobs of a UTF-8 document. Jobs that differ only in their place are joined. `address` is where the
// document was fetched from; empty for a file.
[[nodiscard]] FeedRead read_feed(std::string_view text, FeedFormat format, std::string_view address = {});

// The addresses or files in a list: one per line, or those of a sitemap.
[[nodiscard]] std::vector<std::string> read_list(std::string_view text);

}  // namespace hoigung::feeds
