#include "graphql/schema/implementation_rules.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace hoigung::graphql {
namespace {

using Positions = std::vector<ast::Position>;

// The positions where a type declares that it implements an interface.
Positions implements_positions(const NamedType& type, const NamedType& interface) {
    Positions positions;
    for (const auto* node : type.nodes) {
        for (const auto& name : node->interfaces) {
            if (name.text == interface.name) positions.push_back(name.at);
        }
    }
    return positions;
}

void check_ancestors(const NamedType& type, const NamedType& interface, Report& report) {
    for (const auto* ancestor : interface.interfaces) {
        if (std::ranges::find(type.interfaces, ancestor) != type.interfaces.end()) continue;
        auto positions = implements_positions(interface, *ancestor);
        for (const auto position : implements_positions(type, interface)) positions.push_back(position);
        report.add(ancestor == &type
                       ? fmt::format("Type {} cannot implement {} because it would create a circular "
                                     "reference.",
                                     type.name, interface.name)
                       : fmt::format("Type {} must implement {} because it is implemented by {}.", type.name,
                                     ancestor->name, interface.name),
                   positions);
    }
}

void check_arguments(const FieldDefinition& field, const FieldDefinition& promised, const NamedType& type,
                     const NamedType& interface, Report& report) {
    for (const auto& wanted : promised.arguments) {
        const auto place = fmt::format("{}.{}({}:)", interface.name, field.name, wanted.name);
        const auto* given = field.argument(wanted.name);
        if (given == nullptr) {
            report.add(fmt::format("Interface field argument {} expected but {}.{} does not provide it.",
                                   place, type.name, field.name),
                       {wanted.node->at, field.node->at});
        } else if (!same_type(*wanted.type, *given->type)) {
            report.add(fmt::format("Interface field argument {} expects type {} but {}.{}({}:) is type {}.",
                                   place, to_string(*wanted.type), type.name, field.name, wanted.name,
                                   to_string(*given->type)),
                       {wanted.node->type->at, given->node->type->at});
        }
    }
    for (const auto& given : field.arguments) {
        if (promised.argument(given.name) != nullptr || !given.is_required()) continue;
        report.add(fmt::format("Object field {}.{} includes required argument {} that is missing from the "
                               "Interface field {}.{}.",
                               type.name, field.name, given.name, interface.name, field.name),
                   {given.node->at, promised.node->at});
    }
}

void check_promise(const NamedType& type, const NamedType& interface, Report& report) {
    for (const auto& promised : interface.fields) {
        const auto* field = type.field(promised.name);
        if (field == nullptr) {
            Positions positions{promised.node->at};
            for (const auto* node : type.nodes) positions.push_back(node->at);
            report.add(fmt::format("Interface field {}.{} expected but {} does not provide it.",
                                   interface.name, promised.name, type.name),
                       positions);
            continue;
        }
        if (!is_sub_type(*field->type, *promised.type)) {
            report.add(fmt::format("Interface field {}.{} expects type {} but {}.{} is type {}.",
                                   interface.name, promised.name, to_string(*promised.type), type.name,
                                   promised.name, to_string(*field->type)),
                       {promised.node->type->at, field->node->type->at});
        }
        check_arguments(*field, promised, type, interface, report);
    }
}

}  // namespace

void check_implementations(const NamedType& type, Report& report) {
    std::set<const NamedType*> seen;
    for (const auto* interface : type.interfaces) {
        const auto positions = implements_positions(type, *interface);
        if (interface->kind != TypeKind::interface) {
            report.add(fmt::format("Type {} must only implement Interface types, it cannot implement {}.",
                                   type.name, interface->name),
                       positions);
        } else if (interface == &type) {
            report.add(fmt::format("Type {} cannot implement itself because it would create a circular "
                                   "reference.",
                                   type.name),
                       positions);
        } else if (!seen.insert(interface).second) {
            report.add(fmt::format("Type {} can only implement {} once.", type.name, interface->name),
                       positions);
        } else {
            check_ancestors(type, *interface, report);
            check_promise(type, *interface, report);
        }
    }
}

}  // namespace hoigung::graphql
