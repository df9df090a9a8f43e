#pragma once

#include <cstdint>
#include <initializer_list>

namespace hoigung::domain {

// A set of values of a small enumeration.
template <class E>
class EnumSet {
  public:
    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<E> values) {
        for (const E value : values) insert(value);
    }

    constexpr void insert(E value) { bits_ |= bit(value); }
    constexpr void insert(EnumSet other) { bits_ |= other.bits_; }
    [[nodiscard]] constexpr bool contains(E value) const { return (bits_ & bit(value)) != 0; }
    [[nodiscard]] constexpr bool intersects(EnumSet other) const { return (bits_ & other.bits_) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    constexpr bool operator==(const EnumSet&) const = default;

  private:
    static constexpr std::uint32_t bit(E value) { return std::uint32_t{1} << static_cast<unsigned>(value); }

    std::uint32_t bits_ = 0;
};

}  // namespace hoigung::domain
