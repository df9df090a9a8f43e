#include "graphql/language/ast.hpp"

namespace hoigung::graphql::ast {

const FragmentDefinition* Document::fragment(std::string_view name) const {
    const FragmentDefinition* found = nullptr;
    for (const auto& definition : definitions_) {
        const auto* fragment = std::get_if<FragmentDefinition>(&definition);
        if (fragment != nullptr && fragment->name.text == name) found = fragment;
    }
    return found;
}

std::string_view to_string(OperationKind kind) {
    switch (kind) {
        case OperationKind::mutation:
            return "mutation";
        case OperationKind::subscription:
            return "subscription";
        default:
            return "query";
    }
}

}  // namespace hoigung::graphql::ast
