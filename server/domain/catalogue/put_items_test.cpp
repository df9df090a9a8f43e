#include "domain/catalogue/put_items.hpp"

#include <cstdint>

#include <gmock/gmock.h>

namespace hoigung::domain {
namespace {

using ::testing::ElementsAre;

std::size_t steps = 0;

// Counts comparisons and hashes.
struct CountingId {
    std::uint64_t number = 0;

    bool operator==(const CountingId& other) const {
        ++steps;
        return number == other.number;
    }
};

struct Item {
    CountingId id;
    int text = 0;
    bool is_hidden = false;
};

std::vector<Item> items_from(std::uint64_t first, std::uint64_t count) {
    std::vector<Item> items;
    items.reserve(count);
    for (std::uint64_t i = 0; i < count; ++i) items.push_back({.id = {first + i}});
    return items;
}

const auto kIsShown = [](const Item& item) {
    ++steps;
    return !item.is_hidden;
};

}  // namespace
}  // namespace hoigung::domain

template <>
struct std::hash<hoigung::domain::CountingId> {
    std::size_t operator()(const hoigung::domain::CountingId& id) const {
        ++hoigung::domain::steps;
        return std::hash<std::uint64_t>{}(id.number);
    }
};

namespace hoigung::domain {
namespace {

std::size_t steps_to_put(std::vector<Item>& items, std::vector<Item> changed) {
    steps = 0;
    put_items(items, std::move(changed), kIsShown);
    return steps;
}

TEST(PutItems, ReplacesAddsAndDrops) {
    std::vector<Item> items = items_from(1, 3);
    put_items(items, {{{2}, 7}, {{4}, 8}, {{3}, 0, true}, {{4}, 9}}, kIsShown);
    std::vector<std::pair<std::uint64_t, int>> left;
    left.reserve(items.size());
    for (const Item& item : items) left.emplace_back(item.id.number, item.text);
    EXPECT_THAT(left, ElementsAre(std::pair(1, 0), std::pair(2, 7), std::pair(4, 9)));
}

TEST(PutItems, DoesTwiceAsMuchForTwiceAsMany) {
    std::vector<Item> items;
    const std::size_t for_half = steps_to_put(items, items_from(1, 50'000));
    std::vector<Item> all;
    const std::size_t for_all = steps_to_put(all, items_from(1, 100'000));
    EXPECT_LT(for_all, 3 * for_half);
    // Replacing all items, adding as many again and changing a single one stay within the same cost.
    EXPECT_LT(steps_to_put(all, items_from(1, 100'000)), 6 * for_half);
    EXPECT_LT(steps_to_put(items, items_from(50'001, 50'000)), 6 * for_half);
    EXPECT_LT(steps_to_put(items, items_from(7, 1)), 3 * for_half);
}

}  // namespace
}  // namespace hoigung::domain
