#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/id.hpp"

namespace hoigung::feeds::demo {

// Reproducible randomness: the same seed, purpose and number give the same values on every machine, and
// drawing one more value for one object does not change any other object.
class Dice {
  public:
    Dice(std::uint64_t seed, std::string_view purpose, std::uint64_t number);

    [[nodiscard]] std::uint64_t next();
    // Both ends included.
    [[nodiscard]] int between(int from, int to);
    [[nodiscard]] bool percent(int chance) { return between(1, 100) <= chance; }
    [[nodiscard]] std::size_t below(std::size_t count);

    template <class T>
    [[nodiscard]] const T& pick(const std::vector<T>& list) {
        return list[below(list.size())];
    }
    // A random index into the weights; heavier ones are more likely.
    [[nodiscard]] std::size_t weighted(std::span<const double> weights);

    template <class T>
    void shuffle(std::vector<T>& list) {
        for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
    }
    // Up to `count` elements of the list, in random order.
    template <class T>
    [[nodiscard]] std::vector<T> some(std::vector<T> list, std::size_t count) {
        shuffle(list);
        if (list.size() > count) list.resize(count);
        return list;
    }

    template <class Id>
    [[nodiscard]] Id id() {
        return Id{id_bytes()};
    }

  private:
    [[nodiscard]] base::IdBytes id_bytes();

    std::uint64_t state_;
};

}  // namespace hoigung::feeds::demo
