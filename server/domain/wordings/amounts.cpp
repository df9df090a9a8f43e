#include "domain/wordings/amounts.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>

#include "base/ascii.hpp"

namespace hoigung::domain {
namespace {

struct Numeral {
    std::string_view written;
    double value;
};

constexpr std::array kDigits{Numeral{"一", 1}, Numeral{"二", 2}, Numeral{"兩", 2}, Numeral{"三", 3},
                             Numeral{"四", 4}, Numeral{"五", 5}, Numeral{"六", 6}, Numeral{"七", 7},
                             Numeral{"八", 8}, Numeral{"九", 9}};
constexpr std::array kUnits{Numeral{"十", 10}, Numeral{"百", 100}, Numeral{"千", 1000}, Numeral{"萬", 10000}};

struct Reading {
    std::string_view rest;
    std::size_t at = 0;

    bool take(std::string_view words) {
        if (!rest.starts_with(words)) return false;
        rest.remove_prefix(words.size());
        at += words.size();
        return true;
    }
    template <std::size_t N>
    std::optional<double> take_any(const std::array<Numeral, N>& numerals) {
        for (const Numeral& numeral : numerals) {
            if (take(numeral.written)) return numeral.value;
        }
        return std::nullopt;
    }
    void skip_blank() { static_cast<void>(take(" ")); }
};

// Digits with commas between thousands; a decimal part is ignored.
std::optional<double> take_number(Reading& reading) {
    std::string digits;
    while (!reading.rest.empty()) {
        const char c = reading.rest.front();
        const bool is_comma =
            c == ',' && !digits.empty() && reading.rest.size() > 1 && base::is_digit(reading.rest[1]);
        if (!base::is_digit(c) && !is_comma) break;
        if (!is_comma) digits += c;
        reading.take(reading.rest.substr(0, 1));
    }
    // Eight digits are a telephone number, more are an account number.
    if (digits.empty() || digits.size() > 7) return std::nullopt;
    double number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

// `$3,000`, `hk$500`, `200 蚊`, `8 萬`, `50k`.
std::optional<Amount> in_digits(std::string_view text, std::size_t at) {
    Reading reading{text.substr(at)};
    const bool has_sign = reading.take("$") || reading.take("hkd") || reading.take("港幣");
    if (has_sign) reading.skip_blank();
    auto number = take_number(reading);
    if (!number) return std::nullopt;
    reading.skip_blank();
    bool is_money = has_sign;
    if (reading.take("萬") || reading.take("万")) {
        *number *= 10000;
        is_money = true;
    } else if (reading.take("千") || reading.take("k")) {
        *number *= 1000;
        is_money = true;
    }
    is_money = reading.take("元") || reading.take("蚊") || reading.take("塊") || reading.take("港幣") ||
               reading.take("hkd") || reading.take("dollars") || is_money;
    if (!is_money) return std::nullopt;
    return Amount{at, at + reading.at, *number};
}

// `二千`, `五百蚊`, `十萬`.
std::optional<Amount> in_chinese(std::string_view text, std::size_t at) {
    Reading reading{text.substr(at)};
    double sum = 0;
    double largest = 0;
    while (true) {
        const std::size_t before = reading.at;
        const auto digit = reading.take_any(kDigits);
        const auto unit = reading.take_any(kUnits);
        if (reading.at == before) break;
        sum += digit.value_or(1) * unit.value_or(1);
        largest = std::max(largest, unit.value_or(1));
        // 十萬 is ten times ten thousand.
        while (const auto more = reading.take_any(kUnits)) {
            sum *= *more;
            largest = std::max(largest, *more);
        }
    }
    if (reading.at == 0) return std::nullopt;
    const bool is_money = reading.take("蚊") || reading.take("元") || reading.take("港幣");
    if (!is_money && largest < 100) return std::nullopt;
    return Amount{at, at + reading.at, sum};
}

// The three bytes of a Chinese character as a number.
constexpr std::uint32_t packed(std::string_view text) {
    const auto byte = [&](std::size_t at) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(text[at]));
    };
    return byte(0) << 16U | byte(1) << 8U | byte(2);
}

// The Chinese characters with which an amount can begin: numerals, and that of 港幣.
constexpr auto kBeginnings = [] {
    std::array<std::uint32_t, kDigits.size() + kUnits.size() + 1> beginnings{};
    std::size_t at = 0;
    for (const Numeral& numeral : kDigits) beginnings[at++] = packed(numeral.written);
    for (const Numeral& numeral : kUnits) beginnings[at++] = packed(numeral.written);
    beginnings[at] = packed("港");
    return beginnings;
}();

// Whether an amount can begin at the beginning of a text.
bool may_begin(std::string_view text) {
    const char c = text.front();
    if (c == '$' || c == 'h' || base::is_digit(c)) return true;
    if (static_cast<unsigned char>(c) < 0xe0 || text.size() < 3) return false;
    return std::ranges::find(kBeginnings, packed(text)) != kBeginnings.end();
}

}  // namespace

std::vector<Amount> amounts_in(std::string_view folded) {
    std::vector<Amount> found;
    for (std::size_t at = 0; at < folded.size();) {
        const char c = folded[at];
        auto amount = std::optional<Amount>();
        if (may_begin(folded.substr(at))) {
            amount = in_digits(folded, at);
            if (!amount) amount = in_chinese(folded, at);
        }
        if (amount) {
            at = amount->end;
            found.push_back(*amount);
            continue;
        }
        // Skips the rest of a number that is not an amount.
        if (base::is_digit(c)) {
            while (at < folded.size() && (base::is_digit(folded[at]) || folded[at] == ',')) ++at;
        } else {
            ++at;
        }
    }
    return found;
}

}  // namespace hoigung::domain
