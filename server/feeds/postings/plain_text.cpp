#include "feeds/postings/plain_text.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace hoigung::feeds {
namespace {

using namespace std::string_view_literals;

// More than any posting has without its attributes. libxml2's time is quadratic in the nesting of a hostile
// text, so the rest is not read.
constexpr std::size_t kLongestHtml = 64 * 1024;
constexpr std::size_t kLongestTagName = 32;

// Strips scripts, styles, comments and attributes from HTML. libxml2 would drop a '<' that is text because it
// opens no tag ("<三年經驗>") or is never closed, so these are escaped.
class Bare {
  public:
    explicit Bare(std::string_view html) : rest_(html) {}

    std::string html() {
        while (!rest_.empty() && out_.size() < kLongestHtml) {
            const std::size_t mark = std::min(rest_.find('<'), rest_.size());
            out_.append(rest_.substr(0, mark));
            rest_.remove_prefix(mark);
            if (!rest_.empty()) take_mark();
        }
        if (out_.size() > kLongestHtml) out_.resize(out_.find_last_of("< \n", kLongestHtml));
        return std::move(out_);
    }

  private:
    void skip_to(std::string_view end) {
        const std::size_t at = rest_.find(end);
        rest_.remove_prefix(at == std::string_view::npos ? rest_.size() : at + end.size());
    }

    void take_mark() {
        if (rest_.starts_with("<!--")) return skip_to("-->");
        const bool closes = rest_.size() > 1 && rest_[1] == '/';
        const std::size_t name_begin = closes ? 2 : 1;
        std::size_t name_end = name_begin;
        const auto is_name = [](char c) { return base::is_alphanumeric(c) || c == ':' || c == '-'; };
        while (name_end < rest_.size() && is_name(rest_[name_end])) ++name_end;
        const std::string name = base::lower_case(rest_.substr(name_begin, name_end - name_begin));
        const bool is_declaration = rest_.size() > 1 && (rest_[1] == '!' || rest_[1] == '?');
        const std::size_t end = end_of_tag(name_end);
        const bool is_tag = !name.empty() && base::is_letter(name.front()) && name.size() <= kLongestTagName;
        if (end == std::string_view::npos || (!is_tag && !is_declaration)) {
            out_ += "&lt;";
            return rest_.remove_prefix(1);
        }
        rest_.remove_prefix(end + 1);
        if (is_declaration) return;
        if (!closes && (name == "script" || name == "style")) return skip_code(name);
        out_.append(closes ? "</" : "<").append(name).append(">");
    }

    // The '>' that ends a tag, skipping those within quoted attributes.
    [[nodiscard]] std::size_t end_of_tag(std::size_t at) const {
        const std::size_t first = rest_.find('>', at);
        char quote = 0;
        constexpr std::size_t kLongestTag = 512 * 1024;
        for (; at < std::min(rest_.size(), kLongestTag); ++at) {
            const char c = rest_[at];
            if (quote == 0 && c == '>') return at;
            if (quote == 0 && c == '<') return first < at ? first : std::string_view::npos;
            if (quote == c) {
                quote = 0;
            } else if (quote == 0 && (c == '"' || c == '\'') && at > 0 && rest_[at - 1] == '=') {
                quote = c;
            }
        }
        return first;
    }

    void skip_code(const std::string& name) {
        for (std::size_t at = rest_.find("</"); at != std::string_view::npos; at = rest_.find("</", at + 2)) {
            if (base::lower_case(rest_.substr(at + 2, name.size())) != name) continue;
            rest_.remove_prefix(at);
            skip_to(">");
            out_ += "<br>";
            return;
        }
        rest_ = {};
    }

    std::string_view rest_;
    std::string out_;
};

// Whether the text is still HTML: a feed that escapes twice, or a page's source.
bool is_still_html(std::string_view text) {
    constexpr std::array kMarks{"&lt;"sv,    "&gt;"sv,   "&amp;"sv, "&nbsp;"sv, "&quot;"sv,    "&#39;"sv,
                                "&apos;"sv,  "<br"sv,    "<p>"sv,   "</p>"sv,   "<p "sv,       "<li"sv,
                                "</li>"sv,   "<ul"sv,    "<div"sv,  "</b>"sv,   "</strong>"sv, "</span>"sv,
                                "<script"sv, "<style"sv, "</h"sv};
    const std::string lower = base::lower_case(text);
    return std::ranges::any_of(kMarks, [&](auto mark) { return lower.find(mark) != std::string::npos; });
}

// Receives libxml2's events while it parses a text; no tree is made.
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
    // Ignores scripts and styles.
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

// Appends a line with single blanks, and without control characters and no-break spaces.
void append_line(std::string& out, std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool is_no_break = line.substr(i).starts_with("\u00A0");
        const bool is_upper_control = line[i] == '\xC2' && i + 1 < line.size() && line[i + 1] < '\xA0';
        const char c = line[i] == '\t' || is_no_break ? ' ' : line[i];
        if (is_no_break || is_upper_control) ++i;
        const bool is_control = c < ' ' || c == '\x7F' || is_upper_control;
        if (!is_control && (c != ' ' || !out.ends_with(' '))) out += c;
    }
}

// Trims all lines and removes empty ones.
std::string tidy(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = base::trim(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        if (!out.empty()) out += '\n';
        append_line(out, line);
    }
    return out;
}

}  // namespace

std::string plain_text(std::string_view html) {
    constexpr int kMostTimesEscaped = 3;
    std::string text = base::to_valid_utf8(html);
    if (text.find_first_of("<&") == std::string::npos) return tidy(text);
    text = words_of(Bare(text).html());
    for (int times = 1; times < kMostTimesEscaped && is_still_html(text); ++times)
        text = words_of(Bare(text).html());
    return tidy(text);
}

}  // namespace hoigung::feeds
