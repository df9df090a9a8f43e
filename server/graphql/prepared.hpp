#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "graphql/error.hpp"
#include "graphql/execution/plan.hpp"
#include "graphql/language/ast.hpp"

namespace hoigung::graphql {

// One operation of a prepared document.
class Operation {
  public:
    Operation(const BoundSchema& bound, const ast::Document& document,
              const ast::OperationDefinition& definition, bool variable_cost);

    [[nodiscard]] const ast::OperationDefinition& definition() const { return definition_; }
    [[nodiscard]] OperationKind kind() const { return definition_.kind; }
    // Whether it selects a field that waits for a database, so that it must not run on a network thread.
    [[nodiscard]] bool blocking() const { return blocking_; }
    // Whether it selects a slow field, so that it must not run on a network thread, either.
    [[nodiscard]] bool lengthy() const { return lengthy_; }
    // Whether it selects a field that waits for a database when the caller is logged in.
    [[nodiscard]] bool personal() const { return personal_; }
    // Whether all of its root fields report to the context what their answers depend on.
    [[nodiscard]] bool traced() const { return traced_; }

    // Whether its cost depends on variables and must be computed for each request.
    [[nodiscard]] bool variable_cost() const { return variable_cost_; }

    // The plan for these variables; null when a variable of a @skip or @include is null.
    [[nodiscard]] std::shared_ptr<const OperationPlan> plan(Variables variables) const;

  private:
    void look_into(const ast::SelectionSet& set, const NamedType& type,
                   std::set<std::string_view>& fragments);

    const BoundSchema& bound_;
    const ast::Document& document_;
    const ast::OperationDefinition& definition_;
    bool variable_cost_;
    bool blocking_ = false;
    bool lengthy_ = false;
    bool personal_ = false;
    bool traced_ = true;
    // Variables that @skip and @include depend on.
    std::set<std::string_view> conditions_;
    mutable std::mutex mutex_;
    mutable std::map<std::set<std::string_view>, std::shared_ptr<const OperationPlan>> plans_;
    std::shared_ptr<const OperationPlan> only_plan_;
};

// A document that was parsed, validated and checked against the limits.
class Prepared {
  public:
    // `variable_costs` tells for each operation whether its cost depends on variables.
    Prepared(const BoundSchema& bound, std::unique_ptr<const ast::Document> document,
             const std::vector<bool>& variable_costs);

    [[nodiscard]] const ast::Document& document() const { return *document_; }
    // The operation of that name; without a name, the only operation.
    [[nodiscard]] base::Result<const Operation*, Error> operation(std::string_view name) const;
    [[nodiscard]] std::span<const std::unique_ptr<const Operation>> operations() const { return operations_; }

  private:
    std::unique_ptr<const ast::Document> document_;
    std::vector<std::unique_ptr<const Operation>> operations_;
};

}  // namespace hoigung::graphql
