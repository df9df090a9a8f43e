#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "base/enum_table.hpp"
#include "base/enumerators.hpp"

namespace hoigung::base {

// The external names of an enumeration. Specialise with `static constexpr std::array<std::string_view, N>
// values` in the order of the enumeration. A name must have the letters and digits of its enumerator, however
// they are joined ("full-time" for full_time), so that a misplaced name does not compile. Names that others
// have chosen are given by `static constexpr EnumTable<E, std::string_view> values`, whose rows name their
// enumerators.
template <class E>
struct EnumNames;

template <class E>
concept NamedEnum = requires {
    EnumNames<E>::values;
};

namespace detail {

template <class E>
concept NamedByTable = requires {
    EnumNames<E>::values.values();
};

template <class E>
consteval bool has_every_enumerator() {
    return EnumNames<E>::values.size() == enumerator_count<E>();
}

template <class E, std::size_t... I>
consteval bool is_in_order(std::index_sequence<I...> /*places*/) {
    return (have_same_letters(EnumNames<E>::values[I], enumerator<static_cast<E>(I)>()) && ...);
}

template <class E>
consteval bool is_named_in_order() {
    return is_in_order<E>(std::make_index_sequence<EnumNames<E>::values.size()>{});
}

template <class E>
struct CheckedNames {
    static_assert(has_every_enumerator<E>(), "EnumNames has another count than the enumeration");
    static_assert(is_named_in_order<E>(), "EnumNames has a name at another enumerator's place");
    static constexpr const auto& values = EnumNames<E>::values;
};

// A table has checked its rows itself.
template <NamedByTable E>
struct CheckedNames<E> {
    static constexpr const auto& values = EnumNames<E>::values.values();
};

}  // namespace detail

// The names of all enumerators, in their order. Use this rather than EnumNames, which is not checked.
template <NamedEnum E>
[[nodiscard]] constexpr const auto& names_of() {
    return detail::CheckedNames<E>::values;
}

template <NamedEnum E>
[[nodiscard]] constexpr std::string_view name_of(E value) {
    return names_of<E>()[static_cast<std::size_t>(value)];
}

template <NamedEnum E>
[[nodiscard]] constexpr std::optional<E> parse_enum(std::string_view name) {
    const auto& values = names_of<E>();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (values[i] == name) return static_cast<E>(i);
    }
    return std::nullopt;
}

}  // namespace hoigung::base
