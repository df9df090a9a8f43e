#include "domain/deliveries/news.hpp"

#include <set>

#include <gmock/gmock.h>

namespace hoigung::domain {
namespace {

base::Timestamp hong_kong(std::string_view day, int hour, int minute = 0) {
    return base::hong_kong_midnight(base::parse_date(day).value()) + std::chrono::hours(hour) +
           std::chrono::minutes(minute);
}

std::optional<base::Timestamp> mail_time(NewsKind kind, const NewsPreferences& preferences,
                                         base::Timestamp happened_at) {
    return time_of_news(NewsWay::mail, kind, preferences, happened_at);
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

TEST(News, MatchesThatAreMailedAtOnceGatherForAMinuteAndPushesDoNot) {
    RecordProperty("rows", "12.08");
    NewsPreferences preferences;
    preferences.of(NewsKind::alert_matched) = {true, MailTiming::at_once, MailTiming::at_once};
    const auto noon = hong_kong(kMonday, 12);
    EXPECT_EQ(mail_time(NewsKind::alert_matched, preferences, noon), noon + std::chrono::minutes(1));
    EXPECT_EQ(time_of_news(NewsWay::push, NewsKind::alert_matched, preferences, noon), noon);
}

TEST(News, EachWayHasASwitchOfItsOwn) {
    RecordProperty("rows", "12.08");
    NewsPreferences preferences;
    preferences.of(NewsKind::message) = {true, MailTiming::daily, MailTiming::never};
    const auto noon = hong_kong(kMonday, 12);
    EXPECT_EQ(mail_time(NewsKind::message, preferences, noon), hong_kong(kTuesday, 9));
    EXPECT_EQ(time_of_news(NewsWay::push, NewsKind::message, preferences, noon), std::nullopt);
    EXPECT_EQ(time_of_news(NewsWay::push, NewsKind::interview, preferences, hong_kong(kMonday, 23)),
              hong_kong(kTuesday, 8))
        << "nothing at night";
}

TEST(News, SmsGoAfterAnHourToThoseWhoAgreedAndTellWhatConcernsThem) {
    RecordProperty("rows", "12.12");
    NewsPreferences preferences;
    const auto noon = hong_kong(kMonday, 12);
    const auto sms = [&](NewsKind kind, base::Timestamp at) {
        return time_of_news(NewsWay::sms, kind, preferences, at);
    };
    EXPECT_EQ(sms(NewsKind::message, noon), std::nullopt);
    preferences.sms = true;
    EXPECT_EQ(sms(NewsKind::message, noon), noon + std::chrono::hours(1));
    EXPECT_EQ(sms(NewsKind::interview, hong_kong(kMonday, 21, 30)), hong_kong(kTuesday, 8));
    for (const NewsKind kind : {NewsKind::alert_matched, NewsKind::status_changed, NewsKind::job_closed,
                                NewsKind::saved_job_ending})
        EXPECT_EQ(sms(kind, noon), std::nullopt);
}

TEST(News, PushesAboutJobsAreThreeADayAndApart) {
    RecordProperty("rows", "12.11");
    const NewsPreferences preferences;
    const auto noon = hong_kong(kMonday, 12);
    LatelyTold pushes;
    EXPECT_EQ(wait_of_job_push(pushes, preferences, noon), std::nullopt);
    pushes = pushes.after_one(noon);
    EXPECT_EQ(wait_of_job_push(pushes, preferences, noon), noon + kBetweenJobPushes);
    EXPECT_EQ(wait_of_job_push(pushes, preferences, noon + kBetweenJobPushes), std::nullopt);
    for (int hour = 13; hour <= 14; ++hour) pushes = pushes.after_one(hong_kong(kMonday, hour));
    EXPECT_EQ(pushes.on_that_day, 3);
    EXPECT_EQ(wait_of_job_push(pushes, preferences, hong_kong(kMonday, 20)), hong_kong(kTuesday, 9));
    EXPECT_EQ(wait_of_job_push(pushes, preferences, hong_kong(kTuesday, 9)), std::nullopt);
    EXPECT_EQ(pushes.after_one(hong_kong(kTuesday, 9)).on_that_day, 1);
}

TEST(News, SmsAreOneADay) {
    RecordProperty("rows", "12.12");
    const LatelyTold sms = LatelyTold{}.after_one(hong_kong(kMonday, 12));
    EXPECT_EQ(wait_of_sms({}, hong_kong(kMonday, 12)), std::nullopt);
    EXPECT_EQ(wait_of_sms(sms, hong_kong(kMonday, 20)), hong_kong(kTuesday, 8));
    EXPECT_EQ(wait_of_sms(sms, hong_kong(kTuesday, 8)), std::nullopt);
}

}  // namespace
}  // namespace hoigung::domain
