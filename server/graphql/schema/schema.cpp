#include "graphql/schema/schema.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace hoigung::graphql {
namespace {

template <class T>
const T* find_named(const std::vector<T>& items, std::string_view name) {
    const auto found = std::ranges::find(items, name, &T::name);
    return found == items.end() ? nullptr : &*found;
}

bool contains(const std::vector<const NamedType*>& types, const NamedType& type) {
    return std::ranges::find(types, &type) != types.end();
}

}  // namespace

std::string to_string(const Type& type) {
    switch (type.kind) {
        case Type::Kind::list:
            return fmt::format("[{}]", to_string(*type.inner));
        case Type::Kind::non_null:
            return to_string(*type.inner) + "!";
        default:
            return std::string(type.named->name);
    }
}

const InputDefinition* FieldDefinition::argument(std::string_view argument_name) const {
    return find_named(arguments, argument_name);
}

const FieldDefinition* NamedType::field(std::string_view field_name) const {
    return find_named(fields, field_name);
}

const InputDefinition* NamedType::input_field(std::string_view field_name) const {
    return find_named(input_fields, field_name);
}

const EnumValue* NamedType::value(std::string_view value_name) const {
    return find_named(values, value_name);
}

bool NamedType::covers(const NamedType& other) const {
    return contains(possible_types, other) || contains(sub_interfaces, other);
}

const NamedType* Schema::type(std::string_view name) const {
    const auto found = types_by_name_.find(name);
    return found == types_by_name_.end() ? nullptr : found->second;
}

const DirectiveDefinition* Schema::directive(std::string_view name) const {
    return find_named(directives_, name);
}

const NamedType* Schema::root(OperationKind kind) const {
    return roots_[static_cast<std::size_t>(kind)];
}

const FieldDefinition* Schema::field(const NamedType& parent, std::string_view name) const {
    if (name.starts_with("__")) {
        const bool at_root = &parent == root(OperationKind::query);
        if (name == "__typename" || (at_root && (name == "__schema" || name == "__type"))) {
            return meta_->field(name);
        }
    }
    return parent.field(name);
}

bool same_type(const Type& a, const Type& b) {
    if (a.kind != b.kind) return false;
    return a.kind == Type::Kind::named ? a.named == b.named : same_type(*a.inner, *b.inner);
}

bool is_sub_type(const Type& type, const Type& super) {
    if (super.is_non_null()) return type.is_non_null() && is_sub_type(*type.inner, *super.inner);
    if (type.is_non_null()) return is_sub_type(*type.inner, super);
    if (super.is_list()) return type.is_list() && is_sub_type(*type.inner, *super.inner);
    if (type.is_list()) return false;
    return type.named == super.named || (super.named->is_abstract() && super.named->covers(*type.named));
}

bool overlap(const NamedType& a, const NamedType& b) {
    if (&a == &b) return true;
    if (a.is_abstract() && b.is_abstract()) {
        return std::ranges::any_of(a.possible_types, [&](const auto* type) { return b.covers(*type); });
    }
    if (a.is_abstract()) return a.covers(b);
    return b.is_abstract() && b.covers(a);
}

const Type* resolve_type(const Schema& schema, const ast::TypeReference& reference, Arena& arena) {
    if (reference.kind == ast::TypeReference::Kind::named) {
        const auto* named = schema.type(reference.name);
        return named == nullptr ? nullptr : &named->type;
    }
    const auto* inner = resolve_type(schema, *reference.inner, arena);
    if (inner == nullptr) return nullptr;
    const auto kind =
        reference.kind == ast::TypeReference::Kind::list ? Type::Kind::list : Type::Kind::non_null;
    return arena.make<Type>(Type{kind, inner->named, inner});
}

}  // namespace hoigung::graphql
