#include "domain/ingest/close_vanished_jobs.hpp"

#include <gmock/gmock.h>

#include "store/testing/with_feed.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class CloseVanishedJobsTest : public WithFeed {};
HOIGUNG_ON_EACH_DATABASE(CloseVanishedJobsTest);

TEST_P(CloseVanishedJobsTest, ClosesWhatIsMissingAndKeepsInMindWhy) {
    const auto vanished =
        close_vanished_jobs(catalogue_, feeds_, "board", listing(1, 7), false, clock_.now());
    EXPECT_TRUE(vanished.are_closed);
    EXPECT_EQ(vanished.missing, 3U);
    EXPECT_EQ(state_of(7), JobState::published);
    EXPECT_EQ(state_of(8), JobState::closed);
    EXPECT_THAT(feeds_.jobs_of("board").listed, SizeIs(7));
    EXPECT_THAT(feeds_.jobs_of("board").vanished, SizeIs(3));

    feeds_.note_listed("board", ids(8, 8));
    EXPECT_THAT(feeds_.jobs_of("board").vanished, SizeIs(2));
    EXPECT_THAT(feeds_.jobs_of("another").listed, IsEmpty());
}

TEST_P(CloseVanishedJobsTest, ClosesNothingOfAFeedThatWasCutUnlessTold) {
    const auto cut = close_vanished_jobs(catalogue_, feeds_, "board", listing(1, 6), false, clock_.now());
    EXPECT_FALSE(cut.are_closed);
    EXPECT_EQ(cut.missing, 4U);
    EXPECT_EQ(cut.known, 10U);
    EXPECT_EQ(state_of(10), JobState::published);
    EXPECT_TRUE(
        close_vanished_jobs(catalogue_, feeds_, "board", listing(1, 6), true, clock_.now()).are_closed);
    EXPECT_EQ(state_of(10), JobState::closed);
}

TEST_P(CloseVanishedJobsTest, RemembersWhenAFeedWasRead) {
    EXPECT_EQ(feeds_.read_at("board"), std::nullopt);
    feeds_.note_read("board", clock_.now());
    EXPECT_EQ(feeds_.read_at("board"), clock_.now());
}

}  // namespace
}  // namespace hoigung::domain
