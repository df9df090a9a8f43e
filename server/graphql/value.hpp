#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace hoigung::graphql {

struct InputDefinition;
struct Member;

// An input value after coercion to the type in the schema.
struct Value {
    enum class Kind : std::uint8_t { null, boolean, integer, real, string, enumeration, list, object };

    Kind kind = Kind::null;
    bool boolean = false;
    std::int64_t integer = 0;
    double real = 0;
    // For strings, ids and enum values.
    std::string_view text{};
    std::span<const Value> items{};
    std::span<const Member> members{};

    [[nodiscard]] bool is_null() const { return kind == Kind::null; }
};

struct Member {
    std::string_view name{};
    Value value{};
};

// The arguments of a field, or an input object: the given values, and the schema's defaults for the others.
// Asking for a name that the schema does not have, or for a value of another kind, is a bug and throws.
class InputObject {
  public:
    InputObject() = default;
    InputObject(std::span<const Member> members, std::span<const InputDefinition> definitions)
        : members_(members), definitions_(definitions) {}

    // Whether there is a value, including null.
    [[nodiscard]] bool has(std::string_view name) const { return find(name) != nullptr; }

    // Each returns std::nullopt when the value was left out or is null.
    [[nodiscard]] std::optional<std::int32_t> integer(std::string_view name) const;
    [[nodiscard]] std::optional<double> real(std::string_view name) const;
    [[nodiscard]] std::optional<bool> boolean(std::string_view name) const;
    [[nodiscard]] std::optional<std::string_view> string(std::string_view name) const;
    [[nodiscard]] std::optional<std::string_view> enumeration(std::string_view name) const;
    [[nodiscard]] std::optional<InputObject> object(std::string_view name) const;

    // Lists; empty when left out or null. Items that are null are left out.
    [[nodiscard]] std::span<const Value> list(std::string_view name) const;
    [[nodiscard]] std::vector<std::string_view> strings(std::string_view name) const;
    [[nodiscard]] std::vector<std::int32_t> integers(std::string_view name) const;
    [[nodiscard]] std::vector<InputObject> objects(std::string_view name) const;

    [[nodiscard]] const Value* find(std::string_view name) const;

  private:
    [[nodiscard]] const Value* find(std::string_view name, Value::Kind kind) const;
    [[nodiscard]] const InputDefinition& definition(std::string_view name) const;

    std::span<const Member> members_;
    std::span<const InputDefinition> definitions_;
};

using Arguments = InputObject;

}  // namespace hoigung::graphql
