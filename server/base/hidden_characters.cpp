#include "base/hidden_characters.hpp"

#include <fmt/format.h>
#include <unicode/uchar.h>

#include "base/text.hpp"

namespace hoigung::base {
namespace {

constexpr char32_t kJoiner = 0x200D;
constexpr char32_t kFirstVariation = 0xFE00;
constexpr char32_t kLastVariation = 0xFE0F;
constexpr char32_t kFirstRareVariation = 0xE0100;
constexpr char32_t kLastRareVariation = 0xE01EF;

bool is_variation(char32_t c) {
    // Variation selectors choose the shape of the Han character or emoji before them.
    return (c >= kFirstVariation && c <= kLastVariation) ||
           (c >= kFirstRareVariation && c <= kLastRareVariation);
}

bool is_hidden(char32_t c) {
    if (is_variation(c)) return false;
    const auto character = static_cast<UChar32>(c);
    const auto type = u_charType(character);
    return type == U_CONTROL_CHAR || type == U_FORMAT_CHAR || type == U_LINE_SEPARATOR ||
           type == U_PARAGRAPH_SEPARATOR ||
           u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

bool is_emoji(char32_t c) {
    return u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_EXTENDED_PICTOGRAPHIC) != 0;
}

// Calls `visit(character, is_hidden, its bytes)` for each character.
template <class Visit>
void each_character(std::string_view text, Visit visit) {
    char32_t before = 0;
    while (!text.empty()) {
        const std::string_view bytes = first_characters(text, 1);
        const char32_t c = code_point_at(text, 0);
        text.remove_prefix(bytes.size());
        const bool joins =
            c == kJoiner && is_emoji(before) && !text.empty() && is_emoji(code_point_at(text, 0));
        visit(c, is_hidden(c) && !joins, bytes);
        // Skin colours and variation selectors may stand between an emoji and the joiner.
        if (!is_variation(c) && u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_EMOJI_MODIFIER) == 0)
            before = c;
    }
}

}  // namespace

bool has_hidden_characters(std::string_view text) {
    bool any = false;
    each_character(text, [&](char32_t, bool hidden, std::string_view) { any = any || hidden; });
    return any;
}

std::string without_hidden_characters(std::string_view text) {
    std::string seen;
    each_character(text, [&](char32_t, bool hidden, std::string_view bytes) {
        if (!hidden) seen += bytes;
    });
    return seen;
}

std::string for_terminal(std::string_view text) {
    std::string shown;
    each_character(to_valid_utf8(text), [&](char32_t c, bool hidden, std::string_view bytes) {
        hidden ? void(fmt::format_to(std::back_inserter(shown), "<U+{:04X}>", static_cast<std::uint32_t>(c)))
               : void(shown.append(bytes));
    });
    return shown;
}

}  // namespace hoigung::base
