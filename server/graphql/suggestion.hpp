#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::graphql {

// The options that may have been meant by `input`, most similar first.
[[nodiscard]] std::vector<std::string> suggestions(std::string_view input,
                                                   std::span<const std::string_view> options);

// ' Did you mean "a" or "b"?', or empty without options. `what` may say how to use them.
[[nodiscard]] std::string did_you_mean(std::span<const std::string> options, std::string_view what = {});
[[nodiscard]] std::string did_you_mean(std::string_view input, std::span<const std::string_view> options);

// An error message without its suggestion, so that a hidden schema cannot be guessed name by name.
[[nodiscard]] std::string without_suggestion(std::string message);

// Compares names, with runs of digits compared as numbers: a2 before a10.
[[nodiscard]] int natural_compare(std::string_view a, std::string_view b);

}  // namespace hoigung::graphql
