#include "graphql/execution/json_text.hpp"

#include <bit>
#include <charconv>
#include <cstring>

#include "base/json_writer.hpp"
#include "graphql/language/printer.hpp"

namespace hoigung::graphql {
namespace {

// The first byte in memory must be the lowest of a word.
static_assert(std::endian::native == std::endian::little);

constexpr std::uint64_t repeat(unsigned char byte) {
    return 0x0101010101010101ULL * byte;
}

constexpr std::uint64_t zero_bytes(std::uint64_t word) {
    return (word - repeat(1)) & ~word & repeat(0x80);
}

// Marks bytes that are controls, quotes, backslashes or not ASCII. The lowest mark is reliable; higher ones
// may come from a borrow of the subtractions.
constexpr std::uint64_t unusual_bytes(std::uint64_t word) {
    return ((word - repeat(0x20)) | zero_bytes(word ^ repeat('"')) | zero_bytes(word ^ repeat('\\')) | word) &
           repeat(0x80);
}

// Length of the well-formed UTF-8 character of more than one byte at `text`, or 0.
std::size_t wide_character(const unsigned char* text, std::size_t left) {
    const auto follows = [&](std::size_t i) { return i < left && (text[i] & 0xC0) == 0x80; };
    const auto lead = text[0];
    if (lead >= 0xE1 && lead <= 0xEC) return follows(1) && follows(2) ? 3 : 0;
    if (lead >= 0xC2 && lead <= 0xDF) return follows(1) ? 2 : 0;
    if (lead == 0xE0 || (lead >= 0xED && lead <= 0xEF)) {
        if (!follows(1) || !follows(2)) return 0;
        if (lead == 0xE0 && text[1] < 0xA0) return 0;
        if (lead == 0xED && text[1] > 0x9F) return 0;
        return 3;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        if (!follows(1) || !follows(2) || !follows(3)) return 0;
        if (lead == 0xF0 && text[1] < 0x90) return 0;
        if (lead == 0xF4 && text[1] > 0x8F) return 0;
        return 4;
    }
    return 0;
}

// Copies text that needs no escaping, eight bytes at a time, and checks it on the way. Returns false when
// something needs escaping; up to seven bytes beyond the text may be written.
bool copy_plain(char* to, std::string_view text) {
    const char* from = text.data();
    const char* const end = from + text.size();
    while (from < end) {
        const auto left = static_cast<std::size_t>(end - from);
        std::uint64_t word = repeat(' ');
        if (left >= sizeof word) {
            std::memcpy(&word, from, sizeof word);
        } else {
            std::memcpy(&word, from, left);
        }
        std::memcpy(to, &word, sizeof word);
        const auto unusual = unusual_bytes(word);
        if (unusual == 0) {
            from += sizeof word;
            to += sizeof word;
            continue;
        }
        const auto plain = static_cast<std::size_t>(std::countr_zero(unusual)) / 8;
        from += plain;
        to += plain;
        // Text in Chinese comes in runs of three-byte characters.
        if (static_cast<unsigned char>(*from) < 0x80) return false;
        do {
            const auto length = wide_character(reinterpret_cast<const unsigned char*>(from),
                                               static_cast<std::size_t>(end - from));
            if (length == 0) return false;
            // Copies four bytes when four are left: any excess is overwritten.
            std::memcpy(to, from, end - from >= 4 ? 4 : length);
            from += length;
            to += length;
        } while (from < end && static_cast<unsigned char>(*from) >= 0x80);
    }
    return true;
}

}  // namespace

void append_json_text(OutputBuffer& out, std::string_view text) {
    auto* const start = out.reserve(text.size() + 2 + sizeof(std::uint64_t));
    if (!copy_plain(start + 1, text)) {
        std::string escaped;
        base::append_json_string(escaped, text);
        return out.append(escaped);
    }
    start[0] = '"';
    start[text.size() + 1] = '"';
    out.advance(text.size() + 2);
}

void append_json_number(OutputBuffer& out, std::int64_t number) {
    constexpr std::size_t kLongest = 20;
    auto* const start = out.reserve(kLongest);
    const auto [end, problem] = std::to_chars(start, start + kLongest, number);
    out.advance(static_cast<std::size_t>(end - start));
}

void append_json_number(OutputBuffer& out, double number) {
    out.append(print_number(number));
}

}  // namespace hoigung::graphql
