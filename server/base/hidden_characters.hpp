#pragma once

#include <string>
#include <string_view>

// Characters that are not seen but change how a text is shown.
namespace hoigung::base {

// Whether a text has a control character, or one without width or that changes the direction of others. Emoji
// may be joined: the joiner counts only where it joins none. The text must be UTF-8.
[[nodiscard]] bool has_hidden_characters(std::string_view text);

// The text without them.
[[nodiscard]] std::string without_hidden_characters(std::string_view text);

// The text for a terminal: what is hidden, and bytes that are not UTF-8, are written as U+XXXX in angle
// brackets.
[[nodiscard]] std::string for_terminal(std::string_view text);

}  // namespace hoigung::base
