#include "domain/people/email.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongest = 254;
constexpr std::size_t kLongestLocal = 64;
constexpr std::size_t kLongestLabel = 63;

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

// Checks the dot-separated parts of an address, none of which may be empty.
template <class Good>
bool each_part(std::string_view text, Good good) {
    while (true) {
        const std::size_t dot = std::min(text.find('.'), text.size());
        if (dot == 0 || !good(text.substr(0, dot))) return false;
        if (dot == text.size()) return true;
        text.remove_prefix(dot + 1);
    }
}

bool is_local(std::string_view text) {
    constexpr std::string_view kOthers = "!#$%&'*+/=?^_`{|}~-";
    return text.size() <= kLongestLocal && each_part(text, [&](std::string_view part) {
               return std::ranges::all_of(part, [&](char c) {
                   return is_letter_or_digit(c) || kOthers.find(c) != std::string_view::npos;
               });
           });
}

bool is_host(std::string_view text) {
    return text.find('.') != std::string_view::npos && each_part(text, [](std::string_view label) {
               return label.size() <= kLongestLabel && !label.starts_with('-') && !label.ends_with('-') &&
                      std::ranges::all_of(label, [](char c) { return is_letter_or_digit(c) || c == '-'; });
           });
}

}  // namespace

std::optional<Email> Email::parse(std::string_view text) {
    std::string address(base::trim(text));
    for (char& c : address) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::size_t at = address.find('@');
    if (address.size() > kLongest || at == std::string::npos) return std::nullopt;
    const std::string_view whole(address);
    if (!is_local(whole.substr(0, at)) || !is_host(whole.substr(at + 1))) return std::nullopt;
    return Email(std::move(address));
}

}  // namespace hoigung::domain
