#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <utility>

#include "base/enumerators.hpp"

namespace hoigung::base {

// A value for each enumerator of an enumeration that counts from 0 without gaps. Each row names its
// enumerator; a table in which one is missing or at another's place does not compile.
template <class E, class T>
class EnumTable {
  public:
    static constexpr std::size_t kSize = enumerator_count<E>();

    consteval EnumTable(const std::pair<E, T> (&rows)[kSize]) {
        for (std::size_t i = 0; i < kSize; ++i) {
            if (rows[i].first != static_cast<E>(i)) throw std::logic_error("a row is at another's place");
            values_[i] = rows[i].second;
        }
    }

    [[nodiscard]] constexpr const T& operator[](E value) const {
        return values_[static_cast<std::size_t>(value)];
    }

    // The values in the order of the enumeration.
    [[nodiscard]] constexpr const std::array<T, kSize>& values() const { return values_; }

  private:
    std::array<T, kSize> values_{};
};

}  // namespace hoigung::base
