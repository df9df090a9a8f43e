#include "security/base64url.hpp"

#include <array>
#include <cstdint>

namespace hoigung::security {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

constexpr std::array<std::int8_t, 256> kValues = [] {
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < kLetters.size(); ++i)
        values[static_cast<unsigned char>(kLetters[i])] = static_cast<std::int8_t>(i);
    return values;
}();

}  // namespace

void append_base64url(std::string& out, std::string_view bytes) {
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char c : bytes) {
        held = (held << 8) | static_cast<unsigned char>(c);
        for (bits += 8; bits >= 6; bits -= 6) out += kLetters[(held >> (bits - 6)) & 63];
    }
    if (bits > 0) out += kLetters[(held << (6 - bits)) & 63];
}

std::string base64url(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() * 4 + 2) / 3);
    append_base64url(text, bytes);
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() * 3 / 4);
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char c : text) {
        const std::int8_t value = kValues[static_cast<unsigned char>(c)];
        if (value < 0) return std::nullopt;
        held = (held << 6) | static_cast<std::uint32_t>(value);
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        bytes += static_cast<char>((held >> bits) & 255);
    }
    const bool has_rest = (held & ((1U << bits) - 1)) != 0;
    if (bits >= 6 || has_rest) return std::nullopt;
    return bytes;
}

}  // namespace hoigung::security
