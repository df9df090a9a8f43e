#include "domain/interviews/reminders.hpp"

#include <vector>

#include <gmock/gmock.h>

namespace hoigung::domain {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

base::Timestamp interview_moment(const char* text) {
    return base::parse_timestamp(text).value();
}

// All reminders of an interview that was accepted at a moment.
std::vector<std::string> all_reminders(const char* begins_at, const char* accepted_at) {
    std::vector<std::string> all;
    for (auto next = next_reminder(interview_moment(begins_at), interview_moment(accepted_at)); next;
         next = next_reminder(interview_moment(begins_at), *next))
        all.push_back(base::to_iso(*next));
    return all;
}

TEST(Reminders, ComeInTheMorningOfTheDayBeforeAndTwoHoursBefore) {
    EXPECT_THAT(all_reminders("2026-11-21T15:00:00+08:00", "2026-11-17T11:30:00+08:00"),
                ElementsAre("2026-11-20T02:00:00.000Z", "2026-11-21T05:00:00.000Z"));
    EXPECT_THAT(all_reminders("2026-11-21T10:00:00+08:00", "2026-11-17T11:30:00+08:00"),
                ElementsAre("2026-11-20T02:00:00.000Z", "2026-11-21T00:00:00.000Z"));
}

TEST(Reminders, OfWhatBeginsBeforeTenComeTheEveningBefore) {
    for (const char* begins_at : {"2026-11-21T09:59:00+08:00", "2026-11-21T00:00:00+08:00"})
        EXPECT_THAT(all_reminders(begins_at, "2026-11-17T11:30:00+08:00"),
                    ElementsAre("2026-11-20T02:00:00.000Z", "2026-11-20T12:00:00.000Z"))
            << begins_at;
}

TEST(Reminders, NeverComeBetweenTenInTheEveningAndEightInTheMorning) {
    for (int minute = 0; minute < 24 * 60; ++minute) {
        const auto begins_at = interview_moment("2026-11-21T00:00:00+08:00") + std::chrono::minutes(minute);
        auto now = begins_at - std::chrono::days(7);
        while (const auto next = next_reminder(begins_at, now)) {
            const auto hour = *next - base::hong_kong_midnight(base::hong_kong_date(*next));
            ASSERT_GE(hour, std::chrono::hours(8)) << minute;
            ASSERT_LT(hour, std::chrono::hours(22)) << minute;
            now = *next;
        }
    }
}

TEST(Reminders, OfWhatIsAcceptedLateAreThoseThatAreLeft) {
    EXPECT_THAT(all_reminders("2026-11-21T15:00:00+08:00", "2026-11-20T10:00:00+08:00"),
                ElementsAre("2026-11-21T05:00:00.000Z"));
    EXPECT_THAT(all_reminders("2026-11-21T15:00:00+08:00", "2026-11-21T13:00:00+08:00"), IsEmpty());
    EXPECT_THAT(all_reminders("2026-11-21T09:00:00+08:00", "2026-11-20T20:00:00+08:00"), IsEmpty());
}

}  // namespace
}  // namespace hoigung::domain
