#include "graphql/value.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "graphql/schema/schema.hpp"

namespace hoigung::graphql {

const InputDefinition& InputObject::definition(std::string_view name) const {
    const auto found = std::ranges::find(definitions_, name, &InputDefinition::name);
    if (found == definitions_.end()) throw std::logic_error(fmt::format("No input is named '{}'", name));
    return *found;
}

const Value* InputObject::find(std::string_view name) const {
    for (const auto& member : members_) {
        if (member.name == name) return &member.value;
    }
    static_cast<void>(definition(name));
    return nullptr;
}

const Value* InputObject::find(std::string_view name, Value::Kind kind) const {
    const auto* value = find(name);
    if (value == nullptr || value->is_null()) return nullptr;
    if (value->kind != kind) throw std::logic_error(fmt::format("Input '{}' is of another kind", name));
    return value;
}

std::optional<std::int32_t> InputObject::integer(std::string_view name) const {
    const auto* value = find(name, Value::Kind::integer);
    if (value == nullptr) return std::nullopt;
    return static_cast<std::int32_t>(value->integer);
}

std::optional<double> InputObject::real(std::string_view name) const {
    const auto* value = find(name, Value::Kind::real);
    if (value == nullptr) return std::nullopt;
    return value->real;
}

std::optional<bool> InputObject::boolean(std::string_view name) const {
    const auto* value = find(name, Value::Kind::boolean);
    if (value == nullptr) return std::nullopt;
    return value->boolean;
}

std::optional<std::string_view> InputObject::string(std::string_view name) const {
    const auto* value = find(name, Value::Kind::string);
    if (value == nullptr) return std::nullopt;
    return value->text;
}

std::optional<std::string_view> InputObject::enumeration(std::string_view name) const {
    const auto* value = find(name, Value::Kind::enumeration);
    if (value == nullptr) return std::nullopt;
    return value->text;
}

std::optional<InputObject> InputObject::object(std::string_view name) const {
    const auto* value = find(name, Value::Kind::object);
    if (value == nullptr) return std::nullopt;
    return InputObject(value->members, definition(name).type->named->input_fields);
}

std::span<const Value> InputObject::list(std::string_view name) const {
    const auto* value = find(name, Value::Kind::list);
    if (value == nullptr) return {};
    return value->items;
}

std::vector<std::string_view> InputObject::strings(std::string_view name) const {
    std::vector<std::string_view> texts;
    for (const auto& item : list(name)) {
        if (item.kind == Value::Kind::string || item.kind == Value::Kind::enumeration) {
            texts.push_back(item.text);
        }
    }
    return texts;
}

std::vector<std::int32_t> InputObject::integers(std::string_view name) const {
    std::vector<std::int32_t> numbers;
    for (const auto& item : list(name)) {
        if (item.kind == Value::Kind::integer) numbers.push_back(static_cast<std::int32_t>(item.integer));
    }
    return numbers;
}

std::vector<InputObject> InputObject::objects(std::string_view name) const {
    std::vector<InputObject> objects;
    for (const auto& item : list(name)) {
        if (item.kind == Value::Kind::object) {
            objects.emplace_back(item.members, definition(name).type->named->input_fields);
        }
    }
    return objects;
}

}  // namespace hoigung::graphql
