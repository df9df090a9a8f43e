#include "graphql/validation/limit_rules.hpp"

#include <algorithm>
#include <limits>
#include <map>

#include <fmt/format.h>

namespace hoigung::graphql {
namespace {

struct Amounts {
    std::size_t aliases = 0;
    std::size_t directives = 0;
};

void count(const ast::SelectionSet& set, Amounts& amounts) {
    for (const auto& selection : set.selections) {
        if (selection.alias) ++amounts.aliases;
        amounts.directives += selection.directives.size();
        if (selection.selection_set != nullptr) count(*selection.selection_set, amounts);
    }
}

bool opens_introspection(const ast::Selection& field) {
    return field.name.text == "__schema" || field.name.text == "__type";
}

std::uint64_t capped_sum(std::uint64_t a, std::uint64_t b) {
    return a > std::numeric_limits<std::uint64_t>::max() - b ? std::numeric_limits<std::uint64_t>::max()
                                                             : a + b;
}

std::uint64_t capped_product(std::uint64_t a, std::uint64_t b) {
    if (a == 0 || b == 0) return 0;
    return a > std::numeric_limits<std::uint64_t>::max() / b ? std::numeric_limits<std::uint64_t>::max()
                                                             : a * b;
}

// Computes the depth; each fragment is visited only once, however often it is spread.
class DepthCount {
  public:
    explicit DepthCount(const ast::Document& document) : document_(document) {}

    std::size_t of(const ast::SelectionSet& set) {
        std::size_t deepest = 0;
        for (const auto& selection : set.selections) deepest = std::max(deepest, of(selection));
        return deepest;
    }

  private:
    std::size_t of(const ast::Selection& selection) {
        if (selection.kind == ast::Selection::Kind::field) {
            if (opens_introspection(selection)) return 0;
            return 1 + (selection.selection_set == nullptr ? 0 : of(*selection.selection_set));
        }
        if (selection.kind == ast::Selection::Kind::inline_fragment) return of(*selection.selection_set);
        const auto known = fragments_.find(selection.name.text);
        if (known != fragments_.end()) return known->second;
        const auto depth = of(*document_.fragment(selection.name.text)->selection_set);
        fragments_.emplace(selection.name.text, depth);
        return depth;
    }

    const ast::Document& document_;
    std::map<std::string_view, std::size_t> fragments_;
};

class CostCount {
  public:
    CostCount(const BoundSchema& bound, const ast::Document& document, const Limits& limits,
              Variables variables)
        : bound_(bound), document_(document), limits_(limits), variables_(variables) {}

    std::uint64_t of(const ast::SelectionSet& set, const NamedType& type) {
        std::uint64_t sum = 0;
        for (const auto& selection : set.selections) sum = capped_sum(sum, of(selection, type));
        return sum;
    }

    [[nodiscard]] bool variable() const { return variable_; }

  private:
    std::uint64_t of(const ast::Selection& selection, const NamedType& type) {
        const auto& schema = bound_.schema();
        if (selection.kind == ast::Selection::Kind::field) return of_field(selection, type);
        if (selection.kind == ast::Selection::Kind::inline_fragment) {
            const auto& condition = selection.type_condition;
            return of(*selection.selection_set, condition ? *schema.type(condition.text) : type);
        }
        const auto known = fragments_.find(selection.name.text);
        if (known != fragments_.end()) return known->second;
        const auto& fragment = *document_.fragment(selection.name.text);
        const auto cost = of(*fragment.selection_set, *schema.type(fragment.type_condition.text));
        fragments_.emplace(selection.name.text, cost);
        return cost;
    }

    std::uint64_t of_field(const ast::Selection& selection, const NamedType& type) {
        const auto& field = *bound_.schema().field(type, selection.name.text);
        const FieldBinding& binding = bound_.binding(field);
        std::uint64_t weight = binding.cost;
        if (!binding.counted_argument.empty())
            weight =
                capped_sum(weight, capped_product(binding.cost_of_element, elements_of(selection, binding)));
        if (selection.selection_set == nullptr) return weight;
        const auto inside = of(*selection.selection_set, *field.type->named);
        const auto times = field.type->nullable().is_list() ? length_of(selection, field) : 1;
        return capped_sum(weight, capped_product(times, inside));
    }

