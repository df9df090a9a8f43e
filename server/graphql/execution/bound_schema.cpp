#include "graphql/execution/bound_schema.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace hoigung::graphql {

base::Result<std::unique_ptr<const BoundSchema>, std::vector<std::string>> BoundSchema::make(
    std::unique_ptr<const Schema> schema, Bindings bindings) {
    std::unique_ptr<BoundSchema> bound(new BoundSchema());
    bound->schema_ = std::move(schema);
    bound->fields_.resize(bound->schema_->field_count());
    bound->tags_.resize(bound->schema_->type_count());
    bound->answered_.resize(bound->schema_->type_count());
    bind_introspection(bindings, *bound->schema_);
    std::vector<std::string> problems;
    bound->bind(bound->schema_->meta(), bindings, problems);
    for (const auto* type : bound->schema_->types()) {
        if (type->kind == TypeKind::object) bound->bind(*type, bindings, problems);
    }
    for (const auto& [name, binding] : bindings.objects()) {
        const auto* type = bound->schema_->type(name);
        if (name == bound->schema_->meta().name || (type != nullptr && type->kind == TypeKind::object)) {
            continue;
        }
        problems.push_back(fmt::format("Resolvers are bound to \"{}\", which is no object type.", name));
    }
    if (!problems.empty()) return problems;
    bound->derive_interface_fields();
    return std::unique_ptr<const BoundSchema>(std::move(bound));
}

void BoundSchema::bind(const NamedType& type, const Bindings& bindings, std::vector<std::string>& problems) {
    const auto found = bindings.objects().find(type.name);
    const auto* bound = found == bindings.objects().end() ? nullptr : &found->second;
    if (bound != nullptr) {
        tags_[type.ordinal] = bound->tag;
        answered_[type.ordinal] = bound->answered;
    }
    for (const auto& field : type.fields) {
        const auto* resolver = bound == nullptr || !bound->fields.contains(field.name)
                                   ? nullptr
                                   : &bound->fields.find(field.name)->second;
        if (resolver != nullptr) {
            fields_[field.ordinal] = *resolver;
        } else {
            problems.push_back(fmt::format("Field \"{}.{}\" has no resolver.", type.name, field.name));
        }
    }
    if (bound == nullptr) return;
    for (const auto& [name, resolver] : bound->fields) {
        if (type.field(name) != nullptr) continue;
        problems.push_back(fmt::format("Resolver \"{}.{}\" has no field.", type.name, name));
    }
}

// A field of an interface is as costly, and as blocking, as the worst field of the objects that implement it.
void BoundSchema::derive_interface_fields() {
    for (const auto* type : schema_->types()) {
        if (type->kind != TypeKind::interface) continue;
        for (const auto& field : type->fields) {
            auto& derived = fields_[field.ordinal];
            for (const auto* object : type->possible_types) {
                const auto& own = fields_[object->field(field.name)->ordinal];
                derived.blocking = derived.blocking || own.blocking;
                derived.personal = derived.personal || own.personal;
                derived.cost = std::max(derived.cost, own.cost);
            }
        }
    }
}

}  // namespace hoigung::graphql
