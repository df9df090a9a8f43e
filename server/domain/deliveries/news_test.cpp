#include "domain/deliveries/news.hpp"

#include <set>

#include <gmock/gmock.h>

namespace hoigung::domain {
namespace {

base::Timestamp hong_kong(std::string_view day, int hour, int minute = 0) {
    return base::hong_kong_midnight(base::parse_date(day).value()) + std::chrono::hours(hour) +
           std::chrono::minutes(minute);
}

constexpr std::string_view kMonday = "2026-11-16";
constexpr std::string_view kTuesday = "2026-11-17";

TEST(News, ByDefaultAPersonsOwnNewsGoAtOnceAndThoseOfJobsInTheMorning) {
    RecordProperty("rows", "12.08");
    const NewsPreferences preferences;
    const auto noon = hong_kong(kMonday, 12);
    const auto morning = hong_kong(kTuesday, 9);
    EXPECT_EQ(mail_time(NewsKind::message, preferences, noon), noon);
    EXPECT_EQ(mail_time(NewsKind::interview, preferences, noon), noon);
    EXPECT_EQ(mail_time(NewsKind::status_changed, preferences, noon), noon);
    EXPECT_EQ(mail_time(NewsKind::alert_matched, preferences, noon), morning);
    EXPECT_EQ(mail_time(NewsKind::job_closed, preferences, noon), morning);
    EXPECT_EQ(mail_time(NewsKind::saved_job_ending, preferences, noon), morning);
}

TEST(News, NothingGoesAtNightUnlessTheSeekerSaysSo) {
    RecordProperty("rows", "12.08");
    NewsPreferences preferences;
    const auto at = [&](std::string_view day, int hour, int minute = 0) {
        return mail_time(NewsKind::message, preferences, hong_kong(day, hour, minute));
    };
    EXPECT_EQ(at(kMonday, 21, 59), hong_kong(kMonday, 21, 59));
    EXPECT_EQ(at(kMonday, 22), hong_kong(kTuesday, 8));
    EXPECT_EQ(at(kMonday, 23, 59), hong_kong(kTuesday, 8));
    EXPECT_EQ(at(kTuesday, 0), hong_kong(kTuesday, 8));
    EXPECT_EQ(at(kTuesday, 7, 59), hong_kong(kTuesday, 8));
    EXPECT_EQ(at(kTuesday, 8), hong_kong(kTuesday, 8));
    preferences.at_night = true;
    EXPECT_EQ(at(kMonday, 23, 59), hong_kong(kMonday, 23, 59));
}

TEST(News, DailyNewsWaitForTheSeekersHour) {
    RecordProperty("rows", "12.08");
    NewsPreferences preferences;
    preferences.of(NewsKind::message).mail = MailTiming::daily;
    preferences.hour = 18;
    const auto at = [&](std::string_view day, int hour) {
        return mail_time(NewsKind::message, preferences, hong_kong(day, hour));
    };
    EXPECT_EQ(at(kMonday, 17), hong_kong(kMonday, 18));
    EXPECT_EQ(at(kMonday, 18), hong_kong(kTuesday, 18)) << "the hour has begun";
    preferences.hour = 23;
    EXPECT_EQ(at(kMonday, 17), hong_kong(kTuesday, 8)) << "an hour of the night waits for its end";
    preferences.at_night = true;
    EXPECT_EQ(at(kMonday, 17), hong_kong(kMonday, 23));
}

TEST(News, WhatIsSwitchedOffIsNeverMailed) {
    RecordProperty("rows", "12.08");
    NewsPreferences preferences;
    for (std::size_t i = 0; i < kNewsKinds; ++i) {
        const auto kind = static_cast<NewsKind>(i);
        EXPECT_TRUE(mail_time(kind, preferences, hong_kong(kMonday, 12)));
        preferences.of(kind).mail = MailTiming::never;
        EXPECT_FALSE(mail_time(kind, preferences, hong_kong(kMonday, 12)));
    }
}

TEST(News, EveryNotificationIsOfOneKind) {
    std::set<NewsKind> kinds;
    for (const NotificationType type : kNotificationTypes) kinds.insert(kind_of(type));
    EXPECT_EQ(kinds.size(), kNewsKinds);
}

}  // namespace
}  // namespace hoigung::domain
