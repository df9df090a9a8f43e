#pragma once

#include <atomic>
#include <mutex>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "graphql/execution/bound_schema.hpp"
#include "graphql/execution/coercion.hpp"
#include "graphql/language/ast.hpp"

namespace hoigung::graphql {

struct FieldPlan;

// The merged fields that one selection requests of one object type.
struct SelectionPlan {
    const NamedType* type = nullptr;
    std::span<const FieldPlan> fields{};
};

struct FieldPlan {
    std::string_view key{};
    // `,"key":`, padded for the output buffer; the first field of an object skips the comma.
    std::string_view opening{};
    const FieldDefinition* field = nullptr;
    const Resolver* resolve = nullptr;
    // The type on which the field was selected, for messages.
    const NamedType* parent = nullptr;
    // The whole answer of a field that is known in advance: __typename.
    std::string_view constant{};
    // Every selection in the document that was merged into this field.
    std::span<const ast::Selection* const> nodes{};
    // The arguments, unless they depend on variables.
    const Arguments* arguments = nullptr;
    // The number of this field among those whose arguments depend on variables.
    std::size_t variable_arguments = 0;
    // The selection on an object whose type the schema determines.
    const SelectionPlan* selection = nullptr;
    // The selections on an interface or union, one for each possible type, made on first use.
    std::span<std::atomic<const SelectionPlan*>> selections{};
};

// The value that decides about a selection, if the directive is @skip or @include.
[[nodiscard]] const ast::Value* condition_of(const ast::Directive& directive);

// One operation ready to run, for one combination of the variables that its @skip and @include depend on.
class OperationPlan {
  public:
    OperationPlan(const BoundSchema& bound, const ast::Document& document,
                  const ast::OperationDefinition& operation, std::set<std::string_view> true_variables);

    [[nodiscard]] const SelectionPlan& root() const { return *root_; }
    // The selection of a field of abstract type for one of its possible types.
    [[nodiscard]] const SelectionPlan& selection_for(const FieldPlan& field, std::size_t possible_type) const;

  private:
    struct Group {
        std::string_view key{};
        std::vector<const ast::Selection*> nodes{};
    };
    struct Collection {
        std::vector<Group> groups{};
        std::set<std::string_view> visited_fragments{};
    };

    void collect(const NamedType& type, const ast::SelectionSet& set, Collection& into) const;
    [[nodiscard]] bool is_included(const ast::Selection& selection) const;
    const SelectionPlan* plan_selection(const NamedType& type,
                                        std::span<const ast::Selection* const> nodes) const;
    const SelectionPlan* plan_groups(const NamedType& type, const std::vector<Group>& groups) const;
    FieldPlan plan_field(const NamedType& type, const Group& group) const;
    void plan_arguments(FieldPlan& plan) const;

    const BoundSchema& bound_;
    const ast::Document& document_;
    std::set<std::string_view> true_variables_;
    // Plans for possible types of interfaces and unions are added while the operation runs.
    mutable std::mutex mutex_;
    mutable Arena arena_;
    mutable std::size_t variable_arguments_ = 0;
    const SelectionPlan* root_ = nullptr;
};

}  // namespace hoigung::graphql
