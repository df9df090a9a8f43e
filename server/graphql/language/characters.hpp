#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace hoigung::graphql {

using base::is_digit;

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

using base::append_utf8;
using base::code_point_at;

}  // namespace hoigung::graphql
