#include "domain/snapshot/recent_changes.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

const RecentChanges::Time kThen{1000s};

std::vector<std::int64_t> versions_after(const RecentChanges& changes, std::int64_t version) {
    std::vector<std::int64_t> versions;
    for (const auto& entry : changes.after(version).value()) versions.push_back(entry.version);
    return versions;
}

TEST(RecentChanges, AreThoseAfterAVersion) {
    const auto changes = RecentChanges(5).with(6, kThen, {}).with(9, kThen + 10ms, {});
    EXPECT_EQ(versions_after(changes, 5), (std::vector<std::int64_t>{6, 9}));
    EXPECT_EQ(versions_after(changes, 6), (std::vector<std::int64_t>{9}));
    EXPECT_EQ(versions_after(changes, 8), (std::vector<std::int64_t>{9}));
    EXPECT_EQ(versions_after(changes, 9), (std::vector<std::int64_t>{}));
    EXPECT_EQ(changes.after(4), std::nullopt) << "nobody knows";
}

TEST(RecentChanges, AreForgottenAfterSomeSeconds) {
    const auto changes = RecentChanges(5).with(6, kThen, {}).with(7, kThen + 3001ms, {});
    EXPECT_EQ(changes.after(5), std::nullopt);
    EXPECT_EQ(versions_after(changes, 6), (std::vector<std::int64_t>{7}));
}

TEST(RecentChanges, AreCounted) {
    const auto changes =
        RecentChanges().with(1, kThen, {}).with(2, kThen + 20ms, {}).with(3, kThen + 40ms, {});
    EXPECT_EQ(changes.count_since(kThen + 20ms), 2U);
}

}  // namespace
}  // namespace hoigung::domain
