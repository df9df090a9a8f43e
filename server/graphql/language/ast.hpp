#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "graphql/language/arena.hpp"

// The parsed document. Nodes live in the document's arena and are views of its text.
namespace hoigung::graphql::ast {

// Byte offset into the text.
using Position = std::uint32_t;

// A name and its position; empty where the grammar allows to omit a name.
struct Name {
    std::string_view text{};
    Position at = 0;

    explicit operator bool() const { return !text.empty(); }
};

enum class ValueKind : std::uint8_t {
    variable,
    integer,
    real,
    string,
    boolean,
    null,
    enumeration,
    list,
    object
};

struct ObjectField;

struct Value {
    ValueKind kind = ValueKind::null;
    bool block = false;
    Position at = 0;
    // The variable's name, the literal text of a number, the string's content, 'true', or the enum value.
    std::string_view text{};
    std::span<const Value> items{};
    std::span<const ObjectField> fields{};
};

struct ObjectField {
    Name name{};
    Value value{};
};

struct Argument {
    Name name{};
    Value value{};
};

struct Directive {
    Position at = 0;
    Name name{};
    std::span<const Argument> arguments{};
};

struct TypeReference {
    enum class Kind : std::uint8_t { named, list, non_null };
    Kind kind = Kind::named;
    Position at = 0;
    std::string_view name{};
    const TypeReference* inner = nullptr;
};

struct Selection;

struct SelectionSet {
    Position at = 0;
    std::span<const Selection> selections{};
};

struct Selection {
    enum class Kind : std::uint8_t { field, fragment_spread, inline_fragment };
    Kind kind = Kind::field;
    Position at = 0;
    Name alias{};
    // The name of the field or of the fragment.
    Name name{};
    // The type condition of an inline fragment, if it has one.
    Name type_condition{};
    std::span<const Argument> arguments{};
    std::span<const Directive> directives{};
    const SelectionSet* selection_set = nullptr;

    [[nodiscard]] std::string_view response_key() const { return alias ? alias.text : name.text; }
};

enum class OperationKind : std::uint8_t { query, mutation, subscription };

struct VariableDefinition {
    Position at = 0;
    Name name{};
    const TypeReference* type = nullptr;
    const Value* default_value = nullptr;
    std::span<const Directive> directives{};
};

struct OperationDefinition {
    Position at = 0;
    OperationKind kind = OperationKind::query;
    Name name{};
    std::span<const VariableDefinition> variables{};
    std::span<const Directive> directives{};
    const SelectionSet* selection_set = nullptr;
};

struct FragmentDefinition {
    Position at = 0;
    Name name{};
    Name type_condition{};
    std::span<const Directive> directives{};
    const SelectionSet* selection_set = nullptr;
};

struct InputValueDefinition {
    Position at = 0;
    const Value* description = nullptr;
    Name name{};
    const TypeReference* type = nullptr;
    const Value* default_value = nullptr;
    std::span<const Directive> directives{};
};

struct FieldDefinition {
    Position at = 0;
    const Value* description = nullptr;
    Name name{};
    std::span<const InputValueDefinition> arguments{};
    const TypeReference* type = nullptr;
    std::span<const Directive> directives{};
};

struct EnumValueDefinition {
    Position at = 0;
    const Value* description = nullptr;
    Name name{};
    std::span<const Directive> directives{};
};

struct OperationTypeDefinition {
    Position at = 0;
    OperationKind operation = OperationKind::query;
    Name type{};
};

// `schema {...}`, or with `extension` set `extend schema ...`.
struct SchemaDefinition {
    Position at = 0;
    bool extension = false;
    const Value* description = nullptr;
    std::span<const Directive> directives{};
    std::span<const OperationTypeDefinition> operation_types{};
};

enum class TypeKind : std::uint8_t { scalar, object, interface, union_, enumeration, input_object };

// Any of the six kinds of type, or an extension of one.
struct TypeDefinition {
    Position at = 0;
    TypeKind kind = TypeKind::scalar;
    bool extension = false;
    const Value* description = nullptr;
    Name name{};
    std::span<const Directive> directives{};
    std::span<const Name> interfaces{};
    std::span<const FieldDefinition> fields{};
    std::span<const InputValueDefinition> input_fields{};
    std::span<const Name> members{};
    std::span<const EnumValueDefinition> values{};
};

struct DirectiveDefinition {
    Position at = 0;
    const Value* description = nullptr;
    Name name{};
    std::span<const InputValueDefinition> arguments{};
    bool repeatable = false;
    std::span<const Name> locations{};
};

using Definition = std::variant<OperationDefinition, FragmentDefinition, SchemaDefinition, TypeDefinition,
                                DirectiveDefinition>;

class Document {
  public:
    explicit Document(std::string_view text) : text_(text) {}
    Document(const Document&) = delete;
    Document& operator=(const Document&) = delete;

    [[nodiscard]] std::string_view text() const { return text_; }
    [[nodiscard]] std::span<const Definition> definitions() const { return definitions_; }
    [[nodiscard]] const FragmentDefinition* fragment(std::string_view name) const;

    Arena arena;

  private:
    friend class Parser;
    std::string text_;
    std::span<const Definition> definitions_;
};

[[nodiscard]] std::string_view to_string(OperationKind kind);

}  // namespace hoigung::graphql::ast
