#include "base/id.hpp"

#include "base/ascii.hpp"
#include "base/hash.hpp"

namespace hoigung::base {
namespace {

// Only lower case is accepted, so that each id has a single address.
int lower_hex_value(char c) {
    return c >= 'A' && c <= 'F' ? -1 : hex_value(c);
}

}  // namespace

std::optional<IdBytes> parse_id(std::string_view hex) {
    IdBytes bytes;
    if (hex.size() != bytes.size() * 2) return std::nullopt;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const int high = lower_hex_value(hex[2 * i]);
        const int low = lower_hex_value(hex[2 * i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return bytes;
}

FixedText<24> hex_text(const IdBytes& bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    FixedText<24> text;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        text.characters[2 * i] = digits[bytes[i] >> 4];
        text.characters[2 * i + 1] = digits[bytes[i] & 15];
    }
    return text;
}

IdBytes make_id(Timestamp now, Random& random) {
    IdBytes bytes;
    random.fill(std::as_writable_bytes(std::span{bytes}));
    const auto seconds = std::chrono::floor<std::chrono::seconds>(now).time_since_epoch().count();
    for (int i = 0; i < 4; ++i)
        bytes[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(seconds >> (24 - 8 * i));
    return bytes;
}

IdBytes derive_id(std::string_view text) {
    IdBytes bytes;
    const std::uint64_t halves[] = {stable_hash(std::string(text).append(", 0")),
                                    stable_hash(std::string(text).append(", 1"))};
    constexpr std::size_t kHalf = std::tuple_size_v<IdBytes> / 2;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(halves[i / kHalf] >> (8 * (i % kHalf)));
    return bytes;
}

}  // namespace hoigung::base
