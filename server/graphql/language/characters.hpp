#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hoigung::graphql {

[[nodiscard]] constexpr bool is_digit(unsigned char c) {
    return c >= '0' && c <= '9';
}

[[nodiscard]] constexpr bool is_name_start(unsigned char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

[[nodiscard]] constexpr bool is_name_continue(unsigned char c) {
    return is_name_start(c) || is_digit(c);
}

// Length in bytes of the UTF-8 character that begins with this byte.
[[nodiscard]] constexpr std::size_t utf8_length(unsigned char lead) {
    return lead < 0x80 ? 1U : lead < 0xE0 ? 2U : lead < 0xF0 ? 3U : 4U;
}

// The code point at a position of a UTF-8 text.
[[nodiscard]] std::uint32_t code_point_at(std::string_view text, std::size_t position);
void append_utf8(std::string& out, std::uint32_t code_point);

}  // namespace hoigung::graphql
