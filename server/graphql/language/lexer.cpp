#include "graphql/language/lexer.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "graphql/language/block_string.hpp"
#include "graphql/language/characters.hpp"

namespace hoigung::graphql {
namespace {

std::optional<TokenKind> punctuator(unsigned char c) {
    switch (c) {
        case '!':
            return TokenKind::bang;
        case '$':
            return TokenKind::dollar;
        case '&':
            return TokenKind::ampersand;
        case '(':
            return TokenKind::paren_left;
        case ')':
            return TokenKind::paren_right;
        case ':':
            return TokenKind::colon;
        case '=':
            return TokenKind::equals;
        case '@':
            return TokenKind::at;
        case '[':
            return TokenKind::bracket_left;
        case ']':
            return TokenKind::bracket_right;
        case '{':
            return TokenKind::brace_left;
        case '|':
            return TokenKind::pipe;
        case '}':
            return TokenKind::brace_right;
        default:
            return std::nullopt;
    }
}

bool has_value(TokenKind kind) {
    return kind >= TokenKind::name;
}

}  // namespace

std::string describe(TokenKind kind) {
    switch (kind) {
        case TokenKind::start:
            return "<SOF>";
        case TokenKind::end:
            return "<EOF>";
        case TokenKind::name:
            return "Name";
        case TokenKind::integer:
            return "Int";
        case TokenKind::real:
            return "Float";
        case TokenKind::string:
            return "String";
        case TokenKind::block_string:
            return "BlockString";
        case TokenKind::spread:
            return "\"...\"";
        default:
            break;
    }
    for (const char c : std::string_view("!$&():=@[]{|}")) {
        if (punctuator(static_cast<unsigned char>(c)) == kind) return {'"', c, '"'};
    }
    return "Unknown";
}

std::string describe(const Token& token) {
    return has_value(token.kind) ? fmt::format("{} \"{}\"", describe(token.kind), token.value)
                                 : describe(token.kind);
}

Token Lexer::fail(std::size_t position, std::string message) {
    if (!problem_) problem_ = SyntaxProblem{static_cast<std::uint32_t>(position), std::move(message)};
    return token(TokenKind::end, text_.size(), text_.size());
}

Token Lexer::token(TokenKind kind, std::size_t start, std::size_t end, std::string_view value) const {
    return {kind, static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(end), value};
}

std::string Lexer::describe_character(std::size_t position) const {
    if (position >= text_.size()) return "<EOF>";
    const auto code = code_point_at(text_, position);
    if (code == '"') return "'\"'";
    if (code >= 0x20 && code <= 0x7E) return fmt::format("\"{}\"", static_cast<char>(code));
    return fmt::format("U+{:04X}", static_cast<std::uint32_t>(code));
}

std::string_view Lexer::utf16_slice(std::size_t position, std::size_t units) const {
    auto end = position;
    for (std::size_t taken = 0; taken < units && end < text_.size();) {
        const auto length = utf8_length(at(end));
        taken += length == 4 ? 2 : 1;
        end += length;
    }
    return text_.substr(position, end - position);
}

std::size_t Lexer::skip_ignored(std::size_t position) const {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    while (position < text_.size()) {
        const auto c = at(position);
        if (c == ' ' || c == '\t' || c == ',' || c == '\n' || c == '\r') {
            ++position;
        } else if (c == '#') {
            position = std::min(text_.find_first_of("\n\r", position), text_.size());
        } else if (c == 0xEF && starts(position, byte_order_mark)) {
            position += byte_order_mark.size();
        } else {
            break;
        }
    }
    return position;
}

Token Lexer::next(std::uint32_t from) {
    if (problem_) return token(TokenKind::end, text_.size(), text_.size());
    const auto position = skip_ignored(from);
    if (position >= text_.size()) return token(TokenKind::end, text_.size(), text_.size());
    const auto c = at(position);
    if (is_name_start(c)) return read_name(position);
    if (is_digit(c) || c == '-') return read_number(position);
    if (c == '"') return starts(position, "\"\"\"") ? read_block_string(position) : read_string(position);
    return read_punctuator_or_fail(position);
}

Token Lexer::read_punctuator_or_fail(std::size_t position) {
    if (const auto kind = punctuator(at(position))) return token(*kind, position, position + 1);
    if (starts(position, "...")) return token(TokenKind::spread, position, position + 3);
    if (at(position) == '\'') {
        return fail(position,
                    "Unexpected single quote character ('), did you mean to use a double quote (\")?");
    }
    return fail(position, fmt::format("Unexpected character: {}.", describe_character(position)));
}

Token Lexer::read_name(std::size_t start) {
    auto end = start + 1;
    while (is_name_continue(at(end))) ++end;
    return token(TokenKind::name, start, end, text_.substr(start, end - start));
}

std::optional<std::size_t> Lexer::read_digits(std::size_t position) {
    if (!is_digit(at(position))) {
        fail(position,
             fmt::format("Invalid number, expected digit but got: {}.", describe_character(position)));
        return std::nullopt;
    }
    while (is_digit(at(position))) ++position;
    return position;
}

Token Lexer::read_number(std::size_t start) {
    const auto failed = [this] { return token(TokenKind::end, text_.size(), text_.size()); };
    auto position = start;
    bool real = false;
    if (at(position) == '-') ++position;
    if (at(position) == '0') {
        ++position;
        if (is_digit(at(position))) {
            return fail(position, fmt::format("Invalid number, unexpected digit after 0: {}.",
                                              describe_character(position)));
        }
    } else {
        const auto end = read_digits(position);
        if (!end) return failed();
        position = *end;
    }
    if (at(position) == '.') {
        real = true;
        const auto end = read_digits(position + 1);
        if (!end) return failed();
        position = *end;
    }
    if (at(position) == 'e' || at(position) == 'E') {
        real = true;
        ++position;
        if (at(position) == '+' || at(position) == '-') ++position;
        const auto end = read_digits(position);
        if (!end) return failed();
        position = *end;
    }
    if (at(position) == '.' || is_name_start(at(position))) {
        return fail(position,
                    fmt::format("Invalid number, expected digit but got: {}.", describe_character(position)));
    }
    return token(real ? TokenKind::real : TokenKind::integer, start, position,
                 text_.substr(start, position - start));
}

}  // namespace hoigung::graphql
