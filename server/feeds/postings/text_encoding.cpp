#include "feeds/postings/text_encoding.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include <unicode/uchar.h>
#include <unicode/ucnv.h>

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

// The encoding in XML's encoding="big5" or HTML's charset=big5.
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

// Web pages often name a smaller encoding than the one they use.
std::string meant_by(std::string_view name) {
    std::string lower = base::lower_case(name);
    if (lower == "big5" || lower == "big5-hkscs" || lower == "big-5") return "BIG5-HKSCS";
    if (lower == "gb2312" || lower == "gbk") return "GB18030";
    if (lower == "iso-8859-1" || lower == "latin1" || lower == "us-ascii" || lower == "ascii")
        return "WINDOWS-1252";
    return lower;
}

using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

// ICU returns characters of the private use area for unassigned positions of a code page.
bool is_unassigned(UChar32 character) {
    return u_charType(character) == U_PRIVATE_USE_CHAR || character == U'\uFFFD';
}

// std::nullopt when the encoding is unknown or, if `strictly`, when bytes are invalid in it. Otherwise
// invalid bytes become U+FFFD.
std::optional<std::string> converted(std::string_view bytes, const std::string& encoding, bool strictly) {
    UErrorCode status = U_ZERO_ERROR;
    const Converter converter(ucnv_open(encoding.c_str(), &status), ucnv_close);
    if (U_FAILURE(status)) return std::nullopt;
    std::string out;
    out.reserve(bytes.size() * 3 / 2);
    const char* in = bytes.data();
    const char* const end = in + bytes.size();
    while (in < end) {
        status = U_ZERO_ERROR;
        const UChar32 character = ucnv_getNextUChar(converter.get(), &in, end, &status);
        if (status == U_INDEX_OUTOFBOUNDS_ERROR) break;
        if (U_SUCCESS(status) && !is_unassigned(character)) {
            base::append_utf8(out, static_cast<char32_t>(character));
            continue;
        }
        if (strictly) return std::nullopt;
        base::append_utf8(out, U'\uFFFD');
    }
    return out;
}

// Removes the declaration, which would contradict the converted text.
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
    // Text that is valid UTF-8 is taken as such, whatever it declares.
    if (encoding.empty() || encoding == "UTF-8") return without_xml_declaration(base::to_valid_utf8(bytes));
    return without_xml_declaration(converted(bytes, encoding, false).value_or(base::to_valid_utf8(bytes)));
}

}  // namespace hoigung::feeds
