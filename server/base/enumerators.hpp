#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

namespace hoigung::base {

namespace detail {

// "... V = hoigung::domain::Refusal::JobNotFound]" for an enumerator, "... V = (hoigung::domain::Refusal)99]"
// for any other value.
template <auto V>
consteval std::string_view written() {
    const std::string_view signature{__PRETTY_FUNCTION__};
    const std::size_t end = signature.rfind(']');
    const std::size_t begin = signature.rfind("V = ", end) + 4;
    const std::string_view value = signature.substr(begin, signature.find_first_of(";]", begin) - begin);
    return value.substr(value.rfind(':') + 1);
}

}  // namespace detail

// Whether a value of an enumeration is one of its enumerators.
template <auto V>
[[nodiscard]] consteval bool is_enumerator() {
    return detail::written<V>().find(')') == std::string_view::npos;
}

// The enumerator's name in the source code.
template <auto V>
[[nodiscard]] consteval std::string_view enumerator() {
    static_assert(is_enumerator<V>());
    return detail::written<V>();
}

// The number of enumerators of an enumeration that counts from 0 without gaps.
template <class E, std::size_t From = 0>
[[nodiscard]] consteval std::size_t enumerator_count() {
    if constexpr (is_enumerator<static_cast<E>(From)>()) {
        return enumerator_count<E, From + 1>();
    } else {
        return From;
    }
}

// The names of all enumerators, in their order.
template <class E>
[[nodiscard]] consteval auto enumerator_names() {
    return []<std::size_t... I>(std::index_sequence<I...> /*places*/) {
        return std::array<std::string_view, sizeof...(I)>{enumerator<static_cast<E>(I)>()...};
    }
    (std::make_index_sequence<enumerator_count<E>()>{});
}

// Whether two names differ only in how their words are joined and in capital letters.
[[nodiscard]] constexpr bool have_same_letters(std::string_view a, std::string_view b) {
    const auto next = [](std::string_view text, std::size_t& at) {
        for (; at < text.size(); ++at) {
            const char c = text[at];
            if (c >= 'A' && c <= 'Z') return static_cast<char>(text[at++] + ('a' - 'A'));
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) return text[at++];
        }
        return '\0';
    };
    std::size_t i = 0;
    std::size_t j = 0;
    while (true) {
        const char left = next(a, i);
        if (left != next(b, j)) return false;
        if (left == '\0') return true;
    }
}

}  // namespace hoigung::base
