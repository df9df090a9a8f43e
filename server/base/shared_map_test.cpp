#include "base/shared_map.hpp"

#include <map>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hoigung::base {
namespace {

TEST(SharedMap, FindsWhatWasPutAndNothingElse) {
    const SharedMap<int, int> empty;
    const auto map = empty.with({{1, 10}, {2, 20}});
    EXPECT_EQ(*map.find(1), 10);
    EXPECT_EQ(*map.find(2), 20);
    EXPECT_EQ(map.find(3), nullptr);
    EXPECT_EQ(empty.find(1), nullptr);
}

TEST(SharedMap, OfTwoWithTheSameKeyTheLaterOneCounts) {
    const auto map = SharedMap<int, int>{}.with({{1, 10}, {2, 20}, {1, 11}});
    EXPECT_EQ(*map.find(1), 11);
}

TEST(SharedMap, ACopySharesWhatAChangeDoesNotTouch) {
    std::vector<std::pair<int, int>> entries;
    entries.reserve(100'000);
    for (int i = 0; i < 100'000; ++i) entries.emplace_back(i, i);
    const auto before = SharedMap<int, int>{}.with(std::move(entries));
    const auto after = before.with({{7, -7}});
    int moved = 0;
    for (int i = 0; i < 100'000; ++i) moved += before.find(i) != after.find(i) ? 1 : 0;
    EXPECT_EQ(*before.find(7), 7);
    EXPECT_EQ(*after.find(7), -7);
    EXPECT_GE(moved, 1);
    EXPECT_LT(moved, 1000);
}

RC_GTEST_PROP(SharedMap, IsLikeAMap, (const std::vector<std::vector<std::pair<int, int>>>& changes)) {
    SharedMap<int, int> map;
    std::map<int, int> model;
    for (const auto& change : changes) {
        map = map.with(change);
        for (const auto& [key, value] : change) model[key] = value;
    }
    std::size_t seen = 0;
    map.each([&](int) { ++seen; });
    RC_ASSERT(seen == model.size());
    for (const auto& [key, value] : model) RC_ASSERT(map.find(key) != nullptr && *map.find(key) == value);
}

}  // namespace
}  // namespace hoigung::base
