#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hoigung::base {

[[nodiscard]] bool is_utf8(std::string_view text);
// Every byte sequence that is not UTF-8 becomes U+FFFD.
[[nodiscard]] std::string to_valid_utf8(std::string_view text);
// Whether every database can store the text: valid UTF-8 without a zero byte.
[[nodiscard]] bool is_storable(std::string_view text);
// Removes zero bytes and replaces invalid UTF-8 by U+FFFD.
[[nodiscard]] std::string to_storable(std::string_view text);
void append_long_utf8(std::string& out, char32_t code_point);
// Appends a code point as UTF-8; most are ASCII.
inline void append_utf8(std::string& out, char32_t code_point) {
    if (code_point < 0x80) {
        out += static_cast<char>(code_point);
    } else {
        append_long_utf8(out, code_point);
    }
}
// The code point that begins at a position; the text must be UTF-8.
[[nodiscard]] char32_t code_point_at(std::string_view text, std::size_t position);
// Number of code points; the text must be UTF-8.
[[nodiscard]] std::size_t length(std::string_view text);
// The first `limit` code points.
[[nodiscard]] std::string_view first_characters(std::string_view text, std::size_t limit);

// Strips white space at both ends (Unicode's, so also the full-width space).
[[nodiscard]] std::string_view trim(std::string_view text);
// Whether nothing of the text is visible: white space, and characters without width such as U+200B.
[[nodiscard]] bool is_blank(std::string_view text);
// Whether the text has control characters other than line feed and tab.
[[nodiscard]] bool has_controls(std::string_view text);

[[nodiscard]] std::string replace_all(std::string_view text, std::string_view part, std::string_view becomes);

// Each byte as two lower-case hexadecimal digits.
[[nodiscard]] std::string hex_text(std::string_view bytes);

// NFKC with case folding: 'ＡＢＣ', 'Abc' and 'abc' become equal.
[[nodiscard]] std::string fold(std::string_view text);
// Whether a text contains a part, comparing their folded forms.
[[nodiscard]] bool contains_folded(std::string_view text, std::string_view part);

// Masks telephone numbers for logs: all but the last two digits of a run of 8 or more become '*'.
[[nodiscard]] std::string mask_telephones(std::string_view text);
// Replaces all but the first character before the '@' by asterisks; without one, all but the first.
[[nodiscard]] std::string mask_email(std::string_view text);

}  // namespace hoigung::base
