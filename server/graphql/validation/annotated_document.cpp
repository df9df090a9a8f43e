#include "graphql/validation/annotated_document.hpp"

#include <algorithm>
#include <set>

#include "base/enum_table.hpp"

namespace hoigung::graphql {
namespace {

std::string_view directive_location(OperationKind kind) {
    using enum OperationKind;
    static constexpr base::EnumTable<OperationKind, std::string_view> kNames{
        {{query, "QUERY"}, {mutation, "MUTATION"}, {subscription, "SUBSCRIPTION"}}};
    return kNames[kind];
}

std::string_view directive_location(ast::Selection::Kind kind) {
    using enum ast::Selection::Kind;
    static constexpr base::EnumTable<ast::Selection::Kind, std::string_view> kNames{
        {{field, "FIELD"}, {fragment_spread, "FRAGMENT_SPREAD"}, {inline_fragment, "INLINE_FRAGMENT"}}};
    return kNames[kind];
}

const NamedType* if_composite(const NamedType* type) {
    return type != nullptr && type->is_composite() ? type : nullptr;
}

// In the order of graphql-js, which determines how a fragment cycle is reported: the spreads of a selection
// set before those of the sets nested in it, and these starting from the last.
std::vector<const ast::Selection*> spreads_in(const ast::SelectionSet& whole) {
    std::vector<const ast::Selection*> spreads;
    std::vector<const ast::SelectionSet*> open{&whole};
    while (!open.empty()) {
        const auto* set = open.back();
        open.pop_back();
        for (const auto& selection : set->selections) {
            if (selection.kind == ast::Selection::Kind::fragment_spread) spreads.push_back(&selection);
            if (selection.selection_set != nullptr) open.push_back(selection.selection_set);
        }
    }
    return spreads;
}

const Type* if_input(const Type* type) {
    return type != nullptr && type->named->is_input() ? type : nullptr;
}

}  // namespace

AnnotatedDocument::AnnotatedDocument(const Schema& its_schema, const ast::Document& its_document)
    : schema(its_schema), document(its_document) {
    for (const auto& definition : document.definitions()) {
        if (const auto* operation = std::get_if<ast::OperationDefinition>(&definition)) {
            operations.push_back(operation);
        } else if (const auto* fragment = std::get_if<ast::FragmentDefinition>(&definition)) {
            fragments.push_back(fragment);
            fragments_by_name_[fragment->name.text] = fragment;
        }
    }
    for (const auto* operation : operations) {
        current_ = &uses_[operation];
        current_->selection_set = operation->selection_set;
        current_->spreads = spreads_in(*operation->selection_set);
        for (const auto& variable : operation->variables) {
            if (variable.default_value != nullptr) {
                add_literal(*variable.default_value, if_input(variable_type(variable)), false);
            }
            add_directives(variable.directives, "VARIABLE_DEFINITION", nullptr);
        }
        add_directives(operation->directives, directive_location(operation->kind), nullptr);
        add_selection_set(*operation->selection_set, if_composite(schema.root(operation->kind)), nullptr);
    }
    for (const auto* fragment : fragments) {
        current_ = &uses_[fragment];
        current_->selection_set = fragment->selection_set;
        current_->spreads = spreads_in(*fragment->selection_set);
        add_directives(fragment->directives, "FRAGMENT_DEFINITION", nullptr);
        add_selection_set(*fragment->selection_set, if_composite(schema.type(fragment->type_condition.text)),
                          nullptr);
    }
}

const ast::FragmentDefinition* AnnotatedDocument::fragment(std::string_view name) const {
    const auto found = fragments_by_name_.find(name);
    return found == fragments_by_name_.end() ? nullptr : found->second;
}

const Type* AnnotatedDocument::variable_type(const ast::VariableDefinition& variable) const {
    return resolve_type(schema, *variable.type, arena);
}

void AnnotatedDocument::add_selection_set(const ast::SelectionSet& set, const NamedType* parent,
                                          const FieldDefinition* enclosing) {
    selection_sets.push_back({&set, parent});
    for (const auto& selection : set.selections) add_selection(selection, parent, enclosing);
}

void AnnotatedDocument::add_selection(const ast::Selection& selection, const NamedType* parent,
                                      const FieldDefinition* enclosing) {
    SelectionUse use{.node = &selection, .parent = parent};
    const NamedType* inner = nullptr;
    if (selection.kind == ast::Selection::Kind::field) {
        use.field = parent == nullptr ? nullptr : schema.field(*parent, selection.name.text);
        if (use.field != nullptr) inner = if_composite(use.field->type->named);
        enclosing = use.field;
    } else if (selection.kind == ast::Selection::Kind::inline_fragment) {
        use.narrowed = selection.type_condition ? schema.type(selection.type_condition.text) : parent;
        inner = if_composite(use.narrowed);
    }
    selections.push_back(use);
    for (const auto& argument : selection.arguments) {
        const auto* definition = use.field == nullptr ? nullptr : use.field->argument(argument.name.text);
        add_literal(argument.value, definition == nullptr ? nullptr : if_input(definition->type),
                    definition != nullptr && definition->default_value != nullptr);
    }
    add_directives(selection.directives, directive_location(selection.kind), enclosing);
    if (selection.selection_set != nullptr) add_selection_set(*selection.selection_set, inner, enclosing);
}

void AnnotatedDocument::add_directives(std::span<const ast::Directive> directives, std::string_view location,
                                       const FieldDefinition* enclosing) {
    directive_lists.push_back({directives, location});
    for (const auto& directive : directives) {
        const auto* definition = schema.directive(directive.name.text);
        for (const auto& argument : directive.arguments) {
            const InputDefinition* input = nullptr;
            if (definition != nullptr) {
                const auto found =
                    std::ranges::find(definition->arguments, argument.name.text, &InputDefinition::name);
                if (found != definition->arguments.end()) input = &*found;
            } else if (enclosing != nullptr) {
                // As in graphql-js, values in an unknown directive are checked against the field's arguments.
                input = enclosing->argument(argument.name.text);
            }
            add_literal(argument.value, input == nullptr ? nullptr : input->type,
                        input != nullptr && input->default_value != nullptr);
        }
    }
}

void AnnotatedDocument::add_literal(const ast::Value& literal, const Type* type, bool has_default) {
    literals.push_back({&literal, type});
    find_variables(literal, type, has_default);
}

void AnnotatedDocument::find_variables(const ast::Value& literal, const Type* type, bool has_default) {
    if (literal.kind == ast::ValueKind::variable) {
        current_->variables.push_back({&literal, type, has_default});
    }
    if (literal.kind == ast::ValueKind::list) {
        const auto* list = type == nullptr ? nullptr : &type->nullable();
        const auto* item = list != nullptr && list->is_list() ? list->inner : list;
        for (const auto& node : literal.items) find_variables(node, item, false);
    }
    for (const auto& field : literal.fields) {
        const auto* definition = type != nullptr && type->named->kind == TypeKind::input_object
                                     ? type->named->input_field(field.name.text)
                                     : nullptr;
        find_variables(field.value, definition == nullptr ? nullptr : definition->type,
                       definition != nullptr && definition->default_value != nullptr);
    }
}

std::vector<const ast::FragmentDefinition*> AnnotatedDocument::reachable_fragments(
    const ast::OperationDefinition& operation) const {
    std::vector<const ast::FragmentDefinition*> reached;
    std::set<std::string_view> names;
    std::vector<const void*> open{&operation};
    while (!open.empty()) {
        const auto* definition = open.back();
        open.pop_back();
        for (const auto* spread : uses(definition).spreads) {
            if (!names.insert(spread->name.text).second) continue;
            if (const auto* target = fragment(spread->name.text)) {
                reached.push_back(target);
                open.push_back(target);
            }
        }
    }
    return reached;
}

std::vector<VariableUse> AnnotatedDocument::variable_uses(const ast::OperationDefinition& operation) const {
    auto all = uses(&operation).variables;
    for (const auto* target : reachable_fragments(operation)) {
        const auto& more = uses(target).variables;
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

}  // namespace hoigung::graphql
