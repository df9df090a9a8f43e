#include "base/versioned_cache.hpp"

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

using namespace std::chrono_literals;

class VersionedCacheTest : public ::testing::Test {
  protected:
    void put(const std::string& key, std::int64_t version, std::size_t bytes = 1000) {
        cache_.put(key, version, std::make_shared<const std::string>(key), bytes);
    }
    bool has(const std::string& key, std::int64_t version) { return cache_.find(key, version) != nullptr; }

    ManualClock clock_{Timestamp{1000000s}};
    VersionedCache<std::string> cache_{4000, 1min, clock_};
};

TEST_F(VersionedCacheTest, KeepsWhatWasMadeFromTheVersionAsked) {
    put("a", 1);
    EXPECT_TRUE(has("a", 1));
    EXPECT_FALSE(has("a", 2));
    EXPECT_FALSE(has("a", 1)) << "what was made from another version is gone";
    EXPECT_FALSE(has("b", 1));
}

TEST_F(VersionedCacheTest, ForgetsWhatIsTooOld) {
    put("a", 1);
    clock_.advance(1min);
    EXPECT_TRUE(has("a", 1));
    clock_.advance(1ms);
    EXPECT_FALSE(has("a", 1));
}

TEST_F(VersionedCacheTest, ForgetsWhatWasMadeBeforeTheClockWasSetBack) {
    put("a", 1);
    clock_.advance(-1ms);
    EXPECT_FALSE(has("a", 1));
}

TEST_F(VersionedCacheTest, DropsTheOneUsedLongestAgoWhenItIsFull) {
    put("a", 1);
    put("b", 1);
    put("c", 1);
    EXPECT_TRUE(has("a", 1));
    put("d", 1);
    EXPECT_FALSE(has("b", 1));
    EXPECT_TRUE(has("a", 1));
    EXPECT_TRUE(has("d", 1));
    put("huge", 1, 5000);
    EXPECT_FALSE(has("huge", 1));
}

}  // namespace
}  // namespace hoigung::base
