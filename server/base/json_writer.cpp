#include "base/json_writer.hpp"

#include <array>
#include <charconv>
#include <cmath>

#include "base/text.hpp"

namespace hoigung::base {
namespace {

// Bytes that must be escaped: quotes, backslashes, controls.
constexpr auto kEscaped = [] {
    std::array<bool, 256> table{};
    for (std::size_t c = 0; c < 0x20; ++c) table[c] = true;
    table['"'] = true;
    table['\\'] = true;
    return table;
}();

void append_escape(std::string& out, unsigned char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    switch (c) {
        case '"':
            out += "\\\"";
            return;
        case '\\':
            out += "\\\\";
            return;
        case '\n':
            out += "\\n";
            return;
        case '\r':
            out += "\\r";
            return;
        case '\t':
            out += "\\t";
            return;
        case '\b':
            out += "\\b";
            return;
        case '\f':
            out += "\\f";
            return;
        default:
            out += "\\u00";
            out += digits[c >> 4];
            out += digits[c & 15];
    }
}

template <class Number>
void append_number(std::string& out, Number number) {
    std::array<char, 32> buffer;
    const auto [end, problem] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    out.append(buffer.data(), end);
}

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
    std::string mended;
    if (!is_utf8(text)) {
        mended = to_valid_utf8(text);
        text = mended;
    }
    out += '"';
    std::size_t plain = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (!kEscaped[c]) continue;
        out.append(text, plain, i - plain);
        append_escape(out, c);
        plain = i + 1;
    }
    out.append(text, plain);
    out += '"';
}

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    append_json_string(out_, name);
    out_ += ':';
    needs_comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::string(std::string_view text) {
    separate();
    append_json_string(out_, text);
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::integer(std::int64_t number) {
    separate();
    append_number(out_, number);
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::real(double number) {
    if (!std::isfinite(number)) return null();
    separate();
    append_number(out_, number);
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::boolean(bool value) {
    return raw(value ? "true" : "false");
}

JsonWriter& JsonWriter::null() {
    return raw("null");
}

JsonWriter& JsonWriter::raw(std::string_view json) {
    separate();
    out_ += json;
    needs_comma_ = true;
    return *this;
}

JsonWriter& JsonWriter::open(char bracket) {
    separate();
    out_ += bracket;
    needs_comma_ = false;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    out_ += bracket;
    needs_comma_ = true;
    return *this;
}

void JsonWriter::separate() {
    if (needs_comma_) out_ += ',';
}

}  // namespace hoigung::base
