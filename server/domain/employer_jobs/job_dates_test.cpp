#include "domain/employer_jobs/job_dates.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

using namespace std::chrono;
using namespace std::chrono_literals;

base::Timestamp at(std::string_view text) {
    return base::parse_timestamp(text).value();
}

TEST(JobDates, AJobIsOpenToTheEndOfItsLastDayInHongKong) {
    RecordProperty("rows", "10.21");
    EXPECT_EQ(closes_after(2026y / November / 30), at("2026-11-30T16:00:00Z"));
    EXPECT_EQ(last_day_of(at("2026-11-30T16:00:00Z")), 2026y / November / 30);
    EXPECT_EQ(last_day_of(at("2026-11-30T16:00:00.001Z")), 2026y / December / 1);
    EXPECT_EQ(closes_after(2026y / December / 31), at("2026-12-31T16:00:00Z"));
}

TEST(JobDates, AJobClosesAfterSixtyDaysUnlessTold) {
    RecordProperty("rows", "10.21");
    EXPECT_EQ(expiry_of(std::nullopt, at("2026-11-17T03:30:00Z")), at("2027-01-16T03:30:00Z"));
    EXPECT_EQ(expiry_of(2026y / November / 18, at("2026-11-17T03:30:00Z")), at("2026-11-18T16:00:00Z"));
}

TEST(JobDates, DaysAreCountedByMidnightsInHongKong) {
    const auto closes = closes_after(2026y / November / 20);
    EXPECT_EQ(days_left(closes, at("2026-11-20T15:59:59.999Z")), 0);
    EXPECT_EQ(days_left(closes, at("2026-11-19T16:00:00Z")), 0);
    EXPECT_EQ(days_left(closes, at("2026-11-19T15:59:59.999Z")), 1);
    EXPECT_EQ(days_left(closes, at("2026-11-17T16:00:00Z")), 2);
}

TEST(JobDates, APublicationIsRecentForFourteenDays) {
    RecordProperty("rows", "10.20");
    // Published at one minute before midnight of 1 November in Hong Kong.
    const auto published = at("2026-11-01T15:59:00Z");
    EXPECT_TRUE(is_recent(published, at("2026-11-14T15:59:59.999Z")));
    EXPECT_FALSE(is_recent(published, at("2026-11-14T16:00:00Z")));
    EXPECT_EQ(renewed(published, at("2026-11-14T15:59:59.999Z")), published);
    EXPECT_EQ(renewed(published, at("2026-11-14T16:00:00Z")), at("2026-11-14T16:00:00Z"));
    // A renewal counts as a publication: the next is fourteen days later again.
    const auto again = renewed(published, at("2026-11-14T16:00:00Z"));
    EXPECT_EQ(renewed(again, again + 13 * 24h), again);
}

TEST(JobDates, ADayToCloseOnIsTodayOrLaterAndNotTooFar) {
    const auto now = at("2026-11-17T16:30:00Z");
    EXPECT_FALSE(may_close_on(2026y / November / 17, now)) << "in Hong Kong it is the 18th";
    EXPECT_TRUE(may_close_on(2026y / November / 18, now));
    EXPECT_TRUE(may_close_on(sys_days(2026y / November / 18) + days{180}, now));
    EXPECT_FALSE(may_close_on(sys_days(2026y / November / 18) + days{181}, now));
}

TEST(JobDates, AMomentToPublishAtIsTheFutureByTheServersClock) {
    const auto now = at("2026-11-17T03:30:00Z");
    EXPECT_TRUE(may_publish_at(now + 1h, now));
    EXPECT_TRUE(may_publish_at(now - 1min, now)) << "it was on its way";
    EXPECT_FALSE(may_publish_at(now - 24h, now)) << "the telephone's clock is a day behind";
    EXPECT_FALSE(may_publish_at(now + 366 * 24h, now));
}

}  // namespace
}  // namespace hoigung::domain
