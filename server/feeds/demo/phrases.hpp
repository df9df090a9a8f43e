#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/time.hpp"
#include "feeds/demo/material.hpp"

// Composes texts in both languages at once.
namespace hoigung::feeds::demo {

using Blanks = std::vector<std::pair<std::string_view, LocalizedText>>;

// Fills in the blanks of a sentence, such as {company}.
[[nodiscard]] LocalizedText filled(LocalizedText sentence, const Blanks& blanks);
// Joins sentences into one paragraph.
[[nodiscard]] LocalizedText joined(std::span<const LocalizedText> sentences);
// A, B, C / A、B、C
[[nodiscard]] LocalizedText listed(std::span<const LocalizedText> names);
// Joins sentences into one: 'Your main duties: welcome customers; tidy shelves.'
[[nodiscard]] LocalizedText enumerated(const LocalizedText& lead, std::span<const LocalizedText> sentences);
[[nodiscard]] LocalizedText number(int value);
// 20 November / 11 月 20 日
[[nodiscard]] LocalizedText day_in_words(base::Date date);

}  // namespace hoigung::feeds::demo
