#include "graphql/schema/schema_rules.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "graphql/schema/implementation_rules.hpp"

namespace hoigung::graphql {
namespace {

using Positions = std::vector<ast::Position>;

Positions definition_positions(const NamedType& type) {
    Positions positions;
    for (const auto* node : type.nodes) positions.push_back(node->at);
    return positions;
}

Positions deprecation_positions(const ast::InputValueDefinition& node) {
    Positions positions;
    for (const auto& directive : node.directives) {
        if (directive.name.text == "deprecated") positions.push_back(directive.at);
    }
    positions.resize(std::min<std::size_t>(positions.size(), 1));
    positions.push_back(node.type->at);
    return positions;
}

class SchemaRules {
  public:
    SchemaRules(const Schema& schema, const ast::Document& document, Report& report)
        : schema_(schema), document_(document), report_(report) {}

    void check() {
        check_roots();
        for (const auto& directive : schema_.directives()) {
            if (directive.node != nullptr) check_directive(directive);
        }
        for (const auto* type : schema_.types()) {
            if (!is_own(*type)) continue;
            check_name(type->name, type->nodes.front()->at);
            check_type(*type);
        }
    }

  private:
    static bool is_own(const NamedType& type) { return !type.nodes.empty(); }

    void check_roots() {
        constexpr std::pair<OperationKind, std::string_view> roots[] = {
            {OperationKind::query, "Query root type must be Object type, it cannot be {}."},
            {OperationKind::mutation, "Mutation root type must be Object type if provided, it cannot be {}."},
            {OperationKind::subscription,
             "Subscription root type must be Object type if provided, it cannot be {}."}};
        Positions schema_definition;
        std::map<OperationKind, ast::Position> named;
        for (const auto& definition : document_.definitions()) {
            const auto* node = std::get_if<ast::SchemaDefinition>(&definition);
            if (node == nullptr) continue;
            if (!node->extension) schema_definition.push_back(node->at);
            for (const auto& operation : node->operation_types) {
                named.emplace(operation.operation, operation.type.at);
            }
        }
        if (schema_.root(OperationKind::query) == nullptr) {
            report_.add("Query root type must be provided.", schema_definition);
        }
        for (const auto& [kind, message] : roots) {
            const auto* type = schema_.root(kind);
            if (type == nullptr || type->kind == TypeKind::object) continue;
            Positions positions;
            if (named.contains(kind)) {
                positions.push_back(named[kind]);
            } else if (is_own(*type)) {
                positions.push_back(type->nodes.front()->at);
            }
            report_.add(fmt::format(fmt::runtime(message), type->name), positions);
        }
    }

    void check_name(std::string_view name, ast::Position at) {
        if (!name.starts_with("__")) return;
        report_.add(fmt::format("Name \"{}\" must not begin with \"__\", which is reserved by GraphQL "
                                "introspection.",
                                name),
                    {at});
    }

    void check_directive(const DirectiveDefinition& directive) {
        check_name(directive.name, directive.node->at);
        for (const auto& argument : directive.arguments) {
            check_name(argument.name, argument.node->at);
            const auto place = fmt::format("@{}({}:)", directive.name, argument.name);
            if (!argument.type->named->is_input()) {
                report_.add(fmt::format("The type of {} must be Input Type but got: {}.", place,
                                        to_string(*argument.type)),
                            {argument.node->at});
            }
            check_deprecation(argument, fmt::format("Required argument {} cannot be deprecated.", place));
        }
    }

    void check_deprecation(const InputDefinition& input, std::string message) {
        if (!input.is_required() || !input.deprecation) return;
        report_.add(std::move(message), deprecation_positions(*input.node));
    }

    void check_type(const NamedType& type) {
        switch (type.kind) {
            case TypeKind::object:
            case TypeKind::interface:
                check_fields(type);
                check_implementations(type, report_);
                break;
            case TypeKind::union_:
                check_members(type);
                break;
            case TypeKind::enumeration:
                if (type.values.empty()) {
                    report_.add(fmt::format("Enum type {} must define one or more values.", type.name),
                                definition_positions(type));
                }
                for (const auto& value : type.values) check_name(value.name, value.node->at);
                break;
            case TypeKind::input_object:
                check_input_fields(type);
                find_input_cycles(type);
                break;
            default:
                break;
        }
    }

