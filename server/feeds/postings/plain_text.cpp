#include "feeds/postings/plain_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <vector>

#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace hoigung::feeds {
namespace {

using namespace std::string_view_literals;

// More than any posting has. libxml2 takes time in the square of what a hostile text nests, so a longer one
// is not read: it is left to be refused for its length.
constexpr std::size_t kLongestHtml = 64 * 1024;

// libxml2 drops what HTML has as text: a '<' that opens no tag ("<三年經驗>"), or one that nothing closes.
std::string with_stray_marks_escaped(std::string_view html) {
    const auto opens_tag = [](char c) { return c == '/' || c == '!' || c == '?' || base::is_letter(c); };
    const std::size_t tags_end = html.rfind('>') + 1;
    std::string out;
    out.reserve(html.size() + 16);
    for (std::size_t i = 0; i < html.size(); ++i) {
        const bool is_stray = html[i] == '<' && (i >= tags_end || !opens_tag(html[i + 1]));
        if (is_stray) {
            out += "&lt;";
        } else {
            out += html[i];
        }
    }
    return out;
}

// What libxml2 tells of a text as it reads it; no tree is made.
struct Words {
    std::string text;

    static void mark(void* self, const xmlChar* name, const char* item) {
        const std::string_view element(reinterpret_cast<const char*>(name));
        const htmlElemDesc* known = htmlTagLookup(name);
        const bool is_block = known != nullptr && known->isinline == 0;
        std::string& text = static_cast<Words*>(self)->text;
        if (is_block || element == "br") text += '\n';
        if (element == "li") text += item;
    }
    static void begin(void* self, const xmlChar* name, const xmlChar**) { mark(self, name, "• "); }
    static void end(void* self, const xmlChar* name) { mark(self, name, ""); }
    static void characters(void* self, const xmlChar* words, int size) {
        const std::string_view read(reinterpret_cast<const char*>(words), static_cast<std::size_t>(size));
        static_cast<Words*>(self)->text += read == "\u00A0" ? " "sv : read;
    }
    // Scripts and styles.
    static void code(void*, const xmlChar*, int) {}
};

std::string words_of(const std::string& html) {
    Words words;
    const std::unique_ptr<htmlParserCtxt, decltype(&htmlFreeParserCtxt)> parser(
        htmlCreateMemoryParserCtxt(html.data(), static_cast<int>(html.size())), &htmlFreeParserCtxt);
    if (parser == nullptr) return {};
    *parser->sax = {};
    parser->sax->startElement = Words::begin;
    parser->sax->endElement = Words::end;
    parser->sax->characters = Words::characters;
    parser->sax->ignorableWhitespace = Words::characters;
    parser->sax->cdataBlock = Words::code;
    parser->userData = &words;
    htmlCtxtUseOptions(parser.get(), HTML_PARSE_RECOVER | HTML_PARSE_NONET | HTML_PARSE_IGNORE_ENC);
    xmlSwitchEncoding(parser.get(), XML_CHAR_ENCODING_UTF8);
    htmlParseDocument(parser.get());
    return std::move(words.text);
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
    const std::string valid = base::to_valid_utf8(html);
    const bool has_marks = valid.find_first_of("<&") != std::string::npos;
    if (!has_marks || valid.size() > kLongestHtml) return tidy(valid);
    return tidy(words_of(with_stray_marks_escaped(valid)));
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
