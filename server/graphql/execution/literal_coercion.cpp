#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "graphql/execution/coercion.hpp"
#include "graphql/language/printer.hpp"
#include "graphql/suggestion.hpp"

namespace hoigung::graphql {
namespace {

using ast::ValueKind;

std::optional<std::int64_t> to_int32(std::string_view digits) {
    std::int32_t number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

double to_double(std::string_view digits) {
    double number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc::result_out_of_range) return number;
    // Too large numbers become infinity and too small ones zero, as in IEEE 754.
    const bool tiny =
        digits.find("e-") != std::string_view::npos || digits.find("E-") != std::string_view::npos;
    const double size = tiny ? 0 : std::numeric_limits<double>::infinity();
    return digits.starts_with('-') ? -size : size;
}

Value text_value(Value::Kind kind, std::string_view text) {
    return {.kind = kind, .text = text};
}

bool is_missing(const ast::Value& literal, Variables variables) {
    return literal.kind == ValueKind::variable && find_variable(variables, literal.text) == nullptr;
}

// Scalars that the engine does not know accept any literal.
Value untyped(const ast::Value& literal, Variables variables, Arena& arena) {
    switch (literal.kind) {
        case ValueKind::variable: {
            const auto* value = find_variable(variables, literal.text);
            return value == nullptr ? Value{} : *value;
        }
        case ValueKind::integer:
            if (const auto number = to_int32(literal.text)) {
                return {.kind = Value::Kind::integer, .integer = *number};
            }
            return {.kind = Value::Kind::real, .real = to_double(literal.text)};
        case ValueKind::real:
            return {.kind = Value::Kind::real, .real = to_double(literal.text)};
        case ValueKind::boolean:
            return {.kind = Value::Kind::boolean, .boolean = literal.text == "true"};
        case ValueKind::string:
        case ValueKind::enumeration:
            return text_value(Value::Kind::string, literal.text);
        case ValueKind::list: {
            std::vector<Value> items;
            for (const auto& item : literal.items) items.push_back(untyped(item, variables, arena));
            return {.kind = Value::Kind::list, .items = arena.list(items)};
        }
        case ValueKind::object: {
            std::vector<Member> members;
            for (const auto& field : literal.fields) {
                members.push_back({field.name.text, untyped(field.value, variables, arena)});
            }
            return {.kind = Value::Kind::object, .members = arena.list(members)};
        }
        default:
            return {};
    }
}

std::optional<Value> coerce_leaf(const ast::Value& literal, const NamedType& leaf, Variables variables,
                                 Arena& arena) {
    if (leaf.leaf == Leaf::custom) return untyped(literal, variables, arena);
    if (literal_problem(literal, leaf)) return std::nullopt;
    switch (leaf.leaf) {
        case Leaf::integer:
            return Value{.kind = Value::Kind::integer, .integer = *to_int32(literal.text)};
        case Leaf::real:
            return Value{.kind = Value::Kind::real, .real = to_double(literal.text)};
        case Leaf::boolean:
            return Value{.kind = Value::Kind::boolean, .boolean = literal.text == "true"};
        case Leaf::enumeration:
            return text_value(Value::Kind::enumeration, literal.text);
        default:
            return text_value(Value::Kind::string, literal.text);
    }
}

std::optional<Value> coerce_list(const ast::Value& literal, const Type& item_type, Variables variables,
                                 Arena& arena) {
    std::vector<Value> items;
    if (literal.kind != ValueKind::list) {
        // A single value counts as a list of one.
        const auto item = coerce_literal(literal, item_type, variables, arena);
        if (!item) return std::nullopt;
        items.push_back(*item);
    }
    for (const auto& node : literal.items) {
        if (is_missing(node, variables)) {
            if (item_type.is_non_null()) return std::nullopt;
            items.emplace_back();
            continue;
        }
        const auto item = coerce_literal(node, item_type, variables, arena);
        if (!item) return std::nullopt;
        items.push_back(*item);
    }
    return Value{.kind = Value::Kind::list, .items = arena.list(items)};
}

std::optional<Value> coerce_object(const ast::Value& literal, const NamedType& type, Variables variables,
                                   Arena& arena) {
    if (literal.kind != ValueKind::object) return std::nullopt;
    std::vector<Member> members;
    for (const auto& definition : type.input_fields) {
        const ast::Value* given = nullptr;
        for (const auto& field : literal.fields) {
            if (field.name.text == definition.name) given = &field.value;
        }
        if (given == nullptr || is_missing(*given, variables)) {
            if (definition.default_value != nullptr) {
                members.push_back({definition.name, *definition.default_value});
            } else if (definition.type->is_non_null()) {
                return std::nullopt;
            }
            continue;
        }
        const auto value = coerce_literal(*given, *definition.type, variables, arena);
        if (!value) return std::nullopt;
        members.push_back({definition.name, *value});
    }
    return Value{.kind = Value::Kind::object, .members = arena.list(members)};
}

std::string did_you_mean_value(const NamedType& type, std::string_view input) {
    std::vector<std::string_view> names;
    for (const auto& value : type.values) names.push_back(value.name);
    return did_you_mean(suggestions(input, names), "the enum value");
}

std::optional<std::string> enum_problem(const ast::Value& literal, const NamedType& type) {
    const auto text = print(literal);
    if (literal.kind != ValueKind::enumeration) {
        return fmt::format("Enum \"{}\" cannot represent non-enum value: {}.{}", type.name, text,
                           did_you_mean_value(type, text));
    }
    if (type.value(literal.text) != nullptr) return std::nullopt;
    return fmt::format("Value \"{}\" does not exist in \"{}\" enum.{}", text, type.name,
                       did_you_mean_value(type, text));
}

}  // namespace

const Value* find_variable(Variables variables, std::string_view name) {
    const auto found = std::ranges::find(variables, name, &Member::name);
    return found == variables.end() ? nullptr : &found->value;
}

std::optional<Value> coerce_literal(const ast::Value& literal, const Type& type, Variables variables,
                                    Arena& arena) {
    if (literal.kind == ValueKind::variable) {
        // Validation has ensured that the variable has the right type.
        const auto* value = find_variable(variables, literal.text);
        if (value == nullptr || (value->is_null() && type.is_non_null())) return std::nullopt;
        return *value;
    }
    if (literal.kind == ValueKind::null) {
        return type.is_non_null() ? std::nullopt : std::optional(Value{});
    }
    const auto& inner = type.nullable();
    if (inner.is_list()) return coerce_list(literal, *inner.inner, variables, arena);
    if (inner.named->kind == TypeKind::input_object) {
        return coerce_object(literal, *inner.named, variables, arena);
    }
    return coerce_leaf(literal, *inner.named, variables, arena);
}

std::optional<std::string> literal_problem(const ast::Value& literal, const NamedType& leaf) {
    const auto refuse = [&](std::string_view what) { return fmt::format("{}: {}", what, print(literal)); };
    switch (leaf.leaf) {
        case Leaf::integer:
            if (literal.kind != ValueKind::integer) return refuse("Int cannot represent non-integer value");
            if (!to_int32(literal.text)) {
                return refuse("Int cannot represent non 32-bit signed integer value");
            }
            return std::nullopt;
        case Leaf::real:
            // A number too large for a double would not be finite, which the specification forbids.
            if ((literal.kind == ValueKind::integer || literal.kind == ValueKind::real) &&
                std::isfinite(to_double(literal.text))) {
                return std::nullopt;
            }
            return refuse("Float cannot represent non numeric value");
        case Leaf::string:
            if (literal.kind == ValueKind::string) return std::nullopt;
            return refuse("String cannot represent a non string value");
        case Leaf::boolean:
            if (literal.kind == ValueKind::boolean) return std::nullopt;
            return refuse("Boolean cannot represent a non boolean value");
        case Leaf::id:
            if (literal.kind == ValueKind::string || literal.kind == ValueKind::integer) return std::nullopt;
            return refuse("ID cannot represent a non-string and non-integer value");
        case Leaf::enumeration:
            return enum_problem(literal, leaf);
        default:
            return std::nullopt;
    }
}

}  // namespace hoigung::graphql