    // The number of elements of the counted argument; a value that is not a list counts as a list of one.
    std::uint64_t elements_of(const ast::Selection& selection, const FieldBinding& binding) {
        const auto given = std::ranges::find_if(selection.arguments, [&](const ast::Argument& argument) {
            return argument.name.text == binding.counted_argument;
        });
        if (given == selection.arguments.end()) return 0;
        if (given->value.kind == ast::ValueKind::list) return given->value.items.size();
        if (given->value.kind != ast::ValueKind::variable) return 1;
        variable_ = true;
        const auto* variable = find_variable(variables_, given->value.text);
        if (variable == nullptr) return 0;
        return variable->kind == Value::Kind::list ? variable->items.size() : 1;
    }

    std::uint64_t length_of(const ast::Selection& selection, const FieldDefinition& field) {
        for (const auto& definition : field.arguments) {
            if (definition.name != "limit" && definition.name != "first") continue;
            const auto given = std::ranges::find_if(selection.arguments, [&](const ast::Argument& argument) {
                return argument.name.text == definition.name;
            });
            const auto* value = definition.default_value;
            std::optional<Value> literal;
            if (given != selection.arguments.end()) {
                if (given->value.kind == ast::ValueKind::variable) {
                    variable_ = true;
                    if (const auto* variable = find_variable(variables_, given->value.text)) value = variable;
                } else {
                    Arena arena;
                    literal = coerce_literal(given->value, *definition.type, {}, arena);
                    if (literal) value = &*literal;
                }
            }
            if (value != nullptr && value->kind == Value::Kind::integer) {
                return static_cast<std::uint64_t>(std::max<std::int64_t>(value->integer, 0));
            }
        }
        return limits_.list_length;
    }

    const BoundSchema& bound_;
    const ast::Document& document_;
    const Limits& limits_;
    Variables variables_;
    bool variable_ = false;
    std::map<std::string_view, std::uint64_t> fragments_;
};

}  // namespace

void check_amounts(const ast::Document& document, const Limits& limits, Report& report) {
    Amounts amounts;
    for (const auto& definition : document.definitions()) {
        if (const auto* operation = std::get_if<ast::OperationDefinition>(&definition)) {
            amounts.directives += operation->directives.size();
            for (const auto& variable : operation->variables) {
                amounts.directives += variable.directives.size();
            }
            count(*operation->selection_set, amounts);
        } else if (const auto* fragment = std::get_if<ast::FragmentDefinition>(&definition)) {
            amounts.directives += fragment->directives.size();
            count(*fragment->selection_set, amounts);
        }
    }
    if (amounts.aliases > limits.aliases) {
        report.add(fmt::format("Document has {} aliases, more than the limit of {}.", amounts.aliases,
                               limits.aliases),
                   {});
    }
    if (amounts.directives > limits.directives) {
        report.add(fmt::format("Document has {} directives, more than the limit of {}.", amounts.directives,
                               limits.directives),
                   {});
    }
}

void check_no_introspection(const AnnotatedDocument& annotated, Report& report) {
    for (const auto& use : annotated.selections) {
        if (use.field == nullptr || !use.field->type->named->is_introspection) continue;
        report.add(fmt::format("GraphQL introspection has been disabled, but the requested query contained "
                               "the field \"{}\".",
                               use.node->name.text),
                   {use.node->at});
    }
}

std::size_t depth_of(const ast::Document& document, const ast::OperationDefinition& operation) {
    return DepthCount(document).of(*operation.selection_set);
}

Cost cost_of(const BoundSchema& bound, const ast::Document& document,
             const ast::OperationDefinition& operation, const Limits& limits, Variables variables) {
    CostCount count(bound, document, limits, variables);
    const auto amount = count.of(*operation.selection_set, *bound.schema().root(operation.kind));
    return {amount, count.variable()};
}

std::optional<Error> depth_problem(std::size_t depth, const Limits& limits) {
    if (depth <= limits.depth) return std::nullopt;
    return Error{.message = fmt::format("Operation is {} fields deep, more than the limit of {}.", depth,
                                        limits.depth)};
}

std::optional<Error> cost_problem(const Cost& cost, const Limits& limits) {
    if (cost.amount <= limits.cost) return std::nullopt;
    return Error{.message =
                     fmt::format("Operation costs {}, more than the limit of {}.", cost.amount, limits.cost)};
}

}  // namespace hoigung::graphql
