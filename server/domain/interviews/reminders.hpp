#pragma once

#include <optional>

#include "base/time.hpp"

namespace hoigung::domain {

// When both sides are next reminded of an accepted interview; std::nullopt when they will not be. They are
// reminded at ten in the morning of the day before, and two hours before it begins; of one that begins before
// ten at eight in the evening before instead, so that nobody is woken. All hours are those of Hong Kong.
[[nodiscard]] std::optional<base::Timestamp> next_reminder(base::Timestamp begins_at, base::Timestamp now);

}  // namespace hoigung::domain
