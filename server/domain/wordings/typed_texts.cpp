#include "domain/wordings/typed_texts.hpp"

#include <algorithm>
#include <array>

#include "base/hidden_characters.hpp"
#include "base/result.hpp"
#include "base/text.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kTelephoneDigits = 8;
constexpr std::size_t kRegistrationDigits = 8;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// Finds eight or more digits with only the usual separators between them.
bool has_telephone(std::string_view folded) {
    constexpr std::string_view kBetween = " -.()+/";
    std::size_t digits = 0;
    for (const char c : folded) {
        if (is_digit(c)) {
            if (++digits == kTelephoneDigits) return true;
        } else if (kBetween.find(c) == std::string_view::npos) {
            digits = 0;
        }
    }
    return false;
}

// True for 'example.com', but not for 'Dr. Chan' or 'No.1'.
bool has_host(std::string_view folded) {
    constexpr std::array<std::string_view, 12> kEndings{".com", ".hk",  ".net", ".org",  ".io",   ".cn",
                                                        ".me",  ".app", ".biz", ".shop", ".info", ".top"};
    return std::ranges::any_of(kEndings, [&](std::string_view ending) {
        for (std::size_t at = folded.find(ending); at != std::string_view::npos;
             at = folded.find(ending, at + 1)) {
            const std::size_t after = at + ending.size();
            const bool ends = after == folded.size() ||
                              !((folded[after] >= 'a' && folded[after] <= 'z') || is_digit(folded[after]));
            if (at > 0 && folded[at - 1] != ' ' && ends) return true;
        }
        return false;
    });
}

Outcome<std::string> read_words(std::string_view typed, std::size_t longest) {
    const std::string_view text = base::trim(typed);
    if (!base::is_storable(text) || base::has_controls(text)) return Refusal::UnusableCharacters;
    if (base::length(text) > longest) return Refusal::TextTooLong;
    return base::is_blank(text) ? std::string() : std::string(text);
}

}  // namespace

bool has_contact(std::string_view text) {
    const std::string folded = base::fold(text);
    return folded.find("://") != std::string::npos || folded.find("www.") != std::string::npos ||
           folded.find('@') != std::string::npos || has_telephone(folded) || has_host(folded);
}

Outcome<std::string> read_optional_name(std::string_view typed, std::size_t longest) {
    if (!base::is_storable(typed)) return Refusal::UnusableCharacters;
    if (!base::is_blank(typed) && base::has_hidden_characters(base::trim(typed)))
        return Refusal::NameWithHiddenCharacters;
    auto name = read_words(typed, longest);
    if (name.ok() && has_contact(*name)) return Refusal::NameWithContact;
    return name;
}

Outcome<LocalizedText> read_name(const LocalizedText& typed, std::size_t longest) {
    LocalizedText name;
    name.zh_hant = TRY(read_optional_name(typed.zh_hant, longest));
    name.en = TRY(read_optional_name(typed.en, longest));
    if (name.empty()) return Refusal::NameMissing;
    return name;
}

Outcome<LocalizedText> read_text(const LocalizedText& typed, std::size_t longest) {
    LocalizedText text;
    text.zh_hant = TRY(read_words(typed.zh_hant, longest));
    text.en = TRY(read_words(typed.en, longest));
    return text;
}

Outcome<std::string> read_text(std::string_view typed, std::size_t longest) {
    return read_words(typed, longest);
}

Outcome<std::string> read_registration_number(std::string_view typed) {
    // As on the certificate: 12345678-000-11-25-6; the first 8 digits are the number.
    const std::string folded = base::fold(base::trim(typed));
    const std::string_view text = std::string_view(folded).substr(0, folded.find('-'));
    if (folded.empty()) return std::string();
    if (text.size() != kRegistrationDigits || !std::ranges::all_of(text, is_digit))
        return Refusal::InvalidRegistrationNumber;
    return std::string(text);
}

Outcome<std::string> read_contact_telephone(std::string_view typed) {
    std::string digits;
    for (const char c : base::fold(typed)) {
        if (is_digit(c)) {
            digits += c;
        } else if (std::string_view(" -()+").find(c) == std::string_view::npos) {
            return Refusal::InvalidTelephone;
        }
    }
    if (digits.empty()) return digits;
    if (digits.size() == kTelephoneDigits + 3 && digits.starts_with("852")) digits.erase(0, 3);
    if (digits.size() != kTelephoneDigits || digits.front() < '2') return Refusal::InvalidTelephone;
    return digits;
}

}  // namespace hoigung::domain
