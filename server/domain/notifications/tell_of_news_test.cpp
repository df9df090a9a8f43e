#include "domain/notifications/tell_of_news.hpp"

#include <functional>

#include <gmock/gmock.h>

#include "domain/applications/change_application_status.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "domain/deliveries/seeker_deliveries.hpp"
#include "domain/notifications/change_news_settings.hpp"
#include "domain/notifications/tell_of_ending_jobs.hpp"
#include "security/testing/with_news.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// sample_time() is half past nine in the morning in Hong Kong.
class TellOfNewsTest : public security::testing::WithNews {
  protected:
    void change(int number, NewsKind kind, MailTiming mail) {
        ASSERT_TRUE(change_news_settings(seeker(number), {{{kind, {}, mail}}, {}, {}}, Locale::zh_hant, news_,
                                         sample_time())
                        .ok());
    }
    void silence(int number, NewsKind kind) {
        ASSERT_TRUE(change_news_settings(seeker(number), {{{kind, false, {}}}, {}, {}}, Locale::zh_hant,
                                         news_, sample_time())
                        .ok());
    }
    ApplicationId decide(int number, ApplicationStatus status) {
        const auto application = apply(number);
        EXPECT_TRUE(change_application_status(applications_, application, {sample_time(), status}).ok());
        tell_of_closed();
        return application;
    }
    int tell(base::Timestamp now = sample_time()) {
        const NewsPorts ports{news_, tokens_, random_, rules_, ways_};
        return tell_of_news(ports, Catalogue(catalogue_.load()), now);
    }
    void change_push(int number, NewsKind kind, MailTiming push) {
        ASSERT_TRUE(change_news_settings(seeker(number), {{{kind, {}, {}, push}}, {}, {}}, Locale::zh_hant,
                                         news_, sample_time())
                        .ok());
    }
    void agree_to_sms(int number) {
        ASSERT_TRUE(
            change_news_settings(seeker(number), {{}, {}, {}, true}, Locale::zh_hant, news_, sample_time())
                .ok());
    }
    // The employer has written to a seeker who does not read it.
    void write_to(int number, ApplicationId application, base::Timestamp now = sample_time()) {
        const auto notices =
            deliveries_to_seeker(MessageUnread{sample_job(1).id, application}, seeker(number), random_, now);
        news_.tell(notices);
    }
    // The job is published once more, and the alert of a seeker matches it.
    void match() {
        put_job(JobState::closed);
        put_job(JobState::published);
        act();
        tell_of_closed();
    }
    // The pushes that wait, as they are claimed to be sent.
    std::vector<Delivery> pushes(base::Timestamp now = sample_time()) {
        const auto claimed = stores_.pushes.claim("test", now, 1h, 100);
        std::vector<PushOutcome> taken;
        for (const Delivery& each : claimed) taken.push_back({each, PushOutcome::Result::taken, "", {}});
        stores_.pushes.settle(taken, "test", now);
        return claimed;
    }
    std::vector<std::string> texted(base::Timestamp now) {
        std::vector<std::string> texts;
        for (auto due = deliveries_.claim(DeliveryWay::sms, "test", now, 99h); !due.empty();
             due = deliveries_.claim(DeliveryWay::sms, "test", now, 99h))
            texts.push_back(due.front().address() + ' ' + due.front().sms().text);
        return texts;
    }
    // Two seekers have news, and something of the first one's is damaged: the second is told.
    void tell_two_after(const std::function<void()>& damage) {
        give_email(1, "a@example.hk");
        give_email(2, "b@example.hk");
        silence(1, NewsKind::message);
        decide(1, ApplicationStatus::contacted);
        decide(2, ApplicationStatus::contacted);
        damage();
        EXPECT_EQ(tell(), 1);
        EXPECT_EQ(tell(), 0);
        const auto sent = mails();
        ASSERT_THAT(sent, SizeIs(1));
        EXPECT_EQ(sent[0].address(), "b@example.hk");
        EXPECT_EQ(rows_in("untold_news"), 1) << "it is left to a process of another version";
    }
    // The mails that wait, with everything that their receivers read.
    std::vector<Delivery> mails() {
        std::vector<Delivery> all;
        for (auto claimed = claim(); !claimed.empty(); claimed = claim()) {
            for (Delivery& each : claimed) all.push_back(std::move(each));
        }
        return all;
    }
    std::vector<std::string> subjects() {
        std::vector<std::string> all;
        for (const Delivery& each : mails()) all.push_back(each.mail().subject);
        return all;
    }

