#include "graphql/language/parser.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "graphql/language/parser_state.hpp"

namespace hoigung::graphql {

base::Result<std::unique_ptr<const ast::Document>, Error> parse(std::string_view text, ParseLimits limits) {
    if (!base::is_utf8(text)) return Error{.message = "Syntax Error: The document is not valid UTF-8."};
    auto document = std::make_unique<ast::Document>(text);
    ast::Parser parser(*document, limits);
    if (parser.parse_document()) return std::unique_ptr<const ast::Document>(std::move(document));
    const auto& problem = parser.problem();
    return Error{.message = "Syntax Error: " + problem.message,
                 .locations = {locate(text, problem.position)}};
}

namespace ast {

bool Parser::parse_document() {
    advance();
    std::vector<Definition> definitions;
    do {
        definitions.push_back(parse_definition());
    } while (!failed() && !peek(TokenKind::end));
    document_.definitions_ = document_.arena.list(definitions);
    return !failed();
}

void Parser::fail(std::uint32_t position, std::string message) {
    if (!problem_) problem_ = SyntaxProblem{position, std::move(message)};
    token_.kind = TokenKind::end;
}

void Parser::unexpected(const Token& token) {
    fail(token.start, fmt::format("Unexpected {}.", describe(token)));
}

void Parser::advance() {
    if (failed()) return;
    token_ = lexer_.next(token_.end);
    if (lexer_.problem()) {
        fail(lexer_.problem()->position, lexer_.problem()->message);
    } else if (!peek(TokenKind::end) && ++tokens_ > limits_.tokens) {
        fail(token_.start,
             fmt::format("Document contains more than {} tokens. Parsing aborted.", limits_.tokens));
    }
}

Token Parser::lookahead() {
    const auto next = lexer_.next(token_.end);
    if (lexer_.problem()) fail(lexer_.problem()->position, lexer_.problem()->message);
    return next;
}

Token Parser::expect(TokenKind kind) {
    const auto token = token_;
    if (token.kind == kind) {
        advance();
    } else {
        fail(token.start, fmt::format("Expected {}, found {}.", describe(kind), describe(token)));
    }
    return token;
}

bool Parser::skip(TokenKind kind) {
    if (failed() || token_.kind != kind) return false;
    advance();
    return true;
}

void Parser::expect_keyword(std::string_view word) {
    if (!skip_keyword(word)) {
        fail(token_.start, fmt::format("Expected \"{}\", found {}.", word, describe(token_)));
    }
}

bool Parser::skip_keyword(std::string_view word) {
    if (!peek_keyword(word)) return false;
    advance();
    return true;
}

bool Parser::enter_nested() {
    if (++nesting_ <= limits_.nesting) return true;
    fail(token_.start, "Document is nested too deeply. Parsing aborted.");
    return false;
}

Definition Parser::parse_definition() {
    if (peek(TokenKind::brace_left)) return parse_operation();
    const bool described = peek(TokenKind::string) || peek(TokenKind::block_string);
    const auto keyword = described ? lookahead() : token_;
    if (failed()) return {};
    if (keyword.kind == TokenKind::name) {
        constexpr std::string_view type_system[] = {"schema", "scalar", "type",  "interface",
                                                    "union",  "enum",   "input", "directive"};
        for (const auto word : type_system) {
            if (keyword.value == word) return parse_type_system_definition(word);
        }
        if (described) {
            fail(token_.start,
                 "Unexpected description, descriptions are supported only on type definitions.");
            return {};
        }
        if (keyword.value == "query" || keyword.value == "mutation" || keyword.value == "subscription") {
            return parse_operation();
        }
        if (keyword.value == "fragment") return parse_fragment_definition();
        if (keyword.value == "extend") return parse_extension();
    }
    unexpected(keyword);
    return {};
}

Definition Parser::parse_type_system_definition(std::string_view keyword) {
    if (keyword == "schema") return parse_schema();
    if (keyword == "directive") return parse_directive_definition();
    return parse_type_definition();
}

Name Parser::parse_name() {
    const auto token = expect(TokenKind::name);
    return {token.value, token.start};
}

OperationDefinition Parser::parse_operation() {
    OperationDefinition operation{.at = token_.start};
    if (!peek(TokenKind::brace_left)) {
        operation.kind = parse_operation_kind();
        if (peek(TokenKind::name)) operation.name = parse_name();
        operation.variables =
            optional_many(TokenKind::paren_left, &Parser::parse_variable_definition, TokenKind::paren_right);
        operation.directives = parse_directives();
    }
    operation.selection_set = parse_selection_set();
    return operation;
}

OperationKind Parser::parse_operation_kind() {
    const auto token = expect(TokenKind::name);
    for (const auto kind : {OperationKind::query, OperationKind::mutation, OperationKind::subscription}) {
        if (token.value == to_string(kind)) return kind;
    }
    unexpected(token);
    return {};
}

VariableDefinition Parser::parse_variable_definition() {
    VariableDefinition variable{.at = token_.start};
    variable.name = parse_variable_name();
    expect(TokenKind::colon);
    variable.type = parse_type();
    if (skip(TokenKind::equals)) variable.default_value = parse_constant_value();
    variable.directives = parse_constant_directives();
    return variable;
}

Name Parser::parse_variable_name() {
    expect(TokenKind::dollar);
    return parse_name();
}

const SelectionSet* Parser::parse_selection_set() {
    SelectionSet set{.at = token_.start};
    if (enter_nested()) {
        set.selections = many(TokenKind::brace_left, &Parser::parse_selection, TokenKind::brace_right);
    }
    leave_nested();
    return document_.arena.make<SelectionSet>(set);
}

Selection Parser::parse_selection() {
    return peek(TokenKind::spread) ? parse_fragment() : parse_field();
}

Selection Parser::parse_field() {
    Selection field{.kind = Selection::Kind::field, .at = token_.start};
    field.name = parse_name();
    if (skip(TokenKind::colon)) {
        field.alias = field.name;
        field.name = parse_name();
    }
    field.arguments = parse_arguments();
    field.directives = parse_directives();
    if (peek(TokenKind::brace_left)) field.selection_set = parse_selection_set();
    return field;
}

Selection Parser::parse_fragment() {
    Selection fragment{.kind = Selection::Kind::inline_fragment, .at = token_.start};
    expect(TokenKind::spread);
    const bool conditional = skip_keyword("on");
    if (!conditional && peek(TokenKind::name)) {
        fragment.kind = Selection::Kind::fragment_spread;
        fragment.name = parse_fragment_name();
        fragment.directives = parse_directives();
        return fragment;
    }
    if (conditional) fragment.type_condition = parse_name();
    fragment.directives = parse_directives();
    fragment.selection_set = parse_selection_set();
    return fragment;
}

FragmentDefinition Parser::parse_fragment_definition() {
    FragmentDefinition fragment{.at = token_.start};
    expect_keyword("fragment");
    fragment.name = parse_fragment_name();
    expect_keyword("on");
    fragment.type_condition = parse_name();
    fragment.directives = parse_directives();
    fragment.selection_set = parse_selection_set();
    return fragment;
}

Name Parser::parse_fragment_name() {
    if (token_.value == "on") unexpected(token_);
    return parse_name();
}

}  // namespace ast
}  // namespace hoigung::graphql
