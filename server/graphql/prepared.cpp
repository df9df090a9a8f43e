#include "graphql/prepared.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace hoigung::graphql {
namespace {

// The most plans kept for different combinations of an operation's conditions.
constexpr std::size_t kMostPlans = 16;

}  // namespace

Operation::Operation(const BoundSchema& bound, const ast::Document& document,
                     const ast::OperationDefinition& definition, bool variable_cost)
    : bound_(bound), document_(document), definition_(definition), variable_cost_(variable_cost) {
    std::set<std::string_view> fragments;
    look_into(*definition_.selection_set, *bound_.schema().root(definition_.kind), fragments);
    if (conditions_.empty()) {
        only_plan_ = std::make_shared<const OperationPlan>(bound_, document_, definition_, conditions_);
    }
}

void Operation::look_into(const ast::SelectionSet& set, const NamedType& type,
                          std::set<std::string_view>& fragments) {
    const auto& schema = bound_.schema();
    const NamedType& root = *schema.root(definition_.kind);
    for (const auto& selection : set.selections) {
        for (const auto& directive : selection.directives) {
            const auto* condition = condition_of(directive);
            if (condition != nullptr && condition->kind == ast::ValueKind::variable) {
                conditions_.insert(condition->text);
            }
        }
        if (selection.kind == ast::Selection::Kind::field) {
            const auto& field = *schema.field(type, selection.name.text);
            blocking_ = blocking_ || bound_.binding(field).blocking;
            lengthy_ = lengthy_ || bound_.binding(field).lengthy;
            personal_ = personal_ || bound_.binding(field).personal;
            if (&type == &root) traced_ = traced_ && bound_.binding(field).traced;
            if (selection.selection_set != nullptr) {
                look_into(*selection.selection_set, *field.type->named, fragments);
            }
        } else if (selection.kind == ast::Selection::Kind::inline_fragment) {
            const auto& condition = selection.type_condition;
            look_into(*selection.selection_set, condition ? *schema.type(condition.text) : type, fragments);
        } else if (fragments.insert(selection.name.text).second) {
            const auto& fragment = *document_.fragment(selection.name.text);
            look_into(*fragment.selection_set, *schema.type(fragment.type_condition.text), fragments);
        }
    }
}

std::shared_ptr<const OperationPlan> Operation::plan(Variables variables) const {
    if (only_plan_ != nullptr) return only_plan_;
    std::set<std::string_view> true_variables;
    for (const auto name : conditions_) {
        const auto* value = find_variable(variables, name);
        if (value == nullptr || value->is_null()) return nullptr;
        if (value->boolean) true_variables.insert(name);
    }
    const std::lock_guard lock(mutex_);
    const auto known = plans_.find(true_variables);
    if (known != plans_.end()) return known->second;
    // The names in the key are views of the document, which outlives the plan.
    auto made = std::make_shared<const OperationPlan>(bound_, document_, definition_, true_variables);
    if (plans_.size() < kMostPlans) plans_.emplace(std::move(true_variables), made);
    return made;
}

Prepared::Prepared(const BoundSchema& bound, std::unique_ptr<const ast::Document> document,
                   const std::vector<bool>& variable_costs)
    : document_(std::move(document)) {
    for (const auto& definition : document_->definitions()) {
        if (const auto* operation = std::get_if<ast::OperationDefinition>(&definition)) {
            operations_.push_back(std::make_unique<const Operation>(bound, *document_, *operation,
                                                                    variable_costs[operations_.size()]));
        }
    }
}

base::Result<const Operation*, Error> Prepared::operation(std::string_view name) const {
    if (name.empty()) {
        if (operations_.size() == 1) return operations_.front().get();
        return Error{.message = operations_.empty()
                                    ? "Must provide an operation."
                                    : "Must provide operation name if query contains multiple operations."};
    }
    for (const auto& operation : operations_) {
        if (operation->definition().name.text == name) return operation.get();
    }
    return Error{.message = fmt::format("Unknown operation named \"{}\".", name)};
}

}  // namespace hoigung::graphql
