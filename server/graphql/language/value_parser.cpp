#include <fmt/format.h>

#include "graphql/language/parser_state.hpp"

// The part of the parser that reads arguments, directives, values and types.
namespace hoigung::graphql::ast {

std::span<const Argument> Parser::parse_arguments() {
    return optional_many(TokenKind::paren_left, &Parser::parse_argument, TokenKind::paren_right);
}

Argument Parser::parse_argument() {
    Argument argument{.name = parse_name(), .value = {}};
    expect(TokenKind::colon);
    argument.value = parse_value();
    return argument;
}

std::span<const Directive> Parser::parse_directives() {
    std::vector<Directive> directives;
    while (peek(TokenKind::at)) {
        Directive directive{.at = token_.start};
        expect(TokenKind::at);
        directive.name = parse_name();
        directive.arguments = parse_arguments();
        directives.push_back(directive);
    }
    return document_.arena.list(directives);
}

std::span<const Directive> Parser::parse_constant_directives() {
    const bool outer = std::exchange(constant_, true);
    const auto directives = parse_directives();
    constant_ = outer;
    return directives;
}

const Value* Parser::parse_constant_value() {
    const bool outer = std::exchange(constant_, true);
    const auto value = parse_value();
    constant_ = outer;
    return document_.arena.make<Value>(value);
}

Value Parser::parse_value() {
    Value value{.at = token_.start, .text = token_.value};
    switch (token_.kind) {
        case TokenKind::bracket_left:
            value.kind = ValueKind::list;
            if (enter_nested()) {
                value.items = any(TokenKind::bracket_left, &Parser::parse_value, TokenKind::bracket_right);
            }
            leave_nested();
            return value;
        case TokenKind::brace_left:
            value.kind = ValueKind::object;
            if (enter_nested()) {
                value.fields =
                    any(TokenKind::brace_left, &Parser::parse_object_field, TokenKind::brace_right);
            }
            leave_nested();
            return value;
        case TokenKind::integer:
            value.kind = ValueKind::integer;
            break;
        case TokenKind::real:
            value.kind = ValueKind::real;
            break;
        case TokenKind::string:
        case TokenKind::block_string:
            value.kind = ValueKind::string;
            value.block = peek(TokenKind::block_string);
            break;
        case TokenKind::name:
            return parse_word_value();
        case TokenKind::dollar:
            return parse_variable_value();
        default:
            unexpected(token_);
            return value;
    }
    advance();
    return value;
}

Value Parser::parse_word_value() {
    Value value{.kind = ValueKind::enumeration, .at = token_.start, .text = token_.value};
    if (value.text == "true" || value.text == "false") value.kind = ValueKind::boolean;
    if (value.text == "null") value.kind = ValueKind::null;
    advance();
    return value;
}

Value Parser::parse_variable_value() {
    const auto dollar = expect(TokenKind::dollar);
    Value value{.kind = ValueKind::variable, .at = dollar.start};
    if (constant_ && !failed()) {
        if (peek(TokenKind::name)) {
            fail(dollar.start, fmt::format("Unexpected variable \"${}\" in constant value.", token_.value));
        } else {
            unexpected(dollar);
        }
        return value;
    }
    value.text = parse_name().text;
    return value;
}

ObjectField Parser::parse_object_field() {
    ObjectField field{.name = parse_name(), .value = {}};
    expect(TokenKind::colon);
    field.value = parse_value();
    return field;
}

const TypeReference* Parser::parse_type() {
    TypeReference type{.at = token_.start};
    if (skip(TokenKind::bracket_left)) {
        type.kind = TypeReference::Kind::list;
        if (enter_nested()) type.inner = parse_type();
        leave_nested();
        expect(TokenKind::bracket_right);
    } else {
        type.name = parse_name().text;
    }
    const auto* made = document_.arena.make<TypeReference>(type);
    if (!skip(TokenKind::bang)) return made;
    return document_.arena.make<TypeReference>(
        TypeReference{.kind = TypeReference::Kind::non_null, .at = type.at, .inner = made});
}

}  // namespace hoigung::graphql::ast
