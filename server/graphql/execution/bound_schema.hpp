#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "graphql/bindings.hpp"
#include "graphql/schema/schema.hpp"

namespace hoigung::graphql {

// A schema with a resolver for every field of every object.
class BoundSchema {
  public:
    // On failure, lists every field without a resolver and every resolver without a field.
    [[nodiscard]] static base::Result<std::unique_ptr<const BoundSchema>, std::vector<std::string>> make(
        std::unique_ptr<const Schema> schema, Bindings bindings);

    [[nodiscard]] const Schema& schema() const { return *schema_; }
    [[nodiscard]] const FieldBinding& binding(const FieldDefinition& field) const {
        return fields_[field.ordinal];
    }
    [[nodiscard]] TypeTag tag(const NamedType& type) const { return tags_[type.ordinal]; }
    // Called for each object of the type in the answer; may be empty.
    [[nodiscard]] const Resolver& answered(const NamedType& type) const { return answered_[type.ordinal]; }

  private:
    BoundSchema() = default;
    void bind(const NamedType& type, const Bindings& bindings, std::vector<std::string>& problems);
    void derive_interface_fields();

    std::unique_ptr<const Schema> schema_;
    std::vector<FieldBinding> fields_;
    std::vector<TypeTag> tags_;
    std::vector<Resolver> answered_;
};

// Resolvers of the introspection types and of __schema and __type.
void bind_introspection(Bindings& bindings, const Schema& schema);

}  // namespace hoigung::graphql