    NewsWays ways_{.mail = true, .push = true, .sms = true, .sms_per_hour = 10};
    const DeliveryRules rules_{.site_name = "開工",
                               .portal_address = "https://example.hk/portal/",
                               .site_address = "https://example.hk",
                               .site_name_en = "Hoigung",
                               .seeker_service = "https://example.hk/api/seeker"};

  private:
    std::vector<Delivery> claim() {
        return deliveries_.claim(DeliveryWay::mail, "test", sample_time() + std::chrono::days(99), 1h);
    }
};
HOIGUNG_ON_EACH_DATABASE(TellOfNewsTest);

TEST_P(TellOfNewsTest, WhatAnEmployerDecidesIsMailedOnce) {
    RecordProperty("rows", "12.09,12.10");
    give_email(1, "a@example.hk");
    const auto application = decide(1, ApplicationStatus::contacted);
    EXPECT_EQ(tell(), 1);
    EXPECT_EQ(tell(), 0);
    const auto sent = mails();
    ASSERT_THAT(sent, SizeIs(1));
    EXPECT_EQ(sent[0].address(), "a@example.hk");
    EXPECT_EQ(sent[0].mail().subject, "你的申請有新進展：侍應生1");
    EXPECT_THAT(sent[0].mail().text,
                AllOf(HasSubstr("好味茶餐廳1"), HasSubstr("僱主可能會致電給你"),
                      HasSubstr("https://example.hk/hk/profile/?page=myApplications&popup=application&id=" +
                                application.text())));
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(TellOfNewsTest, ASeekerWithoutAnAddressThatCanBeReachedIsNotMailed) {
    RecordProperty("rows", "12.07");
    decide(1, ApplicationStatus::contacted);
    EXPECT_EQ(rows_in("untold_news"), 0);
    give_email(2, "b@example.hk");
    database().transaction(
        [](store::Connection& connection) { connection.execute("UPDATE seekers SET email_refusals = 3"); });
    decide(2, ApplicationStatus::contacted);
    EXPECT_EQ(tell(), 0);
    EXPECT_EQ(told(2).total, 1) << "the site has it in any case";
}

TEST_P(TellOfNewsTest, WhatBecameUntrueBeforeTheMailIsNotMailed) {
    RecordProperty("rows", "12.08");
    give_email(1, "a@example.hk");
    const auto application = decide(1, ApplicationStatus::contacted);
    ASSERT_TRUE(withdraw_application(seeker(1), application.text(), applications_, sample_time()).ok());
    EXPECT_EQ(tell(), 0);
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(TellOfNewsTest, WhatWasReadOnTheSiteBeforeTheMailIsNotMailed) {
    RecordProperty("rows", "12.08");
    give_email(1, "a@example.hk");
    change(1, NewsKind::status_changed, MailTiming::daily);
    decide(1, ApplicationStatus::contacted);
    EXPECT_EQ(tell(), 0) << "it waits for the morning";
    notifications_.mark_all_read(seeker(1), kNotificationTypes);
    EXPECT_EQ(tell(sample_time() + 24h), 0);
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(TellOfNewsTest, AKindThatDoesNotCountAsUnreadIsStillMailed) {
    RecordProperty("rows", "12.08");
    give_email(1, "a@example.hk");
    silence(1, NewsKind::status_changed);
    decide(1, ApplicationStatus::contacted);
    EXPECT_EQ(told(1).total, 1);
    EXPECT_EQ(told(1).unread_total, 0);
    EXPECT_EQ(tell(), 1);
}

TEST_P(TellOfNewsTest, AChangeOfTheSwitchesHoldsForWhatWaits) {
    RecordProperty("rows", "12.08");
    give_email(1, "a@example.hk");
    change(1, NewsKind::status_changed, MailTiming::daily);
    const auto application = decide(1, ApplicationStatus::contacted);
    EXPECT_EQ(tell(), 0);
    change(1, NewsKind::status_changed, MailTiming::at_once);
    EXPECT_EQ(tell(), 1);
    change(1, NewsKind::status_changed, MailTiming::never);
    ASSERT_TRUE(change_application_status(applications_, application,
                                          {sample_time() + 1s, ApplicationStatus::rejected})
                    .ok());
    tell_of_closed();
    EXPECT_EQ(tell(), 0);
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(TellOfNewsTest, MatchesOfAnAlertGoTogetherInTheMorning) {
    RecordProperty("rows", "12.08");
    give_email(1, "a@example.hk");
    put(alert(1, 1));
    put_job(JobState::closed);
    put_job(JobState::published);
    act();
    tell_of_closed();
    EXPECT_EQ(told(1).total, 1);
    EXPECT_EQ(tell(sample_time() + 60s), 0);
    EXPECT_EQ(tell(sample_time() + 23h), 0);
    EXPECT_EQ(tell(sample_time() + 24h), 1);
    EXPECT_THAT(subjects(), ElementsAre("有新職位符合你的職位提示：侍應生1"));
}

TEST_P(TellOfNewsTest, AJobThatClosedMeanwhileIsNotOffered) {
    RecordProperty("rows", "12.08");
    give_email(1, "a@example.hk");
    put(alert(1, 1));
    put_job(JobState::closed);
    put_job(JobState::published);
    act();
    put_job(JobState::closed);
    EXPECT_EQ(tell(sample_time() + 24h), 0);
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(TellOfNewsTest, ASavedJobIsToldOfOnceBeforeItsLastDay) {
    RecordProperty("rows", "12.08");
    give_email(1, "a@example.hk");
    BookmarkStore& bookmarks = stores_.bookmarks;
    ASSERT_TRUE(bookmarks.add(seeker(1), sample_job(1).id, 10, sample_time()));
    ASSERT_TRUE(bookmarks.add(seeker(2), sample_job(1).id, 10, sample_time()));
    static_cast<void>(apply(2));
    const auto look = [&](base::Timestamp now) {
        return tell_of_ending_jobs(news_, Catalogue(catalogue_.load()), random_, now);
    };
    const auto closes = sample_time() + kJobTerm;
    EXPECT_EQ(look(closes - kEndingWithin - 1h), 0);
    EXPECT_EQ(look(closes - kEndingWithin), 1) << "those who applied know";
    EXPECT_EQ(look(closes - kEndingWithin), 0);
    EXPECT_EQ(look(closes - 1h), 0);
    EXPECT_EQ(told(1).notifications.front().type, NotificationType::saved_job_ending);
    EXPECT_EQ(told(2).total, 0);
    EXPECT_EQ(tell(closes - kEndingWithin + 24h), 1);
    EXPECT_THAT(subjects(), ElementsAre("你收藏的職位即將截止：侍應生1"));
}

TEST_P(TellOfNewsTest, AMailEndsOnlyTheKindsThatItTells) {
    RecordProperty("rows", "12.10");
    give_email(1, "a@example.hk");
    decide(1, ApplicationStatus::contacted);
    ASSERT_EQ(tell(), 1);
    const auto sent = mails();
    const std::string url = sent[0].mail().unsubscribe_url;
    const std::string prefix = "https://example.hk/api/seeker/unsubscribe?token=";
    ASSERT_EQ(url.substr(0, prefix.size()), prefix);
    const std::string token = url.substr(prefix.size());
    const SubscriptionPorts ports{news_, identity_, tokens_};
    EXPECT_TRUE(read_subscription(token, ports)->is_subscribed);
    EXPECT_FALSE(change_subscription(token, false, ports, sample_time())->is_subscribed);
    EXPECT_EQ(news_.preferences_of(seeker(1)).of(NewsKind::status_changed).mail, MailTiming::never);
    EXPECT_EQ(news_.preferences_of(seeker(1)).of(NewsKind::message).mail, MailTiming::at_once);
    EXPECT_FALSE(read_subscription(token, ports)->is_subscribed);
    EXPECT_TRUE(change_subscription(token, true, ports, sample_time())->is_subscribed);
    EXPECT_EQ(news_.preferences_of(seeker(1)), NewsPreferences{});
    EXPECT_EQ(read_subscription(token + "x", ports).error(), Refusal::IdNotFound);
    EXPECT_EQ(change_subscription("", false, ports, sample_time()).error(), Refusal::IdNotFound);
}

TEST_P(TellOfNewsTest, MailsAreInTheLanguageOfTheLastChange) {
    RecordProperty("rows", "12.10");
    give_email(1, "a@example.hk");
    ASSERT_TRUE(change_news_settings(seeker(1), {}, Locale::en, news_, sample_time()).ok());
    decide(1, ApplicationStatus::reviewed);
    ASSERT_EQ(tell(), 1);
    EXPECT_THAT(subjects(), ElementsAre("News about your application: Waiter / Waitress 1"));
}

TEST_P(TellOfNewsTest, SettingsThatMakeNoSenseAreRefused) {
    RecordProperty("rows", "12.08");
    const auto try_hour = [&](int hour) {
        return change_news_settings(seeker(1), {{}, hour, {}}, Locale::zh_hant, news_, sample_time()).ok();
    };
    EXPECT_FALSE(try_hour(-1));
    EXPECT_FALSE(try_hour(24));
    EXPECT_TRUE(try_hour(0));
    EXPECT_TRUE(try_hour(23));
    const NewsSwitchChange once{NewsKind::message, true, {}};
    EXPECT_FALSE(
        change_news_settings(seeker(1), {{once, once}, {}, {}}, Locale::zh_hant, news_, sample_time()).ok());
    EXPECT_EQ(news_.preferences_of(seeker(1)).hour, 23);
    EXPECT_EQ(news_.preferences_of(seeker(2)), NewsPreferences{});
}

TEST_P(TellOfNewsTest, NewsOfAnUnknownTypeStopNobody) {
    RecordProperty("rows", "12.09");
    tell_two_after([&] { damage_news(1, "type"); });
}

TEST_P(TellOfNewsTest, NewsWithADamagedIdStopNobody) {
    RecordProperty("rows", "12.09");
    tell_two_after([&] { damage_news(1, "id"); });
}

TEST_P(TellOfNewsTest, DamagedSettingsStopNobody) {
    RecordProperty("rows", "12.09");
    tell_two_after([&] { damage_settings(1); });
}

TEST_P(TellOfNewsTest, OpenPagesAreToldOfEachSeekerWithNews) {
    RecordProperty("rows", "12.08");
    const auto before = news_.last_change();
    decide(1, ApplicationStatus::contacted);
    const auto changes = news_.changes_after(before, 10);
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(changes[0].seeker, seeker(1));
    EXPECT_EQ(news_.last_change(), changes[0].number);
    news_.sweep(sample_time() + 1s, sample_time());
    EXPECT_THAT(news_.changes_after(before, 10), IsEmpty());
}

TEST_P(TellOfNewsTest, ADecisionIsPushedToEveryBrowserOnceAndMailedOnce) {
    RecordProperty("rows", "12.09,12.11");
    give_email(1, "a@example.hk");
    const auto one = give_browser(1, "https://push.example/a");
    const auto other = give_browser(1, "https://push.example/b");
    const auto application = decide(1, ApplicationStatus::contacted);
    EXPECT_EQ(tell(), 3);
    EXPECT_EQ(tell(), 0);
    const auto sent = pushes();
    ASSERT_THAT(sent, SizeIs(2));
    EXPECT_THAT((std::set{sent[0].browser().id, sent[1].browser().id}), (std::set{one, other}));
    const PushContent& push = sent[0].push();
    EXPECT_EQ(push.title, "你的申請有新進展");
    EXPECT_EQ(push.body, "侍應生1\n好味茶餐廳1\n僱主可能會致電給你，請留意來電。");
    EXPECT_EQ(push.url, "https://example.hk/hk/profile/?page=myApplications&popup=application&id=" +
                            application.text());
    EXPECT_EQ(push.language, "zh-Hant-HK");
    EXPECT_EQ(push.unread, 1);
    EXPECT_TRUE(push.is_urgent);
    EXPECT_FALSE(push.is_silent);
    EXPECT_THAT(mails(), SizeIs(1));
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(TellOfNewsTest, EachWayGoesAtItsOwnTime) {
    RecordProperty("rows", "12.08");
    give_email(1, "a@example.hk");
    give_browser(1);
    change(1, NewsKind::status_changed, MailTiming::daily);
    decide(1, ApplicationStatus::contacted);
    EXPECT_EQ(tell(), 1);
    EXPECT_THAT(pushes(), SizeIs(1));
    EXPECT_EQ(rows_in("untold_news"), 1) << "the mail waits for the morning";
    EXPECT_EQ(tell(sample_time() + 24h), 1);
    EXPECT_THAT(mails(), SizeIs(1));
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(TellOfNewsTest, WhatWasReadOnTheSiteIsNotPushed) {
    RecordProperty("rows", "12.08");
    give_browser(1);
    change_push(1, NewsKind::status_changed, MailTiming::daily);
    decide(1, ApplicationStatus::contacted);
    EXPECT_EQ(tell(), 0);
    notifications_.mark_all_read(seeker(1), kNotificationTypes);
    EXPECT_EQ(tell(sample_time() + 24h), 0);
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(TellOfNewsTest, ABrowserWhoseSessionHasEndedIsSentNothing) {
    RecordProperty("rows", "12.06");
    give_browser(1, "https://push.example/a", sample_time());
    decide(1, ApplicationStatus::contacted);
    EXPECT_EQ(tell(), 0);
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(TellOfNewsTest, MessagesOfAConversationSoundOnceUntilTheyAreRead) {
    RecordProperty("rows", "12.11");
    give_browser(1);
    const auto application = apply(1);
    const auto sounds = [&] {
        write_to(1, application);
        EXPECT_EQ(tell(), 1);
        const auto sent = pushes();
        EXPECT_THAT(sent, SizeIs(1));
        EXPECT_EQ(sent.at(0).topic, "message " + application.text());
        return !sent.at(0).push().is_silent;
    };
    EXPECT_TRUE(sounds());
    EXPECT_FALSE(sounds());
    EXPECT_FALSE(sounds());
    notifications_.mark_all_read(seeker(1), kNotificationTypes);
    EXPECT_TRUE(sounds());
}

TEST_P(TellOfNewsTest, ALaterPushReplacesTheOneThatWaits) {
    RecordProperty("rows", "12.11");
    give_browser(1);
    const auto application = apply(1);
    write_to(1, application);
    EXPECT_EQ(tell(), 1);
    write_to(1, application);
    EXPECT_EQ(tell(), 1);
    EXPECT_THAT(pushes(), SizeIs(1));
}

TEST_P(TellOfNewsTest, PushesAboutJobsHaveACapAndWhatIsBeyondWaits) {
    RecordProperty("rows", "12.11");
    give_browser(1);
    change_push(1, NewsKind::alert_matched, MailTiming::at_once);
    put(alert(1, 1));
    std::vector<std::size_t> pushed;
    for (int i = 0; i < 5; ++i) {
        match();
        const auto now = sample_time() + i * kBetweenJobPushes;
        static_cast<void>(tell(now));
        pushed.push_back(pushes(now).size());
    }
    EXPECT_THAT(pushed, ElementsAre(1U, 1U, 1U, 0U, 0U));
    EXPECT_EQ(rows_in("untold_news"), 1);
    EXPECT_EQ(tell(sample_time() + 24h), 1);
    const auto sent = pushes(sample_time() + 24h);
    ASSERT_THAT(sent, SizeIs(1));
    EXPECT_FALSE(sent[0].push().is_urgent);
}

TEST_P(TellOfNewsTest, AMatchIsPushedAtOnceAndItsMailGathers) {
    RecordProperty("rows", "12.08");
    give_email(1, "a@example.hk");
    give_browser(1);
    change(1, NewsKind::alert_matched, MailTiming::at_once);
    change_push(1, NewsKind::alert_matched, MailTiming::at_once);
    put(alert(1, 1));
    match();
    EXPECT_EQ(tell(), 1);
    EXPECT_THAT(pushes(), SizeIs(1));
    EXPECT_EQ(tell(sample_time() + 60s), 1);
    EXPECT_THAT(mails(), SizeIs(1));
}

TEST_P(TellOfNewsTest, AnSmsGoesWhenNobodyLookedForAnHourAndOnceADay) {
    RecordProperty("rows", "12.12");
    const auto application = apply(1);
    write_to(1, application);
    EXPECT_EQ(rows_in("untold_news"), 0) << "the seeker did not agree";
    agree_to_sms(1);
    write_to(1, application);
    EXPECT_EQ(tell(sample_time() + 59min), 0);
    EXPECT_EQ(tell(sample_time() + 1h), 1);
    const auto first = texted(sample_time() + 1h);
    ASSERT_THAT(first, SizeIs(1));
    EXPECT_THAT(first[0], AllOf(HasSubstr("+852"),
                                HasSubstr("【開工】好味茶餐廳1就「侍應生1」傳了訊息給你：https://")));
    write_to(1, application, sample_time() + 1h);
    EXPECT_EQ(tell(sample_time() + 2h), 0) << "one a day";
    EXPECT_EQ(tell(sample_time() + 22h), 0) << "before eight in the morning";
    EXPECT_EQ(tell(sample_time() + 23h), 1);
    write_to(1, application, sample_time() + 48h);
    notifications_.mark_all_read(seeker(1), kNotificationTypes);
    EXPECT_EQ(tell(sample_time() + 49h), 0) << "it was looked at";
}

TEST_P(TellOfNewsTest, SmsHaveACapForTheWholeSite) {
    RecordProperty("rows", "12.12");
    ways_.sms_per_hour = 1;
    for (const int number : {1, 2}) {
        const auto application = apply(number);
        agree_to_sms(number);
        write_to(number, application);
    }
    EXPECT_EQ(tell(sample_time() + 1h), 1);
    EXPECT_EQ(tell(sample_time() + 1h + 30min), 0);
    EXPECT_EQ(tell(sample_time() + 2h + 15min), 1) << "an hour later there is room";
}

TEST_P(TellOfNewsTest, NoSmsGoesWhereTheOperatorDoesNotOfferIt) {
    RecordProperty("rows", "12.12");
    const auto application = apply(1);
    agree_to_sms(1);
    ways_.sms = false;
    write_to(1, application);
    EXPECT_EQ(tell(sample_time() + 24h), 0);
    EXPECT_EQ(rows_in("untold_news"), 0);
}

}  // namespace
}  // namespace hoigung::domain
