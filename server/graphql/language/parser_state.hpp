#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "graphql/language/ast.hpp"
#include "graphql/language/lexer.hpp"
#include "graphql/language/parser.hpp"

namespace hoigung::graphql::ast {

// Recursive descent over the tokens. Only the first problem is recorded; from then on the current token is
// the end of the text, so that every loop terminates.
class Parser {
  public:
    Parser(Document& document, ParseLimits limits)
        : document_(document), limits_(limits), lexer_(document.text_, document.arena) {}

    // Returns true when the whole text could be parsed.
    bool parse_document();
    [[nodiscard]] const SyntaxProblem& problem() const { return *problem_; }

  private:
    // Tokens
    [[nodiscard]] bool failed() const { return problem_.has_value(); }
    [[nodiscard]] bool peek(TokenKind kind) const { return token_.kind == kind; }
    [[nodiscard]] bool peek_keyword(std::string_view word) const {
        return token_.kind == TokenKind::name && token_.value == word;
    }
    Token lookahead();
    void advance();
    Token expect(TokenKind kind);
    bool skip(TokenKind kind);
    void expect_keyword(std::string_view word);
    bool skip_keyword(std::string_view word);
    void fail(std::uint32_t position, std::string message);
    void unexpected(const Token& token);
    bool enter_nested();
    void leave_nested() { --nesting_; }

    // open item* close
    template <class T>
    std::span<const T> any(TokenKind open, T (Parser::*item)(), TokenKind close) {
        std::vector<T> items;
        expect(open);
        while (!failed() && !skip(close)) items.push_back((this->*item)());
        return document_.arena.list(items);
    }
    // open item+ close
    template <class T>
    std::span<const T> many(TokenKind open, T (Parser::*item)(), TokenKind close) {
        std::vector<T> items;
        expect(open);
        do {
            items.push_back((this->*item)());
        } while (!failed() && !skip(close));
        return document_.arena.list(items);
    }
    template <class T>
    std::span<const T> optional_many(TokenKind open, T (Parser::*item)(), TokenKind close) {
        if (!peek(open)) return {};
        return many(open, item, close);
    }
    // item, or delimiter? item (delimiter item)*
    template <class T>
    std::span<const T> delimited(TokenKind delimiter, T (Parser::*item)()) {
        std::vector<T> items;
        skip(delimiter);
        do {
            items.push_back((this->*item)());
        } while (skip(delimiter));
        return document_.arena.list(items);
    }

    // Executable definitions
    Definition parse_definition();
    Definition parse_type_system_definition(std::string_view keyword);
    Name parse_name();
    OperationDefinition parse_operation();
    OperationKind parse_operation_kind();
    VariableDefinition parse_variable_definition();
    Name parse_variable_name();
    const SelectionSet* parse_selection_set();
    Selection parse_selection();
    Selection parse_field();
    Selection parse_fragment();
    FragmentDefinition parse_fragment_definition();
    Name parse_fragment_name();
    Argument parse_argument();
    std::span<const Argument> parse_arguments();
    std::span<const Directive> parse_directives();
    std::span<const Directive> parse_constant_directives();
    Value parse_value();
    const Value* parse_constant_value();
    Value parse_word_value();
    Value parse_variable_value();
    ObjectField parse_object_field();
    const TypeReference* parse_type();

    // The schema language
    const Value* parse_description();
    SchemaDefinition parse_schema();
    OperationTypeDefinition parse_operation_type();
    TypeDefinition parse_type_definition();
    TypeDefinition parse_type_body(TypeDefinition definition);
    std::span<const Name> parse_interfaces();
    FieldDefinition parse_field_definition();
    InputValueDefinition parse_input_value();
    EnumValueDefinition parse_enum_value();
    DirectiveDefinition parse_directive_definition();
    Name parse_directive_location();
    Definition parse_extension();
    SchemaDefinition parse_schema_extension();
    TypeDefinition parse_type_extension();

    Document& document_;
    ParseLimits limits_;
    Lexer lexer_;
    Token token_;
    std::optional<SyntaxProblem> problem_;
    std::size_t tokens_ = 0;
    std::size_t nesting_ = 0;
    // Inside a constant value variables are not allowed.
    bool constant_ = false;
};

}  // namespace hoigung::graphql::ast
