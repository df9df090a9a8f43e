#pragma once

#include <string_view>

#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

// An XML feed as job boards take it: <source><publisher/><job><title/><referencenumber/>...</job></source>.
[[nodiscard]] FeedRead read_xml_feed(std::string_view text);

}  // namespace hoigung::feeds
