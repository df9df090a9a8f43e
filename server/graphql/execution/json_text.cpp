#include "graphql/execution/json_text.hpp"

#include <array>
#include <charconv>
#include <cstring>

#include "base/json_writer.hpp"
#include "graphql/language/printer.hpp"

namespace hoigung::graphql {
namespace {

constexpr std::uint64_t repeat(unsigned char byte) {
    return 0x0101010101010101ULL * byte;
}

constexpr std::uint64_t zero_bytes(std::uint64_t word) {
    return (word - repeat(1)) & ~word & repeat(0x80);
}

// Non-zero when one of the eight bytes is a control, a quote, a backslash or not ASCII.
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

// Length of the run, from the start, that can be copied as it is.
std::size_t plain_run(std::string_view text) {
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
    std::size_t i = 0;
    while (i < text.size()) {
        if (i + sizeof(std::uint64_t) <= text.size()) {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes + i, sizeof word);
            if (unusual_bytes(word) == 0) {
                i += sizeof word;
                continue;
            }
        }
        const auto byte = bytes[i];
        if (byte < 0x80) {
            if (byte < 0x20 || byte == '"' || byte == '\\') return i;
            ++i;
            continue;
        }
        // Text in Chinese comes in runs of three-byte characters.
        const auto length = wide_character(bytes + i, text.size() - i);
        if (length == 0) return i;
        i += length;
    }
    return i;
}

}  // namespace

void append_json_text(std::string& out, std::string_view text) {
    const auto plain = plain_run(text);
    if (plain < text.size()) return base::append_json_string(out, text);
    out += '"';
    out.append(text);
    out += '"';
}

void append_json_number(std::string& out, std::int64_t number) {
    std::array<char, 24> buffer;
    const auto [end, problem] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    out.append(buffer.data(), end);
}

void append_json_number(std::string& out, double number) {
    out += print_number(number);
}

}  // namespace hoigung::graphql
