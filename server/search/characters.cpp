#include "search/characters.hpp"

#include <array>
#include <memory>
#include <stdexcept>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace hoigung::search {
namespace {

constexpr std::uint32_t kTable = 0x10000;

struct Fold {
    std::uint16_t from;
    std::uint16_t to;
};
constexpr Fold kFolds[] = {
#include <character_folds.inc>
    // Unites the variants 舖 and 鋪, which OpenCC keeps apart.
    {0x8216, 0x94FA},
};

CharacterClass class_of(std::uint32_t code) {
    const auto c = static_cast<UChar32>(code);
    if (code == '\'' || code == 0x2019 || code == 0x02BC) return CharacterClass::joiner;
    if (code == '&' || code == '\t') return CharacterClass::space;
    switch (u_charType(c)) {
        case U_SPACE_SEPARATOR:
        case U_DASH_PUNCTUATION:
            return CharacterClass::space;
        case U_NON_SPACING_MARK:
        case U_COMBINING_SPACING_MARK:
        case U_DECIMAL_DIGIT_NUMBER:
        case U_LETTER_NUMBER:
        case U_OTHER_NUMBER:
            return CharacterClass::letter;
        default:
            break;
    }
    if (!u_isalpha(c)) return CharacterClass::stop;
    UErrorCode status = U_ZERO_ERROR;
    switch (uscript_getScript(c, &status)) {
        case USCRIPT_HAN:
        case USCRIPT_HIRAGANA:
        case USCRIPT_KATAKANA:
        case USCRIPT_HANGUL:
        case USCRIPT_BOPOMOFO:
            return CharacterClass::ideograph;
        default:
            return CharacterClass::letter;
    }
}

using Table = std::array<Character, kTable>;

// Makes 'e' find 'é': maps a Latin letter to the first letter of its decomposition.
void fold_marks(Table& table) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = icu::Normalizer2::getNFDInstance(status);
    if (normalizer == nullptr) throw std::runtime_error("ICU has no NFD data");
    for (std::uint32_t code = 0xC0; code < 0x250; ++code) {
        icu::UnicodeString parts;
        if (!normalizer->getDecomposition(static_cast<UChar32>(code), parts)) continue;
        table[code].code = static_cast<std::uint32_t>(parts.char32At(0));
    }
}

std::unique_ptr<const Table> make_table() {
    auto table = std::make_unique<Table>();
    for (std::uint32_t code = 0; code < kTable; ++code) (*table)[code] = {code, class_of(code)};
    fold_marks(*table);
    for (const Fold& fold : kFolds) (*table)[fold.from].code = fold.to;
    return table;
}

}  // namespace

Character classify(std::uint32_t code) {
    static const std::unique_ptr<const Table> table = make_table();
    if (code < kTable) return (*table)[code];
    return {code, class_of(code)};
}

}  // namespace hoigung::search
