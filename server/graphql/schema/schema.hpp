#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/enumerators.hpp"
#include "base/result.hpp"
#include "graphql/error.hpp"
#include "graphql/language/ast.hpp"
#include "graphql/value.hpp"

namespace hoigung::graphql {

struct NamedType;
using ast::OperationKind;
using ast::TypeKind;

// The type of a field or argument: a named type, a list of a type, or a type that is never null.
struct Type {
    enum class Kind : std::uint8_t { named, list, non_null };
    Kind kind = Kind::named;
    // The innermost named type.
    const NamedType* named = nullptr;
    const Type* inner = nullptr;

    [[nodiscard]] bool is_non_null() const { return kind == Kind::non_null; }
    [[nodiscard]] bool is_list() const { return kind == Kind::list; }
    // The type without the outermost `!`.
    [[nodiscard]] const Type& nullable() const { return is_non_null() ? *inner : *this; }
};

[[nodiscard]] std::string to_string(const Type& type);

// An argument, or a field of an input object.
struct InputDefinition {
    std::string_view name{};
    std::optional<std::string_view> description{};
    const Type* type = nullptr;
    const Value* default_value = nullptr;
    std::optional<std::string_view> deprecation{};
    const ast::InputValueDefinition* node = nullptr;

    [[nodiscard]] bool is_required() const { return type->is_non_null() && default_value == nullptr; }
};

struct FieldDefinition {
    std::string_view name{};
    std::optional<std::string_view> description{};
    std::vector<InputDefinition> arguments{};
    const Type* type = nullptr;
    std::optional<std::string_view> deprecation{};
    const NamedType* owner = nullptr;
    // The number of the field, unique in the whole schema.
    std::size_t ordinal = 0;
    const ast::FieldDefinition* node = nullptr;

    [[nodiscard]] const InputDefinition* argument(std::string_view argument_name) const;
};

struct EnumValue {
    std::string_view name{};
    std::optional<std::string_view> description{};
    std::optional<std::string_view> deprecation{};
    const ast::EnumValueDefinition* node = nullptr;
};

// The format of a leaf, for checking and writing it.
enum class Leaf : std::uint8_t { none, string, id, integer, real, boolean, enumeration, custom };

struct NamedType {
    TypeKind kind = TypeKind::scalar;
    Leaf leaf = Leaf::none;
    std::string_view name{};
    std::optional<std::string_view> description{};
    std::optional<std::string_view> specified_by{};
    std::vector<FieldDefinition> fields{};
    std::vector<InputDefinition> input_fields{};
    std::vector<EnumValue> values{};
    std::vector<const NamedType*> interfaces{};
    // The members of a union, or the objects that implement an interface.
    std::vector<const NamedType*> possible_types{};
    // Interfaces that implement this interface.
    std::vector<const NamedType*> sub_interfaces{};
    // This type itself, unwrapped.
    Type type{};
    // The number of the type, unique in the whole schema.
    std::size_t ordinal = 0;
    bool is_introspection = false;
    // The definition, then its extensions.
    std::vector<const ast::TypeDefinition*> nodes{};

    [[nodiscard]] bool is_composite() const {
        return kind == TypeKind::object || kind == TypeKind::interface || kind == TypeKind::union_;
    }
    [[nodiscard]] bool is_abstract() const { return kind == TypeKind::interface || kind == TypeKind::union_; }
    [[nodiscard]] bool is_leaf() const { return leaf != Leaf::none; }
    [[nodiscard]] bool is_input() const { return is_leaf() || kind == TypeKind::input_object; }
    [[nodiscard]] bool is_output() const { return kind != TypeKind::input_object; }

    [[nodiscard]] const FieldDefinition* field(std::string_view field_name) const;
    [[nodiscard]] const InputDefinition* input_field(std::string_view field_name) const;
    [[nodiscard]] const EnumValue* value(std::string_view value_name) const;
    // Whether every value of `other` also belongs to this abstract type.
    [[nodiscard]] bool covers(const NamedType& other) const;
};

struct DirectiveDefinition {
    std::string_view name{};
    std::optional<std::string_view> description{};
    std::vector<InputDefinition> arguments{};
    std::vector<std::string_view> locations{};
    bool repeatable = false;
    const ast::DirectiveDefinition* node = nullptr;
};

class Schema {
  public:
    // Reads the schema language; on failure, lists every error.
    [[nodiscard]] static base::Result<std::unique_ptr<const Schema>, std::vector<Error>> build(
        std::string_view text);

    Schema(const Schema&) = delete;
    Schema& operator=(const Schema&) = delete;

    [[nodiscard]] const std::optional<std::string_view>& description() const { return description_; }
    [[nodiscard]] std::span<const NamedType* const> types() const { return types_; }
    [[nodiscard]] const NamedType* type(std::string_view name) const;
    [[nodiscard]] std::span<const DirectiveDefinition> directives() const { return directives_; }
    [[nodiscard]] const DirectiveDefinition* directive(std::string_view name) const;
    [[nodiscard]] const NamedType* root(OperationKind kind) const;
    // A field of a type, or __typename, __schema or __type where they are allowed.
    [[nodiscard]] const FieldDefinition* field(const NamedType& parent, std::string_view name) const;
    // The type that holds the three meta fields; not a type of the schema.
    [[nodiscard]] const NamedType& meta() const { return *meta_; }
    [[nodiscard]] std::size_t field_count() const { return field_count_; }
    [[nodiscard]] std::size_t type_count() const { return named_types_.size(); }

  private:
    friend class SchemaBuilder;
    Schema() = default;

    std::unique_ptr<const ast::Document> document_;
    std::unique_ptr<const ast::Document> builtin_document_;
    Arena arena_;
    std::optional<std::string_view> description_;
    std::deque<NamedType> named_types_;
    std::deque<Type> wrapped_types_;
    std::vector<const NamedType*> types_;
    std::unordered_map<std::string_view, const NamedType*> types_by_name_;
    std::vector<DirectiveDefinition> directives_;
    const NamedType* roots_[base::enumerator_count<OperationKind>()] = {};
    const NamedType* meta_ = nullptr;
    std::size_t field_count_ = 0;
};

[[nodiscard]] bool same_type(const Type& a, const Type& b);
// Whether a value of `type` is allowed where `super` is required.
[[nodiscard]] bool is_sub_type(const Type& type, const Type& super);
// Whether an object can be of both types.
[[nodiscard]] bool overlap(const NamedType& a, const NamedType& b);
// The type that a document refers to; null when the type's name is unknown.
[[nodiscard]] const Type* resolve_type(const Schema& schema, const ast::TypeReference& reference,
                                       Arena& arena);

}  // namespace hoigung::graphql
