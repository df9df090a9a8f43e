#include "feeds/postings/plain_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace hoigung::feeds {
namespace {

using namespace std::string_view_literals;

struct Entity {
    std::string_view name;
    std::string_view text;
};
constexpr std::array kEntities{Entity{"amp", "&"},    Entity{"lt", "<"},    Entity{"gt", ">"},
                               Entity{"quot", "\""},  Entity{"apos", "'"},  Entity{"nbsp", " "},
                               Entity{"ndash", "–"},  Entity{"mdash", "—"}, Entity{"bull", "•"},
                               Entity{"hellip", "…"}, Entity{"rsquo", "’"}};

void append_code_point(std::string& out, std::uint32_t code) {
    if (code == 0 || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return;
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0 | (code >> 6));
        out += static_cast<char>(0x80 | (code & 63));
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0 | (code >> 12));
        out += static_cast<char>(0x80 | ((code >> 6) & 63));
        out += static_cast<char>(0x80 | (code & 63));
    } else {
        out += static_cast<char>(0xF0 | (code >> 18));
        out += static_cast<char>(0x80 | ((code >> 12) & 63));
        out += static_cast<char>(0x80 | ((code >> 6) & 63));
        out += static_cast<char>(0x80 | (code & 63));
    }
}

// Takes an entity off a text that begins with '&'; anything else stays as it is.
void take_entity(std::string_view& html, std::string& out) {
    constexpr std::size_t kLongest = 10;
    const std::size_t end = html.substr(0, kLongest).find(';');
    const std::string_view name = end == std::string_view::npos ? ""sv : html.substr(1, end - 1);
    const auto known = std::ranges::find(kEntities, name, &Entity::name);
    if (known != kEntities.end()) {
        out += known->text;
    } else if (name.starts_with('#') && name.size() > 1) {
        const bool is_hex = name[1] == 'x' || name[1] == 'X';
        const std::string_view digits = name.substr(is_hex ? 2 : 1);
        std::uint32_t code = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), code, is_hex ? 16 : 10);
        append_code_point(out, code);
    } else {
        out += '&';
        html.remove_prefix(1);
        return;
    }
    html.remove_prefix(end + 1);
}

bool opens_tag(char c) {
    return c == '/' || c == '!' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Takes a tag off a text that begins with '<'; a '<' that opens no tag stays as it is.
void take_tag(std::string_view& html, std::string& out) {
    const std::size_t end = html.find('>');
    const bool is_tag = end != std::string_view::npos && opens_tag(html[1]);
    if (!is_tag) {
        out += '<';
        html.remove_prefix(1);
        return;
    }
    const std::string tag = base::fold(html.substr(1, end - 1));
    const std::string_view name = std::string_view(tag).substr(0, tag.find_first_of(" /\t\n", 1));
    constexpr std::array kBreaks{"br"sv, "p"sv,  "/p"sv, "div"sv, "/div"sv, "/li"sv, "/ul"sv, "/ol"sv,
                                 "tr"sv, "h1"sv, "h2"sv, "h3"sv,  "/h1"sv,  "/h2"sv, "/h3"sv};
    if (std::ranges::find(kBreaks, name) != kBreaks.end()) out += '\n';
    if (name == "li") out += "\n• ";
    html.remove_prefix(end + 1);
}

// Lines without blanks at their ends and without empty ones between.
std::string tidy(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = base::trim(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        if (!out.empty()) out += '\n';
        for (const char c : line) {
            if (c != '\r' && (c != ' ' || !out.ends_with(' '))) out += c == '\t' ? ' ' : c;
        }
    }
    return out;
}

// The sums that a text names: '15,000', '62.5', '15k'.
std::vector<double> sums_in(std::string_view text) {
    std::vector<double> sums;
    for (std::size_t i = 0; i < text.size();) {
        if (!base::is_digit(text[i])) {
            ++i;
            continue;
        }
        std::string digits;
        while (i < text.size() && digits.size() < 12 &&
               (base::is_digit(text[i]) || text[i] == ',' || text[i] == '.')) {
            if (text[i] != ',') digits += text[i];
            ++i;
        }
        while (i < text.size() && base::is_digit(text[i])) ++i;
        double sum = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), sum);
        if (i < text.size() && text[i] == 'k') sum *= 1000;
        sums.push_back(sum);
    }
    return sums;
}

bool names_any(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::ranges::any_of(words, [&](auto word) { return text.find(word) != std::string_view::npos; });
}