    void check_fields(const NamedType& type) {
        if (type.fields.empty()) {
            report_.add(fmt::format("Type {} must define one or more fields.", type.name),
                        definition_positions(type));
        }
        for (const auto& field : type.fields) {
            check_name(field.name, field.node->at);
            if (!field.type->named->is_output()) {
                report_.add(fmt::format("The type of {}.{} must be Output Type but got: {}.", type.name,
                                        field.name, to_string(*field.type)),
                            {field.node->type->at});
            }
            for (const auto& argument : field.arguments) {
                check_name(argument.name, argument.node->at);
                const auto place = fmt::format("{}.{}({}:)", type.name, field.name, argument.name);
                check_input_type(argument, place);
                check_deprecation(argument, fmt::format("Required argument {} cannot be deprecated.", place));
            }
        }
    }

    void check_input_type(const InputDefinition& input, const std::string& place) {
        if (input.type->named->is_input()) return;
        report_.add(
            fmt::format("The type of {} must be Input Type but got: {}.", place, to_string(*input.type)),
            {input.node->type->at});
    }

    void check_members(const NamedType& type) {
        if (type.possible_types.empty()) {
            report_.add(fmt::format("Union type {} must define one or more member types.", type.name),
                        definition_positions(type));
        }
        std::set<const NamedType*> seen;
        for (const auto* member : type.possible_types) {
            Positions positions;
            for (const auto* node : type.nodes) {
                for (const auto& name : node->members) {
                    if (name.text == member->name) positions.push_back(name.at);
                }
            }
            if (!seen.insert(member).second) {
                report_.add(
                    fmt::format("Union type {} can only include type {} once.", type.name, member->name),
                    positions);
            } else if (member->kind != TypeKind::object) {
                report_.add(fmt::format("Union type {} can only include Object types, it cannot include {}.",
                                        type.name, member->name),
                            positions);
            }
        }
    }

    void check_input_fields(const NamedType& type) {
        if (type.input_fields.empty()) {
            report_.add(fmt::format("Input Object type {} must define one or more fields.", type.name),
                        definition_positions(type));
        }
        for (const auto& field : type.input_fields) {
            const auto place = fmt::format("{}.{}", type.name, field.name);
            check_name(field.name, field.node->at);
            check_input_type(field, place);
            check_deprecation(field, fmt::format("Required input field {} cannot be deprecated.", place));
        }
    }

    // An input object that must contain itself could never be written.
    void find_input_cycles(const NamedType& type) {
        if (!cycle_visited_.insert(&type).second) return;
        cycle_start_[&type] = cycle_path_.size();
        for (const auto& field : type.input_fields) {
            const auto& inner = field.type->nullable();
            if (!field.type->is_non_null() || inner.is_list() ||
                inner.named->kind != TypeKind::input_object) {
                continue;
            }
            cycle_path_.push_back(&field);
            const auto start = cycle_start_.find(inner.named);
            if (start == cycle_start_.end()) {
                find_input_cycles(*inner.named);
            } else {
                report_cycle(*inner.named, start->second);
            }
            cycle_path_.pop_back();
        }
        cycle_start_.erase(&type);
    }

    void report_cycle(const NamedType& type, std::size_t start) {
        std::string path;
        Positions positions;
        for (auto i = start; i < cycle_path_.size(); ++i) {
            if (!path.empty()) path += '.';
            path += cycle_path_[i]->name;
            positions.push_back(cycle_path_[i]->node->at);
        }
        report_.add(fmt::format("Cannot reference Input Object \"{}\" within itself through a series of "
                                "non-null fields: \"{}\".",
                                type.name, path),
                    positions);
    }

    const Schema& schema_;
    const ast::Document& document_;
    Report& report_;
    std::set<const NamedType*> cycle_visited_;
    std::vector<const InputDefinition*> cycle_path_;
    std::map<const NamedType*, std::size_t> cycle_start_;
};

}  // namespace

void check_schema(const Schema& schema, const ast::Document& document, Report& report) {
    SchemaRules(schema, document, report).check();
}

}  // namespace hoigung::graphql
