#pragma once

#include <optional>

#include "base/time.hpp"
#include "domain/interviews/interview.hpp"

namespace hoigung::domain {

// When both sides are next reminded of an accepted interview; std::nullopt when they will not be. They are
// reminded at ten in the morning of the day before, and two hours before it begins; of one that begins before
// ten at eight in the evening before instead, so that nobody is woken. All hours are those of Hong Kong.
[[nodiscard]] std::optional<base::Timestamp> next_reminder(base::Timestamp begins_at, base::Timestamp now);

// When both sides are asked what became of it: when it is over, and not between ten in the evening and eight.
[[nodiscard]] base::Timestamp asked_at(const Interview& interview);

// What the moments of an interview are for: reminders, then the question what became of it, then the end of
// the company's time to answer that nobody was there. std::nullopt when nothing is left.
[[nodiscard]] std::optional<base::Timestamp> next_due(const Interview& interview, base::Timestamp now);

}  // namespace hoigung::domain
