#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace hoigung::base {

// Specialise with `static constexpr std::array<std::string_view, N> values` in the order of the enumeration.
template <class E>
struct EnumNames;

template <class E>
concept NamedEnum = requires {
    EnumNames<E>::values.size();
};

template <NamedEnum E>
[[nodiscard]] constexpr std::string_view name_of(E value) {
    return EnumNames<E>::values[static_cast<std::size_t>(value)];
}

template <NamedEnum E>
[[nodiscard]] constexpr std::optional<E> parse_enum(std::string_view name) {
    for (std::size_t i = 0; i < EnumNames<E>::values.size(); ++i) {
        if (EnumNames<E>::values[i] == name) return static_cast<E>(i);
    }
    return std::nullopt;
}

}  // namespace hoigung::base
