#include <cmath>
#include <limits>

#include <boost/json/value.hpp>
#include <fmt/format.h>

#include "graphql/execution/coercion.hpp"
#include "graphql/execution/json_inspection.hpp"
#include "graphql/language/printer.hpp"
#include "graphql/suggestion.hpp"

namespace hoigung::graphql {
namespace {

constexpr std::size_t kMostErrors = 50;

std::optional<double> number_of(const boost::json::value& json) {
    if (!json.is_number()) return std::nullopt;
    return json.to_number<double>();
}

std::optional<double> whole_number_of(const boost::json::value& json) {
    const auto number = number_of(json);
    if (!number || *number != std::trunc(*number)) return std::nullopt;
    return number;
}

// Coerces the values of one variable; records every problem with its position inside the value.
class VariableCoercion {
  public:
    VariableCoercion(std::string_view text, const ast::VariableDefinition& definition,
                     std::vector<Error>& errors, Arena& arena)
        : text_(text), definition_(definition), name_(definition.name.text), errors_(errors), arena_(arena) {}

    Value coerce(const boost::json::value& json, const Type& type) {
        if (type.is_non_null()) {
            if (!json.is_null()) return coerce(json, *type.inner);
            refuse(json, fmt::format("Expected non-nullable type \"{}\" not to be null.", to_string(type)));
            return {};
        }
        if (json.is_null()) return {};
        if (type.is_list()) return coerce_list(json, *type.inner);
        if (type.named->kind == TypeKind::input_object) return coerce_object(json, *type.named);
        return coerce_leaf(json, *type.named);
    }

  private:
    void refuse(const boost::json::value& json, std::string_view message) {
        if (errors_.size() > kMostErrors) return;
        if (errors_.size() == kMostErrors) {
            errors_.push_back({.message = "Too many errors processing variables, error limit reached. "
                                          "Execution aborted."});
            return;
        }
        auto prefix = fmt::format("Variable \"${}\" got invalid value {}", name_, inspect(json));
        if (!path_.empty()) prefix += fmt::format(" at \"{}{}\"", name_, path_);
        errors_.push_back({.message = fmt::format("{}; {}", prefix, message),
                           .locations = {locate(text_, definition_.at)}});
    }

    Value coerce_list(const boost::json::value& json, const Type& item_type) {
        std::vector<Value> items;
        if (const auto* array = json.if_array()) {
            const auto outer = path_.size();
            for (std::size_t i = 0; i < array->size(); ++i) {
                path_ += fmt::format("[{}]", i);
                items.push_back(coerce((*array)[i], item_type));
                path_.resize(outer);
            }
        } else {
            items.push_back(coerce(json, item_type));
        }
        return {.kind = Value::Kind::list, .items = arena_.list(items)};
    }

    Value coerce_object(const boost::json::value& json, const NamedType& type) {
        const auto* object = json.if_object();
        if (object == nullptr) {
            refuse(json, fmt::format("Expected type \"{}\" to be an object.", type.name));
            return {};
        }
        std::vector<Member> members;
        std::vector<std::string_view> names;
        for (const auto& field : type.input_fields) {
            names.push_back(field.name);
            const auto* given = object->if_contains(field.name);
            if (given == nullptr) {
                if (field.default_value != nullptr) {
                    members.push_back({field.name, *field.default_value});
                } else if (field.type->is_non_null()) {
                    refuse(json, fmt::format("Field \"{}\" of required type \"{}\" was not provided.",
                                             field.name, to_string(*field.type)));
                }
                continue;
            }
            const auto outer = path_.size();
            path_ += fmt::format(".{}", field.name);
            members.push_back({field.name, coerce(*given, *field.type)});
            path_.resize(outer);
        }
        for (const auto& [key, member] : *object) {
            const std::string_view name = key;
            if (type.input_field(name) != nullptr) continue;
            refuse(json, fmt::format("Field \"{}\" is not defined by type \"{}\".{}", name, type.name,
                                     did_you_mean(name, names)));
        }
        return {.kind = Value::Kind::object, .members = arena_.list(members)};
    }

