#include "domain/identity/telephone.hpp"

#include <algorithm>

namespace hoigung::domain {
namespace {

constexpr std::string_view kHongKong = "+852";
constexpr std::size_t kHongKongDigits = 8;

bool all_digits(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::optional<Telephone> Telephone::parse(std::string_view text) {
    constexpr std::size_t kLeast = 1 + 7;
    constexpr std::size_t kMost = 1 + 15;
    if (text.size() < kLeast || text.size() > kMost || text[0] != '+' || text[1] == '0') return std::nullopt;
    if (!all_digits(text.substr(1))) return std::nullopt;
    return Telephone(text);
}

std::string_view Telephone::local() const {
    const std::string_view whole = text_;
    return whole.starts_with(kHongKong) ? whole.substr(kHongKong.size()) : whole;
}

Outcome<Telephone> telephone_for(const TelephoneRule& rule, Channel channel, std::string_view text) {
    const auto telephone = Telephone::parse(text);
    if (!telephone) return Refusal::InvalidTelephone;
    const bool is_served = std::ranges::any_of(rule.country_codes, [&](std::string_view code) {
        return text.substr(1, code.size()) == code && text.size() > 1 + code.size();
    });
    if (!is_served) return Refusal::InvalidTelephone;
    if (text.starts_with(kHongKong)) {
        const std::string& first_digits =
            channel == Channel::sms ? rule.sms_first_digits : rule.voice_first_digits;
        const std::string_view number = telephone->local();
        if (number.size() != kHongKongDigits || first_digits.find(number[0]) == std::string::npos)
            return Refusal::InvalidTelephone;
    }
    return *telephone;
}

bool is_typed_as(const Telephone& telephone, std::string_view typed) {
    std::string digits;
    std::ranges::copy_if(typed, std::back_inserter(digits), [](char c) { return c != ' ' && c != '-'; });
    return !digits.empty() && (digits == telephone.text() || digits == telephone.local() ||
                               digits == std::string_view(telephone.text()).substr(1));
}

std::string range_of(const Telephone& telephone, std::size_t digits) {
    const std::string_view local = telephone.local();
    const std::size_t before = telephone.text().size() - local.size();
    return telephone.text().substr(0, before + digits);
}

}  // namespace hoigung::domain
