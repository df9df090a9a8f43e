#include "base/internet_date.hpp"

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

TEST(InternetDate, WritesEveryDayAndMonthWithItsZone) {
    EXPECT_EQ(http_date(parse_timestamp("2026-11-15T01:02:03.999Z").value()),
              "Sun, 15 Nov 2026 01:02:03 GMT");
    EXPECT_EQ(mail_date(parse_timestamp("2026-11-17T03:30:05Z").value()), "Tue, 17 Nov 2026 11:30:05 +0800");
    // The day begins eight hours earlier in Hong Kong, here with another month and year.
    EXPECT_EQ(mail_date(parse_timestamp("2026-12-31T16:00:00Z").value()), "Fri, 01 Jan 2027 00:00:00 +0800");
}

}  // namespace
}  // namespace hoigung::base
