#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

// schema.org JobPostings as JSON-LD: one, a list, or the @graph of a document. Other things are skipped.
[[nodiscard]] FeedRead read_json_ld(std::string_view text);

// The same in the <script type="application/ld+json"> of a web page, whose own address is the one to apply at
// when a posting names none.
[[nodiscard]] FeedRead read_html_page(std::string_view html, std::string_view page_url = {});

}  // namespace hoigung::feeds
