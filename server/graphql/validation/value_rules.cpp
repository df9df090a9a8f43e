#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "graphql/execution/coercion.hpp"
#include "graphql/language/printer.hpp"
#include "graphql/suggestion.hpp"
#include "graphql/validation/directive_rules.hpp"
#include "graphql/validation/rules.hpp"

// Specification 5.6: values.
namespace hoigung::graphql {
namespace {

void refuse(const ast::Value& literal, const Type& type, Report& report) {
    report.add(fmt::format("Expected value of type \"{}\", found {}.", to_string(type), print(literal)),
               {literal.at});
}

void check_single(const ast::Value& literal, const Type& type, Report& report) {
    if (!type.named->is_leaf()) return refuse(literal, type, report);
    if (auto problem = literal_problem(literal, *type.named)) {
        report.add(std::move(*problem), {literal.at});
    }
}

void check_literal(const ast::Value& literal, const Type& type, Report& report);

void check_object(const ast::Value& literal, const NamedType& type, Report& report) {
    std::vector<std::string_view> names;
    for (const auto& definition : type.input_fields) {
        names.push_back(definition.name);
        const auto given = [&](const ast::ObjectField& field) { return field.name.text == definition.name; };
        if (!definition.is_required() || std::ranges::any_of(literal.fields, given)) continue;
        report.add(fmt::format("Field \"{}.{}\" of required type \"{}\" was not provided.", type.name,
                               definition.name, to_string(*definition.type)),
                   {literal.at});
    }
    for (const auto& field : literal.fields) {
        if (const auto* definition = type.input_field(field.name.text)) {
            check_literal(field.value, *definition->type, report);
        } else {
            report.add(fmt::format("Field \"{}\" is not defined by type \"{}\".{}", field.name.text,
                                   type.name, did_you_mean(field.name.text, names)),
                       {field.name.at});
        }
    }
}

void check_literal(const ast::Value& literal, const Type& type, Report& report) {
    const auto& inner = type.nullable();
    switch (literal.kind) {
        case ast::ValueKind::variable:
            return;
        case ast::ValueKind::null:
            if (type.is_non_null()) refuse(literal, type, report);
            return;
        case ast::ValueKind::list:
            // Like graphql-js, checks a list where none is expected against the type without its `!`.
            if (!inner.is_list()) return check_single(literal, inner, report);
            for (const auto& item : literal.items) check_literal(item, *inner.inner, report);
            return;
        case ast::ValueKind::object:
            if (type.named->kind != TypeKind::input_object) return check_single(literal, type, report);
            return check_object(literal, *type.named, report);
        default:
            return check_single(literal, type, report);
    }
}

}  // namespace

void check_values(const AnnotatedDocument& annotated, Report& report) {
    for (const auto& use : annotated.literals) {
        if (report.full()) return;
        check_unique_input_fields(*use.node, report);
        if (use.type != nullptr && use.type->named->is_input()) check_literal(*use.node, *use.type, report);
    }
}

}  // namespace hoigung::graphql
