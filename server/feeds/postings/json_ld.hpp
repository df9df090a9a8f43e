#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

// Reads schema.org JobPostings as JSON-LD: one, a list, or the @graph of a document. Other objects are
// skipped.
[[nodiscard]] FeedRead read_json_ld(std::string_view text);

// Reads the JSON-LD in the <script type="application/ld+json"> of a web page. When a posting has no address
// for applications, the page's own is used.
[[nodiscard]] FeedRead read_html_page(std::string_view html, std::string_view page_url = {});

}  // namespace hoigung::feeds
