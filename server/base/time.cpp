#include "base/time.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace hoigung::base {
namespace {

using namespace std::chrono;

// Reads exactly `digits` digits and removes them from `text`.
std::optional<int> take_number(std::string_view& text, std::size_t digits) {
    if (text.size() < digits) return std::nullopt;
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + digits, value);
    if (problem != std::errc{} || end != text.data() + digits || text.front() == '-') return std::nullopt;
    text.remove_prefix(digits);
    return value;
}

bool take(std::string_view& text, char expected) {
    if (text.empty() || text.front() != expected) return false;
    text.remove_prefix(1);
    return true;
}

std::optional<Date> take_date(std::string_view& text) {
    const auto y = take_number(text, 4);
    if (!y || !take(text, '-')) return std::nullopt;
    const auto m = take_number(text, 2);
    if (!m || !take(text, '-')) return std::nullopt;
    const auto d = take_number(text, 2);
    if (!d) return std::nullopt;
    const Date date{year{*y}, month{static_cast<unsigned>(*m)}, day{static_cast<unsigned>(*d)}};
    if (!date.ok()) return std::nullopt;
    return date;
}

// Z, +hh:mm, -hh:mm or +hhmm
std::optional<minutes> take_offset(std::string_view& text) {
    if (take(text, 'Z')) return minutes{0};
    if (text.empty()) return std::nullopt;
    const int sign = text.front() == '-' ? -1 : 1;
    if (!take(text, '+') && !take(text, '-')) return std::nullopt;
    const auto h = take_number(text, 2);
    take(text, ':');
    const auto m = take_number(text, 2);
    if (!h || !m || *h > 14 || *m > 59) return std::nullopt;
    return sign * (hours{*h} + minutes{*m});
}

milliseconds take_fraction(std::string_view& text) {
    int value = 0;
    int scale = 100;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9') {
        value += (text.front() - '0') * scale;
        scale /= 10;
        text.remove_prefix(1);
    }
    return milliseconds{value};
}

// Writes the last `digits` digits of a number at a position.
template <class Number>
void put_number(FixedText<24>& text, std::size_t at, std::size_t digits, Number number) {
    for (std::size_t i = at + digits; i > at; --i) {
        text.characters[i - 1] = static_cast<char>('0' + number % 10);
        number /= 10;
    }
}

}  // namespace

FixedText<24> iso_text(Timestamp time) {
    const auto day = floor<days>(time);
    const Date date{day};
    const hh_mm_ss clock{time - day};
    FixedText<24> text;
    std::ranges::copy(std::string_view("0000-00-00T00:00:00.000Z"), text.characters.begin());
    put_number(text, 0, 4, static_cast<int>(date.year()));
    put_number(text, 5, 2, static_cast<unsigned>(date.month()));
    put_number(text, 8, 2, static_cast<unsigned>(date.day()));
    put_number(text, 11, 2, clock.hours().count());
    put_number(text, 14, 2, clock.minutes().count());
    put_number(text, 17, 2, clock.seconds().count());
    put_number(text, 20, 3, clock.subseconds().count());
    return text;
}

std::string to_iso(Timestamp time) {
    return std::string(iso_text(time).view());
}

std::optional<Timestamp> parse_timestamp(std::string_view text) {
    const auto date = take_date(text);
    if (!date) return std::nullopt;
    Timestamp time = sys_days{*date};
    if (text.empty()) return time;
    if (!take(text, 'T') && !take(text, ' ')) return std::nullopt;
    const auto h = take_number(text, 2);
    if (!h || !take(text, ':')) return std::nullopt;
    const auto m = take_number(text, 2);
    if (!m || *h > 23 || *m > 59) return std::nullopt;
    time += hours{*h} + minutes{*m};
    if (take(text, ':')) {
        const auto s = take_number(text, 2);
        if (!s || *s > 60) return std::nullopt;
        time += seconds{*s};
        if (take(text, '.')) time += take_fraction(text);
    }
    const auto offset = take_offset(text);
    if (!offset || !text.empty()) return std::nullopt;
    return time - *offset;
}

std::string to_iso(Date date) {
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

std::optional<Date> parse_date(std::string_view text) {
    const auto date = take_date(text);
    if (!text.empty()) return std::nullopt;
    return date;
}

Date hong_kong_date(Timestamp time) {
    return Date{floor<days>(time + kHongKongOffset)};
}

Timestamp hong_kong_midnight(Date date) {
    return Timestamp{sys_days{date}} - kHongKongOffset;
}

Timestamp SystemClock::now() const {
    return floor<milliseconds>(system_clock::now());
}

}  // namespace hoigung::base
