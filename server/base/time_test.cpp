#include "base/time.hpp"

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

using namespace std::chrono;

TEST(Time, WritesAndReadsIsoTimestamps) {
    const Timestamp time = sys_days{2026y / November / 15} + hours{1} + minutes{30} + milliseconds{7};
    EXPECT_EQ(to_iso(time), "2026-11-15T01:30:00.007Z");
    EXPECT_EQ(parse_timestamp("2026-11-15T01:30:00.007Z"), time);
    EXPECT_EQ(parse_timestamp("2026-11-15T09:30:00.007+08:00"), time);
    EXPECT_EQ(parse_timestamp("2026-11-14T20:30:00.0079-0500"), time);
    EXPECT_EQ(parse_timestamp("2026-11-15"), Timestamp{sys_days{2026y / November / 15}});
}

TEST(Time, RefusesWhatIsNoTimestamp) {
    for (const auto* text :
         {"", "now", "2026-13-01", "2026-02-30", "2026-11-15T25:00:00Z", "2026-11-15T10:00:00",
          "2026-11-15T10:00:00Zjunk", "2026-11-15T10:00:00+99:00", "-026-11-15", "2026-1-5"}) {
        EXPECT_FALSE(parse_timestamp(text)) << text;
    }
}

TEST(Time, ADayInHongKongBeginsEightHoursBeforeUtc) {
    const Timestamp late = sys_days{2026y / November / 14} + hours{16};
    EXPECT_EQ(hong_kong_date(late), 2026y / November / 15);
    EXPECT_EQ(hong_kong_date(late - milliseconds{1}), 2026y / November / 14);
    EXPECT_EQ(hong_kong_midnight(2026y / November / 15), late);
}

}  // namespace
}  // namespace hoigung::base
