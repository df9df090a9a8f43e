#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// How a login code reaches a person.
enum class Channel { sms, voice };

// A telephone number in international form: '+', country code and number, digits only.
class Telephone {
  public:
    Telephone() = default;

    // '+' and 7 to 15 digits.
    [[nodiscard]] static std::optional<Telephone> parse(std::string_view text);
    [[nodiscard]] const std::string& text() const { return text_; }
    // Without +852; a foreign number is returned unchanged.
    [[nodiscard]] std::string_view local() const;

    bool operator==(const Telephone&) const = default;

  private:
    explicit Telephone(std::string_view text) : text_(text) {}
    std::string text_;
};

// Which numbers may request a code. Codes sent abroad can be abused to make the site pay for expensive calls,
// so only the countries named here are served.
struct TelephoneRule {
    std::vector<std::string> country_codes{"852"};
    // The first digits of Hong Kong numbers that receive text messages, and of those that can be called.
    std::string sms_first_digits = "456789";
    std::string voice_first_digits = "23456789";
};

[[nodiscard]] Outcome<Telephone> telephone_for(const TelephoneRule& rule, Channel channel,
                                               std::string_view text);

// Whether a person typed this number, with or without country code, spaces and hyphens.
[[nodiscard]] bool is_typed_as(const Telephone& telephone, std::string_view typed);

// The range that a number belongs to: the country code and its first `digits` digits.
[[nodiscard]] std::string range_of(const Telephone& telephone, std::size_t digits);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::Channel> {
    static constexpr std::array<std::string_view, 2> values{"sms", "voice"};
};
