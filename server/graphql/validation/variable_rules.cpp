#include <map>
#include <set>

#include <fmt/format.h>

#include "graphql/language/printer.hpp"
#include "graphql/validation/rules.hpp"

// Specification 5.8: variables.
namespace hoigung::graphql {
namespace {

void check_definitions(const AnnotatedDocument& annotated, const ast::OperationDefinition& operation,
                       Report& report) {
    std::map<std::string_view, std::vector<ast::Position>> seen;
    for (const auto& variable : operation.variables) {
        seen[variable.name.text].push_back(variable.name.at);
        const auto* type = annotated.variable_type(variable);
        if (type == nullptr || type->named->is_input()) continue;
        report.add(fmt::format("Variable \"${}\" cannot be non-input type \"{}\".", variable.name.text,
                               print(*variable.type)),
                   {variable.type->at});
    }
    for (const auto& [name, positions] : seen) {
        if (positions.size() < 2) continue;
        report.add(fmt::format("There can be only one variable named \"${}\".", name), positions);
    }
}

bool may_stand(const ast::VariableDefinition& variable, const Type& type, const VariableUse& use) {
    if (!use.type->is_non_null() || type.is_non_null()) return is_sub_type(type, *use.type);
    const bool has_default =
        variable.default_value != nullptr && variable.default_value->kind != ast::ValueKind::null;
    return (has_default || use.place_has_default) && is_sub_type(type, *use.type->inner);
}

void check_uses(const AnnotatedDocument& annotated, const ast::OperationDefinition& operation,
                Report& report) {
    std::map<std::string_view, const ast::VariableDefinition*> defined;
    for (const auto& variable : operation.variables) defined[variable.name.text] = &variable;
    std::set<std::string_view> used;
    for (const auto& use : annotated.variable_uses(operation)) {
        const auto name = use.node->text;
        used.insert(name);
        const auto found = defined.find(name);
        if (found == defined.end()) {
            const auto where =
                operation.name ? fmt::format(" by operation \"{}\"", operation.name.text) : std::string();
            report.add(fmt::format("Variable \"${}\" is not defined{}.", name, where),
                       {use.node->at, operation.at});
            continue;
        }
        const auto* type = annotated.variable_type(*found->second);
        if (type == nullptr || use.type == nullptr || may_stand(*found->second, *type, use)) continue;
        report.add(fmt::format("Variable \"${}\" of type \"{}\" used in position expecting type \"{}\".",
                               name, to_string(*type), to_string(*use.type)),
                   {found->second->at, use.node->at});
    }
    for (const auto& variable : operation.variables) {
        if (used.contains(variable.name.text)) continue;
        const auto where =
            operation.name ? fmt::format(" in operation \"{}\"", operation.name.text) : std::string();
        report.add(fmt::format("Variable \"${}\" is never used{}.", variable.name.text, where),
                   {variable.at});
    }
}

}  // namespace

void check_variables(const AnnotatedDocument& annotated, Report& report) {
    for (const auto* operation : annotated.operations) {
        check_definitions(annotated, *operation, report);
        check_uses(annotated, *operation, report);
    }
}

}  // namespace hoigung::graphql
