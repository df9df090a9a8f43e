#include "domain/interviews/outcomes.hpp"

#include <gmock/gmock.h>

#include "domain/interviews/reminders.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using enum InterviewOutcome;
using std::chrono::days;

const auto kBegins = base::parse_timestamp("2026-11-21T15:00:00+08:00").value();
const auto kEnds = kBegins + 30min;

Interview agreed() {
    Interview interview;
    interview.state = InterviewState::accepted;
    interview.time = kBegins;
    return interview;
}

TEST(InterviewOutcomes, CanBeSaidFromTheTimeOnForSevenDays) {
    RecordProperty("rows", "10.46");
    for (const Side side : {Side::seeker, Side::company}) {
        EXPECT_EQ(reports_until(agreed(), side, kBegins - 1ms), std::nullopt);
        EXPECT_EQ(reports_until(agreed(), side, kBegins), kEnds + days{7});
        EXPECT_EQ(reports_until(agreed(), side, kEnds + days{7}), std::nullopt);
        Interview off = agreed();
        off.state = InterviewState::cancelled;
        EXPECT_EQ(reports_until(off, side, kBegins), std::nullopt);
    }
}

TEST(InterviewOutcomes, WhatBothSayCountsAndNothingElseDoes) {
    RecordProperty("rows", "10.46");
    for (const InterviewOutcome one : {held, seeker_absent, company_absent, called_off}) {
        for (const InterviewOutcome other : {held, seeker_absent, company_absent, called_off}) {
            Interview interview = agreed();
            report(interview, Side::company, one, kEnds);
            EXPECT_EQ(interview.reports.counted, std::nullopt);
            report(interview, Side::seeker, other, kEnds);
            EXPECT_EQ(interview.reports.counted, one == other ? std::optional(one) : std::nullopt);
            EXPECT_EQ(interview.reports.company_until, std::nullopt) << "the company has answered";
            EXPECT_EQ(reports_until(interview, Side::seeker, kEnds).has_value(), one != other);
        }
    }
}

TEST(InterviewOutcomes, ACompanyIsAskedForSevenDaysWhenTheSeekerFoundNobodyThere) {
    RecordProperty("rows", "10.46");
    const auto late = kEnds + days{6};
    Interview interview = agreed();
    report(interview, Side::seeker, company_absent, late);
    EXPECT_EQ(interview.reports.company_until, late + days{7});
    EXPECT_EQ(reports_until(interview, Side::company, late + days{5}), late + days{7});
    EXPECT_EQ(reports_until(interview, Side::seeker, late + days{5}), std::nullopt);
    EXPECT_FALSE(is_absence_admitted(interview, late + days{7} - 1ms));
    EXPECT_TRUE(is_absence_admitted(interview, late + days{7}));
    EXPECT_EQ(next_due(interview, late), late + days{7});
    report(interview, Side::company, held, late + days{1});
    EXPECT_FALSE(is_absence_admitted(interview, late + days{7})) << "the two do not agree";
    EXPECT_EQ(next_due(interview, late + days{1}), std::nullopt);
}

TEST(InterviewOutcomes, ASeekerWhoTakesItBackAccusesNobody) {
    RecordProperty("rows", "10.46");
    Interview interview = agreed();
    report(interview, Side::seeker, company_absent, kEnds);
    report(interview, Side::seeker, held, kEnds + 1h);
    EXPECT_EQ(interview.reports.company_until, std::nullopt);
}

TEST(InterviewOutcomes, SilenceNeverCountsAgainstASeeker) {
    RecordProperty("rows", "10.46");
    Interview interview = agreed();
    report(interview, Side::company, seeker_absent, kEnds);
    EXPECT_FALSE(is_absence_admitted(interview, kEnds + days{30}));
    EXPECT_EQ(next_due(interview, kEnds + 1h), std::nullopt);
}

TEST(InterviewOutcomes, AnInterviewIsConfirmedBeforeItsTimeAndLateUntilItsEndOnceEach) {
    RecordProperty("rows", "10.46");
    Interview interview = agreed();
    EXPECT_TRUE(may_say(interview, Attendance::confirmed, kBegins - 1ms));
    EXPECT_FALSE(may_say(interview, Attendance::confirmed, kBegins));
    EXPECT_FALSE(may_say(interview, Attendance::unsaid, kBegins - 1ms));
    interview.attendance = Attendance::confirmed;
    EXPECT_FALSE(may_say(interview, Attendance::confirmed, kBegins - 1ms));
    EXPECT_TRUE(may_say(interview, Attendance::late, kEnds - 1ms));
    EXPECT_FALSE(may_say(interview, Attendance::late, kEnds));
    interview.attendance = Attendance::late;
    EXPECT_FALSE(may_say(interview, Attendance::late, kBegins));
    EXPECT_FALSE(may_say(interview, Attendance::confirmed, kBegins - 1ms));
}

TEST(InterviewOutcomes, BothAreAskedWhenItIsOverAndNotAtNight) {
    RecordProperty("rows", "10.46");
    EXPECT_EQ(asked_at(agreed()), kEnds);
    EXPECT_EQ(next_due(agreed(), kBegins - 1h), kEnds);
    Interview interview = agreed();
    for (int minute = 0; minute < 24 * 60; ++minute) {
        interview.time = kBegins + std::chrono::minutes(minute);
        const auto asked = asked_at(interview);
        const auto hour = asked - base::hong_kong_midnight(base::hong_kong_date(asked));
        ASSERT_TRUE(hour >= 8h && hour < 22h) << minute;
        ASSERT_TRUE(asked >= interview.ends_at() && asked <= interview.ends_at() + 10h) << minute;
    }
}

}  // namespace
}  // namespace hoigung::domain
