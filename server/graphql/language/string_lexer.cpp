#include <algorithm>

#include <fmt/format.h>

#include "graphql/language/block_string.hpp"
#include "graphql/language/characters.hpp"
#include "graphql/language/lexer.hpp"

// The part of the lexer that reads strings and their escapes.
namespace hoigung::graphql {
namespace {

std::int32_t hex_digit(unsigned char c) {
    return base::hex_value(static_cast<char>(c));
}

bool is_scalar_value(std::int32_t code) {
    return (code >= 0 && code <= 0xD7FF) || (code >= 0xE000 && code <= 0x10FFFF);
}

}  // namespace

Token Lexer::read_string(std::size_t start) {
    auto position = start + 1;
    auto plain = position;
    std::string value;
    while (position < text_.size()) {
        const auto c = at(position);
        if (c == '"') {
            const auto rest = text_.substr(plain, position - plain);
            const auto content = value.empty() ? rest : arena_.text(value.append(rest));
            return token(TokenKind::string, start, position + 1, content);
        }
        if (c == '\n' || c == '\r') break;
        if (c != '\\') {
            ++position;
            continue;
        }
        value.append(text_.substr(plain, position - plain));
        const auto end = read_escape(position, value);
        if (problem_) return token(TokenKind::end, text_.size(), text_.size());
        position = plain = end;
    }
    return fail(position, "Unterminated string.");
}

std::size_t Lexer::read_escape(std::size_t position, std::string& value) {
    const auto c = at(position + 1);
    if (c == 'u') {
        return at(position + 2) == '{' ? read_variable_width_escape(position, value)
                                       : read_fixed_width_escape(position, value);
    }
    constexpr std::string_view escapes = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const auto found = c == 0 ? std::string_view::npos : escapes.find(static_cast<char>(c));
    if (found == std::string_view::npos) {
        fail(position, fmt::format("Invalid character escape sequence: \"{}\".", utf16_slice(position, 2)));
        return position;
    }
    value += meanings[found];
    return position + 2;
}

std::size_t Lexer::read_variable_width_escape(std::size_t position, std::string& value) {
    std::int32_t code = 0;
    std::size_t size = 3;
    while (size < 12) {
        const auto c = at(position + size++);
        if (c == '}') {
            if (size < 5 || !is_scalar_value(code)) break;
            append_utf8(value, static_cast<char32_t>(code));
            return position + size;
        }
        code = static_cast<std::int32_t>(static_cast<std::uint32_t>(code) << 4) | hex_digit(c);
        if (code < 0) break;
    }
    fail(position, fmt::format("Invalid Unicode escape sequence: \"{}\".", utf16_slice(position, size)));
    return position;
}

std::int32_t Lexer::hex_code(std::size_t position) const {
    std::int32_t code = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto digit = hex_digit(at(position + i));
        if (digit < 0) return -1;
        code = code * 16 + digit;
    }
    return code;
}

std::size_t Lexer::read_fixed_width_escape(std::size_t position, std::string& value) {
    const auto code = hex_code(position + 2);
    if (is_scalar_value(code)) {
        append_utf8(value, static_cast<char32_t>(code));
        return position + 6;
    }
    // As in JSON, a pair of escaped surrogates stands for one character.
    if (code >= 0xD800 && code <= 0xDBFF && starts(position + 6, "\\u")) {
        const auto trailing = hex_code(position + 8);
        if (trailing >= 0xDC00 && trailing <= 0xDFFF) {
            append_utf8(value,
                        static_cast<std::uint32_t>(0x10000 + ((code - 0xD800) << 10) + (trailing - 0xDC00)));
            return position + 12;
        }
    }
    fail(position, fmt::format("Invalid Unicode escape sequence: \"{}\".", utf16_slice(position, 6)));
    return position;
}

Token Lexer::read_block_string(std::size_t start) {
    constexpr std::string_view quotes = "\"\"\"";
    std::vector<std::string> lines(1);
    auto position = start + quotes.size();
    while (position < text_.size()) {
        if (starts(position, quotes)) {
            return token(TokenKind::block_string, start, position + quotes.size(),
                         arena_.text(dedent_block_string(lines)));
        }
        const auto c = at(position);
        if (c == '\\' && starts(position + 1, quotes)) {
            lines.back() += quotes;
            position += 1 + quotes.size();
        } else if (c == '\n' || c == '\r') {
            lines.emplace_back();
            position += starts(position, "\r\n") ? 2U : 1U;
        } else {
            lines.back() += static_cast<char>(c);
            ++position;
        }
    }
    return fail(position, "Unterminated string.");
}

}  // namespace hoigung::graphql
