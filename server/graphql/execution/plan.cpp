#include "graphql/execution/plan.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "graphql/execution/output_buffer.hpp"

namespace hoigung::graphql {
namespace {

bool depends_on_variables(const ast::Value& value) {
    if (value.kind == ast::ValueKind::variable) return true;
    return std::ranges::any_of(value.items, depends_on_variables) ||
           std::ranges::any_of(
               value.fields, [](const ast::ObjectField& field) { return depends_on_variables(field.value); });
}

}  // namespace

const ast::Value* condition_of(const ast::Directive& directive) {
    if (directive.name.text != "skip" && directive.name.text != "include") return nullptr;
    const auto found = std::ranges::find_if(
        directive.arguments, [](const ast::Argument& argument) { return argument.name.text == "if"; });
    return found == directive.arguments.end() ? nullptr : &found->value;
}

OperationPlan::OperationPlan(const BoundSchema& bound, const ast::Document& document,
                             const ast::OperationDefinition& operation,
                             std::set<std::string_view> true_variables)
    : bound_(bound), document_(document), true_variables_(std::move(true_variables)) {
    const auto& type = *bound_.schema().root(operation.kind);
    Collection collection;
    collect(type, *operation.selection_set, collection);
    root_ = plan_groups(type, collection.groups);
}

const SelectionPlan& OperationPlan::selection_for(const FieldPlan& field, std::size_t possible_type) const {
    auto& slot = field.selections[possible_type];
    if (const auto* known = slot.load(std::memory_order_acquire)) return *known;
    const std::lock_guard lock(mutex_);
    if (const auto* known = slot.load(std::memory_order_acquire)) return *known;
    const auto& type = *field.field->type->named->possible_types[possible_type];
    const auto* made = plan_selection(type, field.nodes);
    slot.store(made, std::memory_order_release);
    return *made;
}

void OperationPlan::collect(const NamedType& type, const ast::SelectionSet& set, Collection& into) const {
    const auto applies = [&](const ast::Name& condition) {
        if (!condition) return true;
        const auto* named = bound_.schema().type(condition.text);
        return named == &type || (named->is_abstract() && named->covers(type));
    };
    for (const auto& selection : set.selections) {
        if (selection.kind == ast::Selection::Kind::fragment_spread &&
            into.visited_fragments.contains(selection.name.text)) {
            continue;
        }
        if (!is_included(selection)) continue;
        if (selection.kind == ast::Selection::Kind::field) {
            auto found = std::ranges::find(into.groups, selection.response_key(), &Group::key);
            if (found == into.groups.end()) {
                found = into.groups.insert(into.groups.end(), Group{.key = selection.response_key()});
            }
            found->nodes.push_back(&selection);
        } else if (selection.kind == ast::Selection::Kind::inline_fragment) {
            if (applies(selection.type_condition)) collect(type, *selection.selection_set, into);
        } else {
            into.visited_fragments.insert(selection.name.text);
            const auto& fragment = *document_.fragment(selection.name.text);
            if (applies(fragment.type_condition)) collect(type, *fragment.selection_set, into);
        }
    }
}

bool OperationPlan::is_included(const ast::Selection& selection) const {
    return std::ranges::all_of(selection.directives, [&](const ast::Directive& directive) {
        const auto* condition = condition_of(directive);
        if (condition == nullptr) return true;
        const bool is_true = condition->kind == ast::ValueKind::variable
                                 ? true_variables_.contains(condition->text)
                                 : condition->text == "true";
        return is_true == (directive.name.text == "include");
    });
}

const SelectionPlan* OperationPlan::plan_selection(const NamedType& type,
                                                   std::span<const ast::Selection* const> nodes) const {
    Collection collection;
    for (const auto* node : nodes) {
        if (node->selection_set != nullptr) collect(type, *node->selection_set, collection);
    }
    return plan_groups(type, collection.groups);
}

const SelectionPlan* OperationPlan::plan_groups(const NamedType& type,
                                                const std::vector<Group>& groups) const {
    std::vector<FieldPlan> fields;
    for (const auto& group : groups) fields.push_back(plan_field(type, group));
    return arena_.make<SelectionPlan>(SelectionPlan{&type, arena_.list(fields)});
}

FieldPlan OperationPlan::plan_field(const NamedType& type, const Group& group) const {
    const auto& field = *bound_.schema().field(type, group.nodes.front()->name.text);
    FieldPlan plan{.key = group.key,
                   .opening = arena_.padded_text(fmt::format(",\"{}\":", group.key), OutputBuffer::kPadding),
                   .field = &field,
                   .resolve = &bound_.binding(field).resolve,
                   .parent = &type,
                   .nodes = arena_.list(group.nodes)};
    if (field.name == "__typename") plan.constant = arena_.text(fmt::format("\"{}\"", type.name));
    plan_arguments(plan);
    const auto& named = *field.type->named;
    if (named.kind == TypeKind::object) plan.selection = plan_selection(named, plan.nodes);
    if (named.is_abstract())
        plan.selections = arena_.array<std::atomic<const SelectionPlan*>>(named.possible_types.size());
    return plan;
}

void OperationPlan::plan_arguments(FieldPlan& plan) const {
    const auto& given = plan.nodes.front()->arguments;
    std::vector<Member> members;
    bool fixed = true;
    for (const auto& definition : plan.field->arguments) {
        const auto argument = std::ranges::find_if(
            given, [&](const ast::Argument& node) { return node.name.text == definition.name; });
        if (argument == given.end()) {
            if (definition.default_value != nullptr) {
                members.push_back({definition.name, *definition.default_value});
            }
            continue;
        }
        const auto value = depends_on_variables(argument->value)
                               ? std::nullopt
                               : coerce_literal(argument->value, *definition.type, {}, arena_);
        fixed = fixed && value.has_value();
        if (value) members.push_back({definition.name, *value});
    }
    if (fixed) {
        plan.arguments = arena_.make<Arguments>(arena_.list(members), plan.field->arguments);
    } else {
        plan.variable_arguments = variable_arguments_++;
    }
}

}  // namespace hoigung::graphql
