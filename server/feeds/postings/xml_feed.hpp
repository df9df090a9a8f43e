#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

// An XML feed as job boards take it: <source><publisher/><job><title/><referencenumber/>...</job></source>,
// and its relations: <jobs>, RSS, elements in any case and under the names that programs give them.
[[nodiscard]] FeedRead read_xml_feed(std::string_view text);

// A feed that breaks off or is broken somewhere, up to its last whole job before that and with its open
// elements closed; nothing when it has no whole job, or is not broken.
[[nodiscard]] std::optional<std::string> whole_part_of(std::string_view text);

// The addresses that a sitemap lists, of pages or of further sitemaps; empty when the text is none.
[[nodiscard]] std::vector<std::string> read_sitemap(std::string_view text);

}  // namespace hoigung::feeds
