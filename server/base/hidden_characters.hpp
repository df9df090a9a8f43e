#pragma once

#include <string>
#include <string_view>

// Invisible characters that change how a text is shown.
namespace hoigung::base {

// Whether a text has control characters, or characters that have no width or change the direction of others.
// A joiner between emoji is allowed. The text must be UTF-8.
[[nodiscard]] bool has_hidden_characters(std::string_view text);

// Removes hidden characters.
[[nodiscard]] std::string without_hidden_characters(std::string_view text);

// The text for a terminal: hidden characters, and bytes that are not UTF-8, are written as U+XXXX in angle
// brackets.
[[nodiscard]] std::string for_terminal(std::string_view text);

}  // namespace hoigung::base
