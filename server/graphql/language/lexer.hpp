#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "graphql/language/arena.hpp"

namespace hoigung::graphql {

enum class TokenKind : std::uint8_t {
    start,
    end,
    bang,
    dollar,
    ampersand,
    paren_left,
    paren_right,
    spread,
    colon,
    equals,
    at,
    bracket_left,
    bracket_right,
    brace_left,
    pipe,
    brace_right,
    name,
    integer,
    real,
    string,
    block_string,
};

struct Token {
    TokenKind kind = TokenKind::start;
    std::uint32_t start = 0;
    std::uint32_t end = 0;
    // The name, the literal text of a number, or the content of the string.
    std::string_view value{};
};

// Names for error messages: `Name "id"`, `"{"`, `<EOF>`.
[[nodiscard]] std::string describe(TokenKind kind);
[[nodiscard]] std::string describe(const Token& token);

struct SyntaxProblem {
    std::uint32_t position = 0;
    std::string message{};
};

// Splits a text, which must be UTF-8, into tokens. After a problem every further token is the end.
class Lexer {
  public:
    Lexer(std::string_view text, Arena& arena) : text_(text), arena_(arena) {}

    [[nodiscard]] Token next(std::uint32_t from);
    [[nodiscard]] const std::optional<SyntaxProblem>& problem() const { return problem_; }

  private:
    [[nodiscard]] unsigned char at(std::size_t position) const {
        return position < text_.size() ? static_cast<unsigned char>(text_[position]) : 0;
    }
    [[nodiscard]] bool starts(std::size_t position, std::string_view with) const {
        return text_.substr(position < text_.size() ? position : text_.size()).starts_with(with);
    }
    [[nodiscard]] std::string describe_character(std::size_t position) const;
    [[nodiscard]] std::string_view utf16_slice(std::size_t position, std::size_t units) const;
    Token fail(std::size_t position, std::string message);
    [[nodiscard]] Token token(TokenKind kind, std::size_t start, std::size_t end,
                              std::string_view value = {}) const;
    [[nodiscard]] std::size_t skip_ignored(std::size_t position) const;
    Token read_punctuator_or_fail(std::size_t position);
    Token read_name(std::size_t start);
    Token read_number(std::size_t start);
    std::optional<std::size_t> read_digits(std::size_t position);
    Token read_string(std::size_t start);
    std::size_t read_escape(std::size_t position, std::string& value);
    std::size_t read_variable_width_escape(std::size_t position, std::string& value);
    std::size_t read_fixed_width_escape(std::size_t position, std::string& value);
    [[nodiscard]] std::int32_t hex_code(std::size_t position) const;
    Token read_block_string(std::size_t start);

    std::string_view text_;
    Arena& arena_;
    std::optional<SyntaxProblem> problem_;
};

}  // namespace hoigung::graphql
