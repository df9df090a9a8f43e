#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "graphql/suggestion.hpp"
#include "graphql/validation/directive_rules.hpp"
#include "graphql/validation/rules.hpp"

// Specification 5.3 and 5.4: fields and arguments.
namespace hoigung::graphql {
namespace {

// The possible types of an abstract type that have the field, the most widely shared first.
std::vector<std::string> types_with_field(const NamedType& parent, std::string_view field) {
    if (!parent.is_abstract()) return {};
    std::map<const NamedType*, int> uses;
    std::vector<const NamedType*> found;
    const auto note = [&](const NamedType* type, int count) {
        if (!uses.contains(type)) found.push_back(type);
        uses[type] += count;
    };
    for (const auto* possible : parent.possible_types) {
        if (possible->field(field) == nullptr) continue;
        note(possible, 1);
        for (const auto* interface : possible->interfaces) {
            if (interface->field(field) != nullptr) note(interface, 1);
        }
    }
    std::ranges::stable_sort(found, [&](const NamedType* a, const NamedType* b) {
        if (uses[a] != uses[b]) return uses[a] > uses[b];
        if (a->kind == TypeKind::interface && a->covers(*b)) return true;
        if (b->kind == TypeKind::interface && b->covers(*a)) return false;
        return natural_compare(a->name, b->name) < 0;
    });
    std::vector<std::string> names;
    for (const auto* type : found) names.emplace_back(type->name);
    return names;
}

std::string suggest_field(const NamedType& parent, std::string_view field) {
    auto hint = did_you_mean(types_with_field(parent, field), "to use an inline fragment on");
    if (!hint.empty()) return hint;
    std::vector<std::string_view> names;
    for (const auto& known : parent.fields) names.push_back(known.name);
    return did_you_mean(field, names);
}

void check_leaf(const SelectionUse& use, Report& report) {
    const auto& node = *use.node;
    const auto name = node.name.text;
    const auto type = to_string(*use.field->type);
    if (use.field->type->named->is_leaf()) {
        if (node.selection_set == nullptr) return;
        report.add(fmt::format("Field \"{}\" must not have a selection since type \"{}\" has no subfields.",
                               name, type),
                   {node.selection_set->at});
    } else if (node.selection_set == nullptr) {
        report.add(fmt::format("Field \"{0}\" of type \"{1}\" must have a selection of subfields. Did you "
                               "mean \"{0} {{ ... }}\"?",
                               name, type),
                   {node.at});
    }
}

void check_known_arguments(const SelectionUse& use, Report& report) {
    std::vector<std::string_view> names;
    for (const auto& argument : use.field->arguments) names.push_back(argument.name);
    for (const auto& argument : use.node->arguments) {
        if (use.field->argument(argument.name.text) != nullptr) continue;
        report.add(fmt::format("Unknown argument \"{}\" on field \"{}.{}\".{}", argument.name.text,
                               use.parent->name, use.field->name, did_you_mean(argument.name.text, names)),
                   {argument.name.at});
    }
}

void check_required_arguments(const SelectionUse& use, Report& report) {
    for (const auto& argument : use.field->arguments) {
        const auto given = [&](const ast::Argument& node) { return node.name.text == argument.name; };
        if (!argument.is_required() || std::ranges::any_of(use.node->arguments, given)) continue;
        report.add(fmt::format("Field \"{}\" argument \"{}\" of type \"{}\" is required, but it was not "
                               "provided.",
                               use.field->name, argument.name, to_string(*argument.type)),
                   {use.node->at});
    }
}

}  // namespace

void check_fields(const AnnotatedDocument& annotated, Report& report) {
    for (const auto& use : annotated.selections) {
        if (report.full()) return;
        if (use.node->kind != ast::Selection::Kind::field || use.parent == nullptr) continue;
        if (use.field != nullptr) {
            check_leaf(use, report);
            continue;
        }
        const auto name = use.node->name.text;
        report.add(fmt::format("Cannot query field \"{}\" on type \"{}\".{}", name, use.parent->name,
                               suggest_field(*use.parent, name)),
                   {use.node->at});
    }
}

void check_arguments(const AnnotatedDocument& annotated, Report& report) {
    for (const auto& use : annotated.selections) {
        if (report.full()) return;
        check_unique_arguments(use.node->arguments, report);
        if (use.field == nullptr) continue;
        check_known_arguments(use, report);
        check_required_arguments(use, report);
    }
}

void check_directives(const AnnotatedDocument& annotated, Report& report) {
    const auto known = known_directives(annotated.schema.directives());
    for (const auto& use : annotated.directive_lists) {
        DirectivePlace place;
        place.check(known, use.directives, report);
        for (const auto& directive : use.directives) {
            check_directive(known, directive, use.location, report);
        }
    }
}

}  // namespace hoigung::graphql
