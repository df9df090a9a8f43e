#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::graphql {

// Those of the options that someone who wrote `input` may have meant, nearest first.
[[nodiscard]] std::vector<std::string> suggestions(std::string_view input,
                                                   std::span<const std::string_view> options);

// ' Did you mean "a" or "b"?', or nothing without options. `what` may say how to use them.
[[nodiscard]] std::string did_you_mean(std::span<const std::string> options, std::string_view what = {});
[[nodiscard]] std::string did_you_mean(std::string_view input, std::span<const std::string_view> options);

// A message of an error without such an end: a schema that is not told should not be guessed name by name.
[[nodiscard]] std::string without_suggestion(std::string message);

// Order of names in which runs of digits count as numbers: a2 before a10.
[[nodiscard]] int natural_compare(std::string_view a, std::string_view b);

}  // namespace hoigung::graphql
