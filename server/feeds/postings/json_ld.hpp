#pragma once

#include <string_view>

#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

// schema.org JobPostings as JSON-LD: one, a list, or the @graph of a document. Other things are skipped.
[[nodiscard]] FeedRead read_json_ld(std::string_view text);

}  // namespace hoigung::feeds
