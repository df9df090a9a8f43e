#include "domain/catalogue/recent_changes.hpp"

#include <gtest/gtest.h>

#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using testing::numbered;

const RecentChanges::Time kThen{1000s};

std::vector<JobId> jobs(std::initializer_list<int> numbers) {
    std::vector<JobId> ids;
    for (const int number : numbers) ids.push_back(numbered<JobId>(number));
    return ids;
}

TEST(RecentChanges, TellWhenSomethingCeasedToBeTrue) {
    const auto changes = RecentChanges(5).with(6, kThen, {}).with(9, kThen + 10ms, {});
    EXPECT_EQ(changes.first_after(5), kThen);
    EXPECT_EQ(changes.first_after(6), kThen + 10ms);
    EXPECT_EQ(changes.first_after(8), kThen + 10ms);
    EXPECT_EQ(changes.first_after(9), std::nullopt) << "it still is";
    EXPECT_EQ(changes.first_after(4), std::nullopt) << "nobody knows";
}

TEST(RecentChanges, AreForgottenAfterASecond) {
    const auto changes = RecentChanges(5).with(6, kThen, {}).with(7, kThen + 1001ms, {});
    EXPECT_EQ(changes.first_after(5), std::nullopt);
    EXPECT_EQ(changes.first_after(6), kThen + 1001ms);
}

TEST(RecentChanges, TellWhichJobsChangedSince) {
    const auto changes =
        RecentChanges(5).with(6, kThen, {jobs({3}), {}}).with(7, kThen, {jobs({4, 1}), jobs({4})});
    EXPECT_TRUE(changes.changed_any(jobs({2, 3}), 5));
    EXPECT_FALSE(changes.changed_any(jobs({2, 3}), 6)) << "what was made after that shows it as it is";
    EXPECT_TRUE(changes.changed_any(jobs({1}), 6));
    EXPECT_FALSE(changes.changed_any(jobs({2, 5}), 5));
    EXPECT_FALSE(changes.withdrew_any(jobs({1, 3}), 5));
    EXPECT_TRUE(changes.withdrew_any(jobs({4}), 6));
}

TEST(RecentChanges, AreCounted) {
    const auto changes =
        RecentChanges().with(1, kThen, {}).with(2, kThen + 20ms, {}).with(3, kThen + 40ms, {});
    EXPECT_EQ(changes.count_since(kThen + 20ms), 2U);
}

}  // namespace
}  // namespace hoigung::domain
