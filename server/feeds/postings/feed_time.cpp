#include "feeds/postings/feed_time.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <vector>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace hoigung::feeds {
namespace {

using namespace std::chrono;
using namespace std::string_view_literals;

// From the beginning of the first moment to the end of the last one.
struct Span {
    base::Timestamp begin;
    base::Timestamp end;
};

std::optional<int> number_of(std::string_view digits) {
    int number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool is_whole = problem == std::errc{} && end == digits.data() + digits.size();
    return is_whole && number >= 0 ? std::optional(number) : std::nullopt;
}

struct Days {
    base::Date first;
    base::Date last;
};

std::optional<Days> one_day(sys_days day) {
    return Days{base::Date{day}, base::Date{day}};
}

std::optional<Days> calendar_days(int of_year, int of_month, std::optional<int> of_day) {
    const year_month in{year(of_year), month(static_cast<unsigned>(of_month))};
    if (!in.ok()) return std::nullopt;
    if (!of_day) return Days{base::Date{in / day(1)}, base::Date{sys_days(in / last)}};
    const base::Date date{in / day(static_cast<unsigned>(*of_day))};
    return date.ok() ? std::optional(Days{date, date}) : std::nullopt;
}

// The first day of an ISO year's first week, which is the week of 4 January.
sys_days first_week(int of_year) {
    const sys_days fourth = year(of_year) / January / 4;
    return fourth - (weekday(fourth) - Monday);
}

std::optional<Days> week_days(int of_year, int of_week, std::optional<int> of_day) {
    if (of_week < 1 || of_week > 53 || of_day.value_or(1) < 1 || of_day.value_or(1) > 7) return std::nullopt;
    const sys_days monday = first_week(of_year) + weeks(of_week - 1);
    if (of_day) return one_day(monday + days(*of_day - 1));
    return Days{base::Date{monday}, base::Date{monday + days(6)}};
}

std::optional<Days> ordinal_day(int of_year, int number) {
    const sys_days found = sys_days(year(of_year) / January / 1) + days(number - 1);
    if (number < 1 || base::Date{found}.year() != year(of_year)) return std::nullopt;
    return one_day(found);
}

std::vector<std::string_view> pieces_of(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    while (true) {
        const std::size_t end = std::min(text.find(separator), text.size());
        pieces.push_back(text.substr(0, end));
        if (end == text.size()) return pieces;
        text.remove_prefix(end + 1);
    }
}

// '2026-11-15', '2026/11/15', '20261115', '2026-11', '2026-319', '2026319', '2026-W47', '2026-W47-1',
// '2026W471'.
std::optional<Days> days_in(std::string_view text) {
    const char separator = text.find('/') != std::string_view::npos ? '/' : '-';
    std::vector<std::string_view> pieces = pieces_of(text, separator);
    if (pieces.size() == 1 && text.size() > 4) {
        const std::string_view rest = text.substr(4);
        const bool is_week = rest.starts_with('W');
        pieces = {text.substr(0, 4)};
        if (is_week || rest.size() == 3) pieces.push_back(rest.substr(0, 3));
        if (!is_week && rest.size() == 4) pieces.insert(pieces.end(), {rest.substr(0, 2), rest.substr(2)});
        if (is_week && rest.size() == 4) pieces.push_back(rest.substr(3));
        if (pieces.size() == 1) return std::nullopt;
    }
    if (pieces.size() < 2 || pieces.size() > 3 || pieces[0].size() != 4) return std::nullopt;
    const auto of_year = number_of(pieces[0]);
    const bool is_week = pieces[1].starts_with('W');
    const auto second = number_of(is_week ? pieces[1].substr(1) : pieces[1]);
    const auto third = pieces.size() == 3 ? number_of(pieces[2]) : std::nullopt;
    if (!of_year || !second || (pieces.size() == 3 && !third)) return std::nullopt;
    if (is_week) return week_days(*of_year, *second, third);
    if (pieces.size() == 2 && pieces[1].size() == 3) return ordinal_day(*of_year, *second);
    return calendar_days(*of_year, *second, third);
}

constexpr minutes kHongKongOffset{8 * 60};

// Parses the text after the time: '', 'Z', 'GMT', 'HKT', '+08', '+0800', '-05:00'.
std::optional<minutes> zone_in(std::string_view text) {
    text = base::trim(text);
    if (text.empty() || text == "HKT" || text == "HKST") return kHongKongOffset;
    if (text == "Z" || text == "z" || text == "GMT" || text == "UTC" || text == "UT") return minutes(0);
    if (text.front() != '+' && text.front() != '-') return std::nullopt;
    std::string digits(text.substr(1));
    std::erase(digits, ':');
    if (digits.size() != 2 && digits.size() != 4) return std::nullopt;
    const auto of_hours = number_of(std::string_view(digits).substr(0, 2));
    const auto of_minutes = digits.size() == 4 ? number_of(std::string_view(digits).substr(2)) : 0;
    if (!of_hours || !of_minutes || *of_hours > 14 || *of_minutes > 59) return std::nullopt;
    const minutes offset = hours(*of_hours) + minutes(*of_minutes);
    return text.front() == '-' ? -offset : offset;
}

// '09', '0930', '09:30', '09:30:00', '09:30:00.250' and a zone: the time since midnight in UTC.
std::optional<seconds> time_in(std::string_view text) {
    const auto is_clock = [](char c) { return base::is_digit(c) || c == ':'; };
    const auto end = std::ranges::find_if_not(text, is_clock);
    std::string digits(text.begin(), end);
    std::erase(digits, ':');
    std::string_view rest(end, text.end());
    if (rest.starts_with('.') || rest.starts_with(',')) {
        rest.remove_prefix(1);
        while (!rest.empty() && base::is_digit(rest.front())) rest.remove_prefix(1);
    }
    if (digits.size() != 2 && digits.size() != 4 && digits.size() != 6) return std::nullopt;
    digits.resize(6, '0');
    const int clock = number_of(digits).value_or(-1);
    const int of_hours = clock / 10'000;
    const int of_minutes = clock / 100 % 100;
    const int of_seconds = clock % 100;
    const auto zone = zone_in(rest);
    const bool is_day_end = clock == 240'000;
    if (!zone || of_minutes > 59 || of_seconds > 60 || (of_hours > 23 && !is_day_end)) return std::nullopt;
    return hours(of_hours) + minutes(of_minutes) + seconds(of_seconds) - *zone;
}

std::optional<Span> span_of(const Days& days_named, std::string_view clock) {
    clock = base::trim(clock);
    if (clock.empty()) {
        const sys_days after = sys_days(days_named.last) + days(1);
        return Span{base::hong_kong_midnight(days_named.first),
                    base::hong_kong_midnight(base::Date{after}) - milliseconds(1)};
    }
    const auto time = time_in(clock);
    if (!time || days_named.first != days_named.last) return std::nullopt;
    const base::Timestamp moment = sys_days(days_named.first) + *time;
    return Span{moment, moment};
}

std::optional<Span> iso_span(std::string_view text) {
    const std::size_t end = std::min(text.find_first_of("Tt "), text.size());
    const auto found = days_in(text.substr(0, end));
    if (!found) return std::nullopt;
    return span_of(*found, text.substr(std::min(end + 1, text.size())));
}

std::optional<int> month_named(std::string_view word) {
    constexpr std::array kMonths{"jan"sv, "feb"sv, "mar"sv, "apr"sv, "may"sv, "jun"sv,
                                 "jul"sv, "aug"sv, "sep"sv, "oct"sv, "nov"sv, "dec"sv};
    const std::string folded = base::fold(word);
    const auto found = std::ranges::find(kMonths, std::string_view(folded).substr(0, 3));
    if (found == kMonths.end() || !std::ranges::all_of(folded, base::is_letter)) return std::nullopt;
    return static_cast<int>(found - kMonths.begin()) + 1;
}

// 'Sun, 15 Nov 2026 01:30:00 GMT', '15 November 2026', 'November 15, 2026'.
std::optional<Span> written_span(std::string_view text) {
    std::vector<std::string_view> words;
    while (!(text = base::trim(text)).empty() && words.size() < 3) {
        const std::size_t end = std::min(text.find_first_of(" ,"), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const bool is_weekday =
            words.empty() && !word.empty() && base::is_letter(word.front()) && !month_named(word);
        if (!word.empty() && !is_weekday) words.push_back(word);
    }
    if (words.size() < 3) return std::nullopt;
    if (month_named(words[0])) std::swap(words[0], words[1]);
    const auto of_day = number_of(words[0]);
    const auto of_month = month_named(words[1]);
    const auto of_year = number_of(words[2]);
    if (!of_day || !of_month || !of_year || words[2].size() != 4) return std::nullopt;
    const auto found = calendar_days(*of_year, *of_month, of_day);
    return found ? span_of(*found, text) : std::nullopt;
}

std::optional<Span> span_in(std::string_view text) {
    text = base::trim(text);
    if (const auto span = iso_span(text)) return span;
    return written_span(text);
}

}  // namespace

std::optional<base::Timestamp> parse_feed_time(std::string_view text) {
    const auto span = span_in(text);
    return span ? std::optional(span->begin) : std::nullopt;
}

std::optional<base::Timestamp> parse_feed_end(std::string_view text) {
    const auto span = span_in(text);
    return span ? std::optional(span->end) : std::nullopt;
}

std::optional<base::Date> parse_feed_date(std::string_view text) {
    const auto time = parse_feed_time(text);
    return time ? std::optional(base::hong_kong_date(*time)) : std::nullopt;
}

}  // namespace hoigung::feeds
