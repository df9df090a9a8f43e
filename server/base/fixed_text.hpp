#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace hoigung::base {

// A text of fixed length, made without an allocation.
template <std::size_t Size>
struct FixedText {
    std::array<char, Size> characters;

    [[nodiscard]] std::string_view view() const { return {characters.data(), Size}; }
    operator std::string_view() const { return view(); }
};

}  // namespace hoigung::base
