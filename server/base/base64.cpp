#include "base/base64.hpp"

#include <cstdint>

namespace hoigung::base {

std::string base64(std::string_view bytes) {
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    std::uint32_t held = 0;
    unsigned bits = 0;
    for (const char c : bytes) {
        held = (held << 8) | static_cast<unsigned char>(c);
        for (bits += 8; bits >= 6; bits -= 6) text += kLetters[(held >> (bits - 6)) & 63];
    }
    if (bits > 0) text += kLetters[(held << (6 - bits)) & 63];
    while (text.size() % 4 != 0) text += '=';
    return text;
}

}  // namespace hoigung::base
