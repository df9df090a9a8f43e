#include "feeds/postings/text_encoding.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include <iconv.h>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace hoigung::feeds {
namespace {

using namespace std::string_view_literals;

struct Mark {
    std::string_view bytes;
    const char* encoding;
};
constexpr std::array kMarks{Mark{"\xEF\xBB\xBF"sv, "UTF-8"}, Mark{"\xFE\xFF"sv, "UTF-16BE"},
                            Mark{"\xFF\xFE"sv, "UTF-16LE"},  Mark{"<\0?\0"sv, "UTF-16LE"},
                            Mark{"\0<\0?"sv, "UTF-16BE"},    Mark{"{\0"sv, "UTF-16LE"},
                            Mark{"\0{"sv, "UTF-16BE"}};

// encoding="big5" of XML, charset=big5 of HTML.
std::string encoding_said_in(std::string_view bytes) {
    constexpr std::size_t kFirstLines = 2048;
    const std::string head = base::lower_case(bytes.substr(0, kFirstLines));
    const bool is_xml = head.find("<?xml") != std::string::npos;
    const std::string_view word = is_xml ? "encoding=" : "charset=";
    std::size_t at = head.find(word);
    if (at == std::string::npos || head.find('<') == std::string::npos) return {};
    at += word.size();
    while (at < head.size() && (head[at] == '"' || head[at] == '\'' || head[at] == ' ')) ++at;
    std::size_t end = at;
    while (end < head.size() && (base::is_alphanumeric(head[end]) || head[end] == '-' || head[end] == '_'))
        ++end;
    return head.substr(at, end - at);
}

// What the web calls an encoding is often a smaller relation of what is meant.
std::string meant_by(std::string_view name) {
    const std::string lower = base::lower_case(name);
    if (lower == "big5" || lower == "big5-hkscs" || lower == "big-5") return "BIG5-HKSCS";
    if (lower == "gb2312" || lower == "gbk") return "GB18030";
    if (lower == "iso-8859-1" || lower == "latin1" || lower == "us-ascii" || lower == "ascii")
        return "WINDOWS-1252";
    return lower;
}

// Nothing when the encoding is not known, or, if `strictly`, when the bytes are not in it.
std::optional<std::string> converted(std::string& bytes, const std::string& encoding, bool strictly) {
    const iconv_t converter = iconv_open("UTF-8", encoding.c_str());
    if (converter == reinterpret_cast<iconv_t>(-1)) return std::nullopt;
    std::string out;
    std::array<char, 4096> piece{};
    char* in = bytes.data();
    std::size_t left = bytes.size();
    bool is_whole = true;
    while (left > 0) {
        char* to = piece.data();
        std::size_t room = piece.size();
        const bool failed = iconv(converter, &in, &left, &to, &room) == static_cast<std::size_t>(-1);
        out.append(piece.data(), piece.size() - room);
        if (!failed || errno == E2BIG) continue;
        is_whole = false;
        if (strictly) break;
        base::append_utf8(out, U'\uFFFD');
        ++in;
        --left;
    }
    iconv_close(converter);
    if (strictly && !is_whole) return std::nullopt;
    return out;
}

// The declaration would contradict the text from now on.
std::string without_xml_declaration(std::string text) {
    const std::size_t begin = text.find("<?xml");
    const std::size_t end = begin < 16 ? text.find("?>", begin) : std::string::npos;
    if (end != std::string::npos) text.erase(0, end + 2);
    return text;
}

}  // namespace

std::string document_text(std::string bytes, std::string_view declared) {
    const auto mark =
        std::ranges::find_if(kMarks, [&](const Mark& each) { return bytes.starts_with(each.bytes); });
    std::string encoding;
    if (mark != kMarks.end()) {
        encoding = mark->encoding;
        const bool is_byte_order_mark = !mark->bytes.ends_with('\0') && mark->bytes.front() != '\0';
        if (is_byte_order_mark) bytes.erase(0, mark->bytes.size());
    } else if (!base::is_utf8(bytes)) {
        encoding = meant_by(encoding_said_in(bytes));
        if (encoding.empty() || encoding == "utf-8") encoding = meant_by(declared);
        if (encoding.empty() || base::lower_case(encoding) == "utf-8")
            return without_xml_declaration(
                converted(bytes, "BIG5-HKSCS", true).value_or(base::to_valid_utf8(bytes)));
    }
    // Text that is UTF-8 is that, whatever it says of itself.
    if (encoding.empty() || encoding == "UTF-8") return without_xml_declaration(base::to_valid_utf8(bytes));
    return without_xml_declaration(converted(bytes, encoding, false).value_or(base::to_valid_utf8(bytes)));
}

}  // namespace hoigung::feeds
