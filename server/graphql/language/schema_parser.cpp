#include <algorithm>

#include <fmt/format.h>

#include "graphql/language/parser_state.hpp"

// The part of the parser that reads the schema language.
namespace hoigung::graphql::ast {
namespace {

constexpr std::pair<std::string_view, TypeKind> kTypeKeywords[] = {
    {"scalar", TypeKind::scalar}, {"type", TypeKind::object},      {"interface", TypeKind::interface},
    {"union", TypeKind::union_},  {"enum", TypeKind::enumeration}, {"input", TypeKind::input_object},
};

constexpr std::string_view kDirectiveLocations[] = {"QUERY",
                                                    "MUTATION",
                                                    "SUBSCRIPTION",
                                                    "FIELD",
                                                    "FRAGMENT_SPREAD",
                                                    "INLINE_FRAGMENT",
                                                    "FRAGMENT_DEFINITION",
                                                    "VARIABLE_DEFINITION",
                                                    "SCHEMA",
                                                    "SCALAR",
                                                    "OBJECT",
                                                    "FIELD_DEFINITION",
                                                    "INTERFACE",
                                                    "UNION",
                                                    "ARGUMENT_DEFINITION",
                                                    "ENUM",
                                                    "ENUM_VALUE",
                                                    "INPUT_OBJECT",
                                                    "INPUT_FIELD_DEFINITION"};

}  // namespace

const Value* Parser::parse_description() {
    if (!peek(TokenKind::string) && !peek(TokenKind::block_string)) return nullptr;
    return document_.arena.make<Value>(parse_value());
}

SchemaDefinition Parser::parse_schema() {
    SchemaDefinition schema{.at = token_.start};
    schema.description = parse_description();
    expect_keyword("schema");
    schema.directives = parse_constant_directives();
    schema.operation_types =
        many(TokenKind::brace_left, &Parser::parse_operation_type, TokenKind::brace_right);
    return schema;
}

OperationTypeDefinition Parser::parse_operation_type() {
    OperationTypeDefinition operation{.at = token_.start};
    operation.operation = parse_operation_kind();
    expect(TokenKind::colon);
    operation.type = parse_name();
    return operation;
}

TypeDefinition Parser::parse_type_definition() {
    TypeDefinition definition{.at = token_.start};
    definition.description = parse_description();
    return parse_type_body(definition);
}

TypeDefinition Parser::parse_type_body(TypeDefinition definition) {
    for (const auto& [keyword, kind] : kTypeKeywords) {
        if (!peek_keyword(keyword)) continue;
        definition.kind = kind;
        advance();
        break;
    }
    definition.name = parse_name();
    const bool has_fields = definition.kind == TypeKind::object || definition.kind == TypeKind::interface;
    if (has_fields) definition.interfaces = parse_interfaces();
    definition.directives = parse_constant_directives();
    if (has_fields) {
        definition.fields =
            optional_many(TokenKind::brace_left, &Parser::parse_field_definition, TokenKind::brace_right);
    } else if (definition.kind == TypeKind::input_object) {
        definition.input_fields =
            optional_many(TokenKind::brace_left, &Parser::parse_input_value, TokenKind::brace_right);
    } else if (definition.kind == TypeKind::enumeration) {
        definition.values =
            optional_many(TokenKind::brace_left, &Parser::parse_enum_value, TokenKind::brace_right);
    } else if (definition.kind == TypeKind::union_ && skip(TokenKind::equals)) {
        definition.members = delimited(TokenKind::pipe, &Parser::parse_name);
    }
    return definition;
}

std::span<const Name> Parser::parse_interfaces() {
    if (!skip_keyword("implements")) return {};
    return delimited(TokenKind::ampersand, &Parser::parse_name);
}

FieldDefinition Parser::parse_field_definition() {
    FieldDefinition field{.at = token_.start};
    field.description = parse_description();
    field.name = parse_name();
    field.arguments =
        optional_many(TokenKind::paren_left, &Parser::parse_input_value, TokenKind::paren_right);
    expect(TokenKind::colon);
    field.type = parse_type();
    field.directives = parse_constant_directives();
    return field;
}

InputValueDefinition Parser::parse_input_value() {
    InputValueDefinition input{.at = token_.start};
    input.description = parse_description();
    input.name = parse_name();
    expect(TokenKind::colon);
    input.type = parse_type();
    if (skip(TokenKind::equals)) input.default_value = parse_constant_value();
    input.directives = parse_constant_directives();
    return input;
}

EnumValueDefinition Parser::parse_enum_value() {
    EnumValueDefinition value{.at = token_.start};
    value.description = parse_description();
    const auto word = token_.value;
    if (word == "true" || word == "false" || word == "null") {
        fail(token_.start,
             fmt::format("{} is reserved and cannot be used for an enum value.", describe(token_)));
        return value;
    }
    value.name = parse_name();
    value.directives = parse_constant_directives();
    return value;
}

DirectiveDefinition Parser::parse_directive_definition() {
    DirectiveDefinition directive{.at = token_.start};
    directive.description = parse_description();
    expect_keyword("directive");
    expect(TokenKind::at);
    directive.name = parse_name();
    directive.arguments =
        optional_many(TokenKind::paren_left, &Parser::parse_input_value, TokenKind::paren_right);
    directive.repeatable = skip_keyword("repeatable");
    expect_keyword("on");
    directive.locations = delimited(TokenKind::pipe, &Parser::parse_directive_location);
    return directive;
}

Name Parser::parse_directive_location() {
    const auto token = token_;
    const auto name = parse_name();
    if (!failed() && std::ranges::find(kDirectiveLocations, name.text) == std::end(kDirectiveLocations)) {
        unexpected(token);
    }
    return name;
}

Definition Parser::parse_extension() {
    const auto keyword = lookahead();
    if (failed()) return {};
    if (keyword.kind == TokenKind::name) {
        if (keyword.value == "schema") return parse_schema_extension();
        for (const auto& [word, kind] : kTypeKeywords) {
            if (keyword.value == word) return parse_type_extension();
        }
    }
    unexpected(keyword);
    return {};
}

SchemaDefinition Parser::parse_schema_extension() {
    SchemaDefinition schema{.at = token_.start, .extension = true};
    expect_keyword("extend");
    expect_keyword("schema");
    schema.directives = parse_constant_directives();
    schema.operation_types =
        optional_many(TokenKind::brace_left, &Parser::parse_operation_type, TokenKind::brace_right);
    if (schema.directives.empty() && schema.operation_types.empty()) unexpected(token_);
    return schema;
}

TypeDefinition Parser::parse_type_extension() {
    TypeDefinition start{.at = token_.start, .extension = true};
    expect_keyword("extend");
    const auto type = parse_type_body(start);
    if (type.directives.empty() && type.interfaces.empty() && type.fields.empty() &&
        type.input_fields.empty() && type.members.empty() && type.values.empty()) {
        unexpected(token_);
    }
    return type;
}

}  // namespace hoigung::graphql::ast
