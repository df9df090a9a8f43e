#include "render/utf16.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace hoigung::render {
namespace {

// Loops over a block have a fixed length, so that the compiler vectorizes them.
constexpr std::size_t kBlock = 16;
constexpr char16_t kReplacement = 0xFFFD;

constexpr bool is_high_surrogate(char16_t unit) {
    return (unit & 0xFC00) == 0xD800;
}
constexpr bool is_low_surrogate(char16_t unit) {
    return (unit & 0xFC00) == 0xDC00;
}
constexpr bool is_surrogate(char16_t unit) {
    return (unit & 0xF800) == 0xD800;
}

// Counts a surrogate as three bytes: right for a lone one, one too many for each half of a pair.
std::size_t most_bytes(std::u16string_view text) {
    std::size_t bytes = text.size();
    const char16_t* unit = text.data();
    const char16_t* const end = unit + text.size();
    for (; end - unit >= static_cast<std::ptrdiff_t>(kBlock); unit += kBlock) {
        std::uint16_t more = 0;
        for (std::size_t i = 0; i < kBlock; ++i) {
            more = static_cast<std::uint16_t>(more + (unit[i] >= 0x80) + (unit[i] >= 0x800));
        }
        bytes += more;
    }
    for (; unit != end; ++unit) bytes += static_cast<std::size_t>((*unit >= 0x80) + (*unit >= 0x800));
    return bytes;
}

bool is_ascii_block(const char16_t* units) {
    std::uint16_t all = 0;
    for (std::size_t i = 0; i < kBlock; ++i) all = static_cast<std::uint16_t>(all | units[i]);
    return all < 0x80;
}

bool is_ascii_block(const unsigned char* bytes) {
    std::uint64_t halves[2];
    std::memcpy(halves, bytes, sizeof halves);
    return ((halves[0] | halves[1]) & 0x8080808080808080) == 0;
}

char* put(char* out, char32_t point) {
    const auto trail = [point](int shift) { return static_cast<char>(0x80 | ((point >> shift) & 0x3F)); };
    if (point < 0x80) {
        *out++ = static_cast<char>(point);
    } else if (point < 0x800) {
        *out++ = static_cast<char>(0xC0 | (point >> 6));
        *out++ = trail(0);
    } else if (point < 0x10000) {
        *out++ = static_cast<char>(0xE0 | (point >> 12));
        *out++ = trail(6);
        *out++ = trail(0);
    } else {
        *out++ = static_cast<char>(0xF0 | (point >> 18));
        *out++ = trail(12);
        *out++ = trail(6);
        *out++ = trail(0);
    }
    return out;
}

// The code point of two or more bytes at `at`, and its number of bytes; 0 bytes when they are invalid.
struct Sequence {
    char32_t point;
    std::ptrdiff_t bytes;
};

Sequence read_sequence(const unsigned char* at, const unsigned char* end) {
    constexpr Sequence kWrong{kReplacement, 0};
    const unsigned lead = at[0];
    const auto left = end - at;
    const auto is_trail = [at](int i) { return (at[i] & 0xC0) == 0x80; };
    const auto trail = [at](int i) { return static_cast<char32_t>(at[i] & 0x3F); };
    if (lead >= 0xE0 && lead < 0xF0) {
        if (left < 3 || !is_trail(1) || !is_trail(2)) return kWrong;
        const char32_t point = (char32_t{lead & 0x0F} << 12) | (trail(1) << 6) | trail(2);
        if (point < 0x800 || (point & 0xF800) == 0xD800) return kWrong;
        return {point, 3};
    }
    if (lead >= 0xC2 && lead < 0xE0) {
        if (left < 2 || !is_trail(1)) return kWrong;
        return {(char32_t{lead & 0x1F} << 6) | trail(1), 2};
    }
    if (lead >= 0xF0 && lead < 0xF5) {
        if (left < 4 || !is_trail(1) || !is_trail(2) || !is_trail(3)) return kWrong;
        const char32_t point = (char32_t{lead & 0x07} << 18) | (trail(1) << 12) | (trail(2) << 6) | trail(3);
        if (point < 0x10000 || point > 0x10FFFF) return kWrong;
        return {point, 4};
    }
    return kWrong;
}

}  // namespace

std::string to_utf8(std::u16string_view text) {
    std::string bytes(most_bytes(text), '\0');
    char* out = bytes.data();
    const char16_t* unit = text.data();
    const char16_t* const end = unit + text.size();
    while (unit != end) {
        while (end - unit >= static_cast<std::ptrdiff_t>(kBlock) && is_ascii_block(unit)) {
            char block[kBlock];
            for (std::size_t i = 0; i < kBlock; ++i) block[i] = static_cast<char>(unit[i]);
            std::memcpy(out, block, kBlock);
            unit += kBlock;
            out += kBlock;
        }
        const char16_t* const block_end = unit + std::min<std::ptrdiff_t>(end - unit, kBlock);
        while (unit < block_end) {
            char32_t point = *unit++;
            if (is_surrogate(static_cast<char16_t>(point))) {
                if (is_high_surrogate(static_cast<char16_t>(point)) && unit != end &&
                    is_low_surrogate(*unit)) {
                    point = 0x10000 + ((point & 0x3FF) << 10) + (char32_t{*unit++} & 0x3FF);
                } else {
                    point = kReplacement;
                }
            }
            out = put(out, point);
        }
    }
    bytes.resize(static_cast<std::size_t>(out - bytes.data()));
    return bytes;
}

Utf16 to_utf16(std::string_view text) {
    Utf16 result{std::make_unique_for_overwrite<char16_t[]>(text.size()), 0};
    char16_t* out = result.units.get();
    const auto* at = reinterpret_cast<const unsigned char*>(text.data());
    const unsigned char* const end = at + text.size();
    while (at != end) {
        while (end - at >= static_cast<std::ptrdiff_t>(kBlock) && is_ascii_block(at)) {
            for (std::size_t i = 0; i < kBlock; ++i) out[i] = at[i];
            at += kBlock;
            out += kBlock;
        }
        const unsigned char* const block_end = at + std::min<std::ptrdiff_t>(end - at, kBlock);
        while (at < block_end) {
            if (*at < 0x80) {
                *out++ = *at++;
                continue;
            }
            const auto [point, bytes] = read_sequence(at, end);
            at += std::max<std::ptrdiff_t>(bytes, 1);
            if (point < 0x10000) {
                *out++ = static_cast<char16_t>(point);
            } else {
                *out++ = static_cast<char16_t>(0xD7C0 + (point >> 10));
                *out++ = static_cast<char16_t>(0xDC00 + (point & 0x3FF));
            }
        }
    }
    result.length = static_cast<std::size_t>(out - result.units.get());
    return result;
}

}  // namespace hoigung::render
