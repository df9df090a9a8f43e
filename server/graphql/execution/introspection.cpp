#include <algorithm>

#include <fmt/format.h>

#include "base/enum_table.hpp"
#include "graphql/execution/bound_schema.hpp"
#include "graphql/language/characters.hpp"
#include "graphql/language/printer.hpp"

namespace hoigung::graphql {
namespace {

std::string_view kind_of(const Type& type) {
    if (type.is_list()) return "LIST";
    if (type.is_non_null()) return "NON_NULL";
    using enum ast::TypeKind;
    static constexpr base::EnumTable<ast::TypeKind, std::string_view> kNames{
        {{scalar, "SCALAR"},
         {object, "OBJECT"},
         {interface, "INTERFACE"},
         {union_, "UNION"},
         {enumeration, "ENUM"},
         {input_object, "INPUT_OBJECT"}}};
    return kNames[type.named->kind];
}

bool is_whole_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    if (text.empty() || (text.size() > 1 && text[0] == '0')) return false;
    return std::ranges::all_of(text, [](char c) { return is_digit(static_cast<unsigned char>(c)); });
}

// A default value in GraphQL syntax.
std::string print_default(const Value& value, const Type& type) {
    const auto& inner = type.nullable();
    switch (value.kind) {
        case Value::Kind::null:
            return "null";
        case Value::Kind::boolean:
            return value.boolean ? "true" : "false";
        case Value::Kind::integer:
            return fmt::format("{}", value.integer);
        case Value::Kind::real:
            return print_number(value.real);
        case Value::Kind::enumeration:
            return std::string(value.text);
        case Value::Kind::list: {
            std::string out;
            for (const auto& item : value.items) {
                if (!out.empty()) out += ", ";
                out += print_default(item, inner.is_list() ? *inner.inner : inner);
            }
            return fmt::format("[{}]", out);
        }
        case Value::Kind::object: {
            std::string out;
            for (const auto& member : value.members) {
                if (!out.empty()) out += ", ";
                const auto* field = inner.named->input_field(member.name);
                out += fmt::format("{}: {}", member.name,
                                   print_default(member.value, field == nullptr ? inner : *field->type));
            }
            return fmt::format("{{{}}}", out);
        }
        default:
            if (type.named->leaf == Leaf::id && is_whole_number(value.text)) return std::string(value.text);
            return print_string(value.text);
    }
}

// The list without its deprecated members, unless they are requested.
template <class T>
void answer_current(Field& field, const std::vector<T>& all) {
    const bool deprecated_too = field.arguments().boolean("includeDeprecated").value_or(false);
    std::vector<const T*> shown;
    for (const auto& item : all) {
        if (deprecated_too || !item.deprecation) shown.push_back(&item);
    }
    field.value(shown);
}

void answer_types(Field& field, const std::vector<const NamedType*>& types) {
    field.list(types, [](const NamedType* type, Field& each) { each.object(type->type); });
}

void answer_type(Field& field, const NamedType* type) {
    if (type == nullptr) return field.null();
    field.object(type->type);
}

bool has_fields(const Type& type) {
    return type.kind == Type::Kind::named &&
           (type.named->kind == TypeKind::object || type.named->kind == TypeKind::interface);
}

void bind_type(Bindings& bindings) {
    bindings.object<Type>("__Type")
        .field("kind", [](const Type& type) { return kind_of(type); })
        .field("name",
               [](const Type& type, Field& field) {
                   if (type.kind != Type::Kind::named) return field.null();
                   field.string(type.named->name);
               })
        .field("description",
               [](const Type& type, Field& field) {
                   if (type.kind != Type::Kind::named) return field.null();
                   field.value(type.named->description);
               })
        .field("specifiedByURL",
               [](const Type& type, Field& field) {
                   if (type.kind != Type::Kind::named) return field.null();
                   field.value(type.named->specified_by);
               })
        .field("fields",
               [](const Type& type, Field& field) {
                   if (!has_fields(type)) return field.null();
                   answer_current(field, type.named->fields);
               })
        .field("interfaces",
               [](const Type& type, Field& field) {
                   if (!has_fields(type)) return field.null();
                   answer_types(field, type.named->interfaces);
               })
        .field("possibleTypes",
               [](const Type& type, Field& field) {
                   if (type.kind != Type::Kind::named || !type.named->is_abstract()) return field.null();
                   answer_types(field, type.named->possible_types);
               })
        .field("enumValues",
               [](const Type& type, Field& field) {
                   if (type.kind != Type::Kind::named || type.named->kind != TypeKind::enumeration) {
                       return field.null();
                   }
                   answer_current(field, type.named->values);
               })
        .field("inputFields",
               [](const Type& type, Field& field) {
                   if (type.kind != Type::Kind::named || type.named->kind != TypeKind::input_object) {
                       return field.null();
                   }
                   answer_current(field, type.named->input_fields);
               })
        .field("ofType", &Type::inner);
}

void bind_members(Bindings& bindings) {
    bindings.object<FieldDefinition>("__Field")
        .field("name", &FieldDefinition::name)
        .field("description", &FieldDefinition::description)
        .field("args", [](const FieldDefinition& definition,
                          Field& field) { answer_current(field, definition.arguments); })
        .field("type", &FieldDefinition::type)
        .field("isDeprecated",
               [](const FieldDefinition& definition) { return definition.deprecation.has_value(); })
        .field("deprecationReason", &FieldDefinition::deprecation);
    bindings.object<InputDefinition>("__InputValue")
        .field("name", &InputDefinition::name)
        .field("description", &InputDefinition::description)
        .field("type", &InputDefinition::type)
        .field("defaultValue",
               [](const InputDefinition& input, Field& field) {
                   if (input.default_value == nullptr) return field.null();
                   field.string(print_default(*input.default_value, *input.type));
               })
        .field("isDeprecated", [](const InputDefinition& input) { return input.deprecation.has_value(); })
        .field("deprecationReason", &InputDefinition::deprecation);
    bindings.object<EnumValue>("__EnumValue")
        .field("name", &EnumValue::name)
        .field("description", &EnumValue::description)
        .field("isDeprecated", [](const EnumValue& value) { return value.deprecation.has_value(); })
        .field("deprecationReason", &EnumValue::deprecation);
    bindings.object<DirectiveDefinition>("__Directive")
        .field("name", &DirectiveDefinition::name)
        .field("description", &DirectiveDefinition::description)
        .field("isRepeatable", &DirectiveDefinition::repeatable)
        .field("locations", &DirectiveDefinition::locations)
        .field("args", [](const DirectiveDefinition& directive, Field& field) {
            answer_current(field, directive.arguments);
        });
}

}  // namespace

