#pragma once

#include <optional>
#include <string_view>

#include "base/time.hpp"

namespace hoigung::feeds {

// Parses a moment in any form of ISO 8601 ('2026-11-15', '20261115T0900+08', '2026-W47-1', ...) or of mail
// ('Sun, 15 Nov 2026 01:30:00 GMT', '15 November 2026'). Without a zone it is Hong Kong's time; for a whole
// day or month, the result is its beginning.
[[nodiscard]] std::optional<base::Timestamp> parse_feed_time(std::string_view text);

// Parses the end of a period: for a whole day or month, the result is its last moment.
[[nodiscard]] std::optional<base::Timestamp> parse_feed_end(std::string_view text);

// Parses a day in Hong Kong.
[[nodiscard]] std::optional<base::Date> parse_feed_date(std::string_view text);

}  // namespace hoigung::feeds