    Value coerce_leaf(const boost::json::value& json, const NamedType& type) {
        const auto wrong = [&](std::string_view what) {
            refuse(json, fmt::format("{}: {}", what, inspect(json)));
            return Value{};
        };
        switch (type.leaf) {
            case Leaf::integer: {
                const auto number = whole_number_of(json);
                if (!number) return wrong("Int cannot represent non-integer value");
                if (*number < std::numeric_limits<std::int32_t>::min() ||
                    *number > std::numeric_limits<std::int32_t>::max()) {
                    return wrong("Int cannot represent non 32-bit signed integer value");
                }
                return {.kind = Value::Kind::integer, .integer = static_cast<std::int64_t>(*number)};
            }
            case Leaf::real:
                if (const auto number = number_of(json)) return {.kind = Value::Kind::real, .real = *number};
                return wrong("Float cannot represent non numeric value");
            case Leaf::boolean:
                if (json.is_bool()) return {.kind = Value::Kind::boolean, .boolean = json.get_bool()};
                return wrong("Boolean cannot represent a non boolean value");
            case Leaf::string:
                if (json.is_string()) return {.kind = Value::Kind::string, .text = json.get_string()};
                return wrong("String cannot represent a non string value");
            case Leaf::id:
                if (json.is_string()) return {.kind = Value::Kind::string, .text = json.get_string()};
                if (const auto number = whole_number_of(json)) {
                    return {.kind = Value::Kind::string, .text = arena_.text(print_number(*number))};
                }
                return wrong("ID cannot represent value");
            case Leaf::enumeration:
                return coerce_enum(json, type);
            default:
                return untyped(json);
        }
    }

    Value coerce_enum(const boost::json::value& json, const NamedType& type) {
        std::vector<std::string_view> names;
        for (const auto& value : type.values) names.push_back(value.name);
        if (!json.is_string()) {
            const auto text = inspect(json);
            refuse(json, fmt::format("Enum \"{}\" cannot represent non-string value: {}.{}", type.name, text,
                                     did_you_mean(suggestions(text, names), "the enum value")));
            return {};
        }
        const std::string_view text = json.get_string();
        if (const auto* value = type.value(text)) {
            return {.kind = Value::Kind::enumeration, .text = value->name};
        }
        refuse(json, fmt::format("Value \"{}\" does not exist in \"{}\" enum.{}", text, type.name,
                                 did_you_mean(suggestions(text, names), "the enum value")));
        return {};
    }

    // Scalars that the engine does not know accept any value.
    Value untyped(const boost::json::value& json) {
        switch (json.kind()) {
            case boost::json::kind::string:
                return {.kind = Value::Kind::string, .text = json.get_string()};
            case boost::json::kind::bool_:
                return {.kind = Value::Kind::boolean, .boolean = json.get_bool()};
            case boost::json::kind::int64:
                return {.kind = Value::Kind::integer, .integer = json.get_int64()};
            case boost::json::kind::uint64:
            case boost::json::kind::double_:
                return {.kind = Value::Kind::real, .real = json.to_number<double>()};
            case boost::json::kind::array: {
                std::vector<Value> items;
                for (const auto& item : json.get_array()) items.push_back(untyped(item));
                return {.kind = Value::Kind::list, .items = arena_.list(items)};
            }
            case boost::json::kind::object: {
                std::vector<Member> members;
                for (const auto& [key, member] : json.get_object()) members.push_back({key, untyped(member)});
                return {.kind = Value::Kind::object, .members = arena_.list(members)};
            }
            default:
                return {};
        }
    }

    std::string_view text_;
    const ast::VariableDefinition& definition_;
    std::string_view name_;
    std::vector<Error>& errors_;
    Arena& arena_;
    // `.members[2].name`, relative to the variable.
    std::string path_;
};

}  // namespace

CoercedVariables coerce_variables(const Schema& schema, const ast::Document& document,
                                  const ast::OperationDefinition& operation, const boost::json::object& given,
                                  Arena& arena) {
    CoercedVariables result;
    for (const auto& definition : operation.variables) {
        const auto* type = resolve_type(schema, *definition.type, arena);
        const auto name = definition.name.text;
        const auto refuse = [&](std::string message) {
            result.errors.push_back(
                {.message = std::move(message), .locations = {locate(document.text(), definition.at)}});
        };
        const auto* json = given.if_contains(name);
        if (json == nullptr) {
            if (definition.default_value != nullptr) {
                const auto value = coerce_literal(*definition.default_value, *type, {}, arena);
                if (value) result.values.push_back({name, *value});
            } else if (type->is_non_null()) {
                refuse(fmt::format("Variable \"${}\" of required type \"{}\" was not provided.", name,
                                   to_string(*type)));
            }
            continue;
        }
        if (json->is_null() && type->is_non_null()) {
            refuse(fmt::format("Variable \"${}\" of non-null type \"{}\" must not be null.", name,
                               to_string(*type)));
            continue;
        }
        VariableCoercion coercion(document.text(), definition, result.errors, arena);
        result.values.push_back({name, coercion.coerce(*json, *type)});
    }
    return result;
}

}  // namespace hoigung::graphql
