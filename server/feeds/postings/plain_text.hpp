#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/time.hpp"
#include "feeds/postings/feed_job.hpp"

// What feeds write for people, made plain.
namespace hoigung::feeds {

// HTML as text: block elements and <br> become line breaks, list items get a dot, other tags go, and so do
// comments, scripts and styles; entities are decoded.
[[nodiscard]] std::string plain_text(std::string_view html);

// '2026-11-15', '2026-11-15T09:00:00+08:00', 'Sun, 15 Nov 2026 01:30:00 GMT'.
[[nodiscard]] std::optional<base::Timestamp> parse_feed_time(std::string_view text);

struct Pay {
    domain::Range<double> range;
    PayUnit unit = PayUnit::unknown;
};
// 'HK$60 - $65 per hour', '月薪 $15,000-18,000', '$15K+'. Empty when it names no sum.
[[nodiscard]] Pay parse_pay(std::string_view text);

// 'parttime', 'PART_TIME', '兼職', ...
[[nodiscard]] std::optional<domain::Employment> parse_employment(std::string_view text);

}  // namespace hoigung::feeds
