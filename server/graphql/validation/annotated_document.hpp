#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "graphql/language/ast.hpp"
#include "graphql/schema/schema.hpp"

namespace hoigung::graphql {

// One selection with its definitions in the schema; null where the document names something unknown.
struct SelectionUse {
    const ast::Selection* node = nullptr;
    // The type that the selection is made on, if it has fields.
    const NamedType* parent = nullptr;
    // For a field: its definition.
    const FieldDefinition* field = nullptr;
    // For an inline fragment: the type that it narrows to.
    const NamedType* narrowed = nullptr;
};

struct SelectionSetUse {
    const ast::SelectionSet* node = nullptr;
    const NamedType* parent = nullptr;
};

struct DirectiveListUse {
    std::span<const ast::Directive> directives{};
    std::string_view location{};
};

// A literal and the type expected at its position; null when the type is unknown.
struct LiteralUse {
    const ast::Value* node = nullptr;
    const Type* type = nullptr;
};

struct VariableUse {
    const ast::Value* node = nullptr;
    const Type* type = nullptr;
    bool place_has_default = false;
};

// The contents of one operation or fragment.
struct DefinitionUses {
    const ast::SelectionSet* selection_set = nullptr;
    std::vector<const ast::Selection*> spreads{};
    std::vector<VariableUse> variables{};
};

// A flat view of the document, with every part beside its definition in the schema, so that a rule is a
// simple loop.
class AnnotatedDocument {
  public:
    AnnotatedDocument(const Schema& schema, const ast::Document& document);

    const Schema& schema;
    const ast::Document& document;
    std::vector<const ast::OperationDefinition*> operations;
    std::vector<const ast::FragmentDefinition*> fragments;
    std::vector<SelectionSetUse> selection_sets;
    std::vector<SelectionUse> selections;
    std::vector<DirectiveListUse> directive_lists;
    std::vector<LiteralUse> literals;

    // If several fragments have the name, returns the last one.
    [[nodiscard]] const ast::FragmentDefinition* fragment(std::string_view name) const;
    // Null for an unknown type.
    [[nodiscard]] const Type* variable_type(const ast::VariableDefinition& variable) const;
    [[nodiscard]] const DefinitionUses& uses(const void* definition) const { return uses_.at(definition); }
    // The fragments that an operation uses, also through other fragments, each once.
    [[nodiscard]] std::vector<const ast::FragmentDefinition*> reachable_fragments(
        const ast::OperationDefinition& operation) const;
    [[nodiscard]] std::vector<VariableUse> variable_uses(const ast::OperationDefinition& operation) const;

    // Holds types that the document uses but the schema does not contain.
    mutable Arena arena;

  private:
    void add_selection_set(const ast::SelectionSet& set, const NamedType* parent,
                           const FieldDefinition* enclosing);
    void add_selection(const ast::Selection& selection, const NamedType* parent,
                       const FieldDefinition* enclosing);
    void add_directives(std::span<const ast::Directive> directives, std::string_view location,
                        const FieldDefinition* enclosing);
    void add_literal(const ast::Value& literal, const Type* type, bool has_default);
    void find_variables(const ast::Value& literal, const Type* type, bool has_default);

    std::map<std::string_view, const ast::FragmentDefinition*> fragments_by_name_;
    std::map<const void*, DefinitionUses> uses_;
    DefinitionUses* current_ = nullptr;
};

}  // namespace hoigung::graphql
