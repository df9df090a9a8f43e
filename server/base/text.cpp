#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "base/ascii.hpp"

namespace hoigung::base {
namespace {

struct Step {
    UChar32 character;
    std::size_t next;
};

Step decode(std::string_view text, std::size_t at) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    auto i = static_cast<std::int64_t>(at);
    const auto size = static_cast<std::int64_t>(text.size());
    UChar32 c = 0;
    U8_NEXT(bytes, i, size, c);
    return {c, static_cast<std::size_t>(i)};
}

}  // namespace

void append_long_utf8(std::string& out, char32_t code_point) {
    std::array<char, U8_MAX_LENGTH> bytes{};
    std::size_t length = 0;
    U8_APPEND_UNSAFE(bytes, length, code_point);
    out.append(bytes.data(), length);
}

char32_t code_point_at(std::string_view text, std::size_t position) {
    return static_cast<char32_t>(decode(text, position).character);
}

bool is_utf8(std::string_view text) {
    std::size_t i = 0;
    while (i < text.size()) {
        if (static_cast<unsigned char>(text[i]) < 0x80) {
            ++i;
            continue;
        }
        const Step step = decode(text, i);
        if (step.character < 0) return false;
        i = step.next;
    }
    return true;
}

std::string to_valid_utf8(std::string_view text) {
    if (is_utf8(text)) return std::string(text);
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const Step step = decode(text, i);
        if (step.character < 0) {
            out += "\xEF\xBF\xBD";
        } else {
            out.append(text, i, step.next - i);
        }
        i = step.next;
    }
    return out;
}

bool is_storable(std::string_view text) {
    return text.find('\0') == std::string_view::npos && is_utf8(text);
}

std::string to_storable(std::string_view text) {
    std::string out = to_valid_utf8(text);
    std::erase(out, '\0');
    return out;
}

std::size_t length(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    return count;
}

std::string_view first_characters(std::string_view text, std::size_t limit) {
    std::size_t i = 0;
    while (i < text.size() && limit-- > 0) i = decode(text, i).next;
    return text.substr(0, i);
}

std::string_view trim(std::string_view text) {
    std::size_t begin = 0;
    while (begin < text.size()) {
        const Step step = decode(text, begin);
        if (!u_isUWhiteSpace(step.character)) break;
        begin = step.next;
    }
    std::size_t end = begin;
    for (std::size_t i = begin; i < text.size();) {
        const Step step = decode(text, i);
        if (!u_isUWhiteSpace(step.character)) end = step.next;
        i = step.next;
    }
    return text.substr(begin, end - begin);
}

bool is_blank(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const Step step = decode(text, i);
        if (!u_isUWhiteSpace(step.character) && u_charType(step.character) != U_FORMAT_CHAR &&
            !u_hasBinaryProperty(step.character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
            return false;
        i = step.next;
    }
    return true;
}

bool has_controls(std::string_view text) {
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F) return true;
    }
    return false;
}

std::string replace_all(std::string_view text, std::string_view part, std::string_view becomes) {
    std::string out;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part)) {
        out.append(text.substr(0, at)).append(becomes);
        text.remove_prefix(at + part.size());
    }
    return out.append(text);
}

std::string hex_text(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += kDigits[value >> 4];
        text += kDigits[value & 0x0F];
    }
    return text;
}

std::string fold(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    static const icu::Normalizer2* normalizer = icu::Normalizer2::getNFKCCasefoldInstance(status);
    if (normalizer == nullptr) throw std::runtime_error("ICU has no NFKC_Casefold data");
    std::string out;
    icu::StringByteSink<std::string> sink(&out);
    normalizer->normalizeUTF8(0, icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())), sink,
                              nullptr, status);
    if (U_FAILURE(status)) throw std::runtime_error("ICU could not normalise a text");
    return out;
}

bool contains_folded(std::string_view text, std::string_view part) {
    return fold(text).find(fold(part)) != std::string::npos;
}

std::string mask_telephones(std::string_view text) {
    constexpr std::size_t kTelephone = 8;
    constexpr std::size_t kShown = 2;
    std::string out(text);
    for (std::size_t i = 0; i < out.size();) {
        if (!is_digit(out[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < out.size() && is_digit(out[end])) ++end;
        if (end - i >= kTelephone) out.replace(i, end - i - kShown, end - i - kShown, '*');
        i = end;
    }
    return out;
}

std::string mask_email(std::string_view text) {
    std::string out(text);
    const std::size_t at = std::min(out.find('@'), out.size());
    for (std::size_t i = 1; i < at; ++i) out[i] = '*';
    return out;
}

}  // namespace hoigung::base