PayUnit unit_in(std::string_view text) {
    if (names_any(text, {"hour", "/hr", "/h", "per hr", "時薪", "小時", "每小時", "/時"}))
        return PayUnit::hour;
    if (names_any(text, {"month", "/mo", "月薪", "每月", "/月", "月"})) return PayUnit::month;
    if (names_any(text, {"year", "annum", "年薪", "每年"})) return PayUnit::year;
    if (names_any(text, {"week", "每週", "週薪"})) return PayUnit::week;
    if (names_any(text, {"day", "日薪", "每日", "/日"})) return PayUnit::day;
    return PayUnit::unknown;
}

// 'Sun, 15 Nov 2026 01:30:00 GMT', with or without the day of the week.
std::optional<base::Timestamp> parse_rfc822(std::string_view text) {
    constexpr std::array kMonths{"Jan"sv, "Feb"sv, "Mar"sv, "Apr"sv, "May"sv, "Jun"sv,
                                 "Jul"sv, "Aug"sv, "Sep"sv, "Oct"sv, "Nov"sv, "Dec"sv};
    if (const std::size_t comma = text.find(','); comma != std::string_view::npos)
        text = base::trim(text.substr(comma + 1));
    int day = 0;
    int year = 0;
    const auto after_day = std::from_chars(text.data(), text.data() + text.size(), day).ptr;
    text.remove_prefix(static_cast<std::size_t>(after_day - text.data()));
    text = base::trim(text);
    const auto month = std::ranges::find(kMonths, text.substr(0, 3));
    if (month == kMonths.end()) return std::nullopt;
    text = base::trim(text.substr(3));
    const auto after_year = std::from_chars(text.data(), text.data() + text.size(), year).ptr;
    text.remove_prefix(static_cast<std::size_t>(after_year - text.data()));
    text = base::trim(text);
    const base::Date date{std::chrono::year(year),
                          std::chrono::month(static_cast<unsigned>(month - kMonths.begin()) + 1),
                          std::chrono::day(static_cast<unsigned>(std::clamp(day, 0, 32)))};
    if (!date.ok()) return std::nullopt;
    const std::string_view clock = text.substr(0, text.find(' '));
    const std::string_view zone = clock.size() < text.size() ? text.substr(clock.size() + 1) : ""sv;
    std::string iso = base::to_iso(date) + "T" + (clock.empty() ? "00:00:00" : std::string(clock));
    const bool has_offset = zone.size() == 5 && (zone[0] == '+' || zone[0] == '-');
    iso += has_offset ? std::string(zone.substr(0, 3)) + ":" + std::string(zone.substr(3)) : "Z";
    return base::parse_timestamp(iso);
}

}  // namespace

std::string plain_text(std::string_view html) {
    std::string out;
    const std::string valid = base::to_valid_utf8(html);
    std::string_view rest = valid;
    while (!rest.empty()) {
        if (rest.front() == '<') {
            take_tag(rest, out);
        } else if (rest.front() == '&') {
            take_entity(rest, out);
        } else {
            out += rest.front();
            rest.remove_prefix(1);
        }
    }
    return tidy(out);
}

std::optional<base::Timestamp> parse_feed_time(std::string_view text) {
    text = base::trim(text);
    if (text.empty()) return std::nullopt;
    // A bare date is a day in Hong Kong.
    if (const auto date = base::parse_date(text)) return base::hong_kong_midnight(*date);
    if (const auto time = base::parse_timestamp(text)) return time;
    return parse_rfc822(text);
}

Pay parse_pay(std::string_view text) {
    const std::string folded = base::fold(text);
    const auto sums = sums_in(folded);
    Pay pay;
    if (sums.empty()) return pay;
    pay.unit = unit_in(folded);
    pay.range.from = sums[0];
    if (sums.size() > 1 && sums[1] >= sums[0]) pay.range.to = sums[1];
    // '15-18K'
    if (pay.range.to && *pay.range.from < 100 && *pay.range.to >= 1000) *pay.range.from *= 1000;
    return pay;
}

std::optional<domain::Employment> parse_employment(std::string_view text) {
    std::string folded = base::fold(text);
    std::erase_if(folded, [](char c) { return c == '_' || c == '-' || c == ' '; });
    if (names_any(folded, {"parttime", "兼職", "perdiem"})) return domain::Employment::part_time;
    if (names_any(folded, {"temporary", "contract", "seasonal", "臨時", "短期"}))
        return domain::Employment::temp;
    if (names_any(folded, {"fulltime", "全職", "permanent"})) return domain::Employment::full_time;
    return std::nullopt;
}

}  // namespace hoigung::feeds
