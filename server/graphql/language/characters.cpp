#include "graphql/language/characters.hpp"

namespace hoigung::graphql {

std::uint32_t code_point_at(std::string_view text, std::size_t position) {
    const auto lead = static_cast<unsigned char>(text[position]);
    const auto length = utf8_length(lead);
    if (length == 1) return lead;
    std::uint32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length && position + i < text.size(); ++i) {
        code = (code << 6) | (static_cast<unsigned char>(text[position + i]) & 0x3FU);
    }
    return code;
}

void append_utf8(std::string& out, std::uint32_t code_point) {
    const auto tail = [&](unsigned shift) {
        out += static_cast<char>(0x80U | ((code_point >> shift) & 0x3FU));
    };
    if (code_point < 0x80) {
        out += static_cast<char>(code_point);
    } else if (code_point < 0x800) {
        out += static_cast<char>(0xC0U | (code_point >> 6));
        tail(0);
    } else if (code_point < 0x10000) {
        out += static_cast<char>(0xE0U | (code_point >> 12));
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0U | (code_point >> 18));
        tail(12);
        tail(6);
        tail(0);
    }
}

}  // namespace hoigung::graphql
