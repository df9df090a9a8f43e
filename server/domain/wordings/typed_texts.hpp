#pragma once

#include <string>
#include <string_view>

#include "domain/locale.hpp"
#include "domain/refusal.hpp"

// Checks of the texts that employers type, shared by all operations.
namespace hoigung::domain {

inline constexpr std::size_t kLongestCompanyName = 100;
inline constexpr std::size_t kLongestAboutText = 3000;
inline constexpr std::size_t kLongestAddress = 300;
inline constexpr std::size_t kLongestPersonName = 50;
inline constexpr std::size_t kLongestNote = 500;

// Whether a name contains a link, an e-mail address or a telephone number, in any spelling.
[[nodiscard]] bool has_contact(std::string_view text);

// A name in at least one language, trimmed.
[[nodiscard]] Outcome<LocalizedText> read_name(const LocalizedText& typed, std::size_t longest);
// A name that may be empty.
[[nodiscard]] Outcome<std::string> read_optional_name(std::string_view typed, std::size_t longest);
// A text that may be empty, trimmed.
[[nodiscard]] Outcome<LocalizedText> read_text(const LocalizedText& typed, std::size_t longest);
[[nodiscard]] Outcome<std::string> read_text(std::string_view typed, std::size_t longest);

// 8 digits; empty when none is given.
[[nodiscard]] Outcome<std::string> read_registration_number(std::string_view typed);
// A Hong Kong number without its country code; empty when none is given.
[[nodiscard]] Outcome<std::string> read_contact_telephone(std::string_view typed);

}  // namespace hoigung::domain