void bind_introspection(Bindings& bindings, const Schema& schema) {
    bindings.root(schema.meta().name)
        .field("__schema", [&schema](Field& field) { field.object(schema); })
        .field(
            "__type",
            [&schema](Field& field) { answer_type(field, schema.type(*field.arguments().string("name"))); })
        .field("__typename", [](Field& field) { field.null(); });
    bindings.object<Schema>("__Schema")
        .field("description", [](const Schema& its) { return its.description(); })
        .field("types",
               [](const Schema& its, Field& field) {
                   field.list(its.types(),
                              [](const NamedType* type, Field& each) { each.object(type->type); });
               })
        .field("queryType",
               [](const Schema& its, Field& field) { answer_type(field, its.root(OperationKind::query)); })
        .field("mutationType",
               [](const Schema& its, Field& field) { answer_type(field, its.root(OperationKind::mutation)); })
        .field("subscriptionType",
               [](const Schema& its, Field& field) {
                   answer_type(field, its.root(OperationKind::subscription));
               })
        .field("directives", [](const Schema& its, Field& field) {
            field.list(its.directives(),
                       [](const DirectiveDefinition& directive, Field& each) { each.object(directive); });
        });
    bind_type(bindings);
    bind_members(bindings);
}

}  // namespace hoigung::graphql
