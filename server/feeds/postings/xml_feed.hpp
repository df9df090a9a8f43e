#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

// Reads an XML feed in the format of job boards,
// <source><publisher/><job><title/><referencenumber/>...</job></source>, and its variants: <jobs>, RSS,
// elements in any case and under other common names.
[[nodiscard]] FeedRead read_xml_feed(std::string_view text);

// The intact part of a feed that is truncated or malformed: up to its last complete job before the fault,
// with the open elements closed. std::nullopt when there is no complete job, or no fault.
[[nodiscard]] std::optional<std::string> whole_part_of(std::string_view text);

// The addresses in a sitemap, of pages or of further sitemaps; empty when the text is not a sitemap.
[[nodiscard]] std::vector<std::string> read_sitemap(std::string_view text);

}  // namespace hoigung::feeds
