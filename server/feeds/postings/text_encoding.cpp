#include "feeds/postings/text_encoding.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "base/text_encoding.hpp"

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

// ICU returns characters of the private use area for unassigned positions of a code page: they count as
// invalid bytes.
std::optional<std::string> converted(std::string_view bytes, const std::string& encoding,
                                     base::InvalidBytes invalid) {
    const auto decoded = base::decode_as(bytes, encoding, invalid);
    if (!decoded) return std::nullopt;
    std::string out;
    out.reserve(decoded->size());
    const auto size = static_cast<std::int32_t>(decoded->size());
    for (std::int32_t i = 0; i < size;) {
        UChar32 character = 0;
        U8_NEXT(decoded->data(), i, size, character);
        const bool is_unassigned = u_charType(character) == U_PRIVATE_USE_CHAR;
        if (is_unassigned && invalid == base::InvalidBytes::refused) return std::nullopt;
        base::append_utf8(out, is_unassigned ? U'\uFFFD' : static_cast<char32_t>(character));
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
            return without_xml_declaration(converted(bytes, "BIG5-HKSCS", base::InvalidBytes::refused)
                                               .value_or(base::to_valid_utf8(bytes)));
    }
    // Text that is valid UTF-8 is taken as such, whatever it declares.
    if (encoding.empty() || encoding == "UTF-8") return without_xml_declaration(base::to_valid_utf8(bytes));
    return without_xml_declaration(
        converted(bytes, encoding, base::InvalidBytes::replaced).value_or(base::to_valid_utf8(bytes)));
}

}  // namespace hoigung::feeds
