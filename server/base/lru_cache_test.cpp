#include "base/lru_cache.hpp"

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

struct Thing {
    mutable std::size_t bytes = 1000;
};

class LruCacheTest : public ::testing::Test {
  protected:
    std::shared_ptr<const Thing> put(const std::string& key, std::size_t bytes = 1000) {
        auto thing = std::make_shared<const Thing>(Thing{bytes});
        cache_.put(key, thing);
        return thing;
    }
    bool has(const std::string& key) { return cache_.find(key) != nullptr; }

    LruCache<Thing> cache_{4000, [](const Thing& thing) { return thing.bytes; }};
};

TEST_F(LruCacheTest, DropsTheOneUsedLongestAgoWhenItIsFull) {
    for (const auto* key : {"a", "b", "c"}) put(key);
    EXPECT_TRUE(has("a"));
    put("d");
    EXPECT_FALSE(has("b"));
    EXPECT_TRUE(has("a"));
    EXPECT_TRUE(has("d"));
}

TEST_F(LruCacheTest, WhatIsTooLargeIsNotKeptNorWhatItReplaces) {
    put("a");
    put("a", 5000);
    EXPECT_FALSE(has("a"));
}

TEST_F(LruCacheTest, WeighsWhatHasGrown) {
    const auto a = put("a");
    put("b");
    put("c");
    a->bytes = 1900;
    EXPECT_TRUE(has("a"));
    EXPECT_FALSE(has("b")) << "there is no room for it any more";
    EXPECT_TRUE(has("c"));
}

TEST_F(LruCacheTest, ForgetsWhatIsErased) {
    put("a");
    cache_.erase("a");
    EXPECT_FALSE(has("a"));
}

}  // namespace
}  // namespace hoigung::base
