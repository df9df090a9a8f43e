#include "domain/deliveries/send_pushes.hpp"

#include <functional>
#include <map>

#include <gmock/gmock.h>

#include "security/testing/with_news.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using Result = PushOutcome::Result;

// Answers as the test says, by endpoint, and records what it was given.
class TestPushSender final : public PushSender {
  public:
    std::vector<PushAnswer> send(std::span<const Delivery> pushes, base::Timestamp) override {
        std::vector<PushAnswer> all;
        for (const Delivery& push : pushes) {
            sent.push_back(push);
            const auto answer = answers.find(push.browser().subscription.endpoint);
            all.push_back(answer == answers.end() ? PushAnswer{} : answer->second);
        }
        if (during) during();
        return all;
    }
    std::chrono::milliseconds longest_wait() const override { return 20s; }

    std::map<std::string, PushAnswer> answers;
    std::vector<Delivery> sent;
    std::function<void()> during;
};

class SendPushesTest : public security::testing::WithNews {
  protected:
    PushSubscriptionId put(PushSubscriptionId browser, std::string topic = "topic") {
        const std::vector<Delivery> push{
            {.id = DeliveryId::make(now_.now(), random_),
             .way = DeliveryWay::push,
             .recipient = PushReceiver{browser},
             .queued_at = now_.now(),
             .due_at = now_.now(),
             .expires_at = now_.now() + 24h,
             .content = PushContent{"title", "body", "https://example.hk/", "en"},
             .topic = std::move(topic)}};
        news_.write([&](NewsWriter& writer) { writer.queue(push); });
        return browser;
    }
    GivenUp send(const std::string& holder = "one") {
        sender_.sent.clear();
        return send_pushes({pushes_, sender_, now_, holder});
    }
    void answer(Result result, std::optional<std::chrono::seconds> retry_after = {}) {
        sender_.answers[kEndpoint] = {result, "a problem", retry_after};
    }

    static constexpr const char* kEndpoint = "https://push.example/a";
    static constexpr const char* kOther = "https://push.example/b";
    base::ManualClock now_{sample_time()};
    PushStore& pushes_ = stores_.pushes;
    TestPushSender sender_;
};
HOIGUNG_ON_EACH_DATABASE(SendPushesTest);

TEST_P(SendPushesTest, WhatWasTakenIsNotSentAgain) {
    RecordProperty("rows", "12.09");
    const auto browser = put(give_browser(1, kEndpoint));
    EXPECT_TRUE(pushes_.any_due(now_.now()));
    EXPECT_EQ(send().all(), 0);
    ASSERT_THAT(sender_.sent, SizeIs(1));
    EXPECT_EQ(sender_.sent[0].browser(), (PushReceiver{browser, {kEndpoint, "key", "auth"}}));
    send();
    EXPECT_THAT(sender_.sent, IsEmpty());
    EXPECT_EQ(rows_in("deliveries"), 0);
}

TEST_P(SendPushesTest, ManyGoTogether) {
    RecordProperty("rows", "12.11");
    for (int i = 0; i < 150; ++i) put(give_browser(1, "https://push.example/" + std::to_string(i)));
    send();
    EXPECT_THAT(sender_.sent, SizeIs(150));
    EXPECT_EQ(rows_in("deliveries"), 0);
}

TEST_P(SendPushesTest, ASubscriptionThatIsGoneEndsWithWhatWaits) {
    RecordProperty("rows", "12.06");
    const auto browser = put(give_browser(1, kEndpoint), "one");
    answer(Result::gone);
    sender_.during = [&] { put(browser, "other"); };
    send();
    EXPECT_EQ(rows_in("push_subscriptions"), 0);
    EXPECT_EQ(rows_in("deliveries"), 0);
    EXPECT_THAT(deliveries_.ended(10), IsEmpty()) << "it is no failure that somebody should see";
}

TEST_P(SendPushesTest, WhatFailsWaitsForAsLongAsTheServiceSays) {
    RecordProperty("rows", "12.09");
    put(give_browser(1, kEndpoint));
    answer(Result::failed, 120s);
    send();
    now_.advance(119s);
    send();
    EXPECT_THAT(sender_.sent, IsEmpty());
    now_.advance(1s);
    sender_.answers.clear();
    send();
    ASSERT_THAT(sender_.sent, SizeIs(1));
    EXPECT_EQ(sender_.sent[0].failures, 1);
    EXPECT_EQ(sender_.sent[0].topic, "topic");
    EXPECT_EQ(rows_in("deliveries"), 0);
}

TEST_P(SendPushesTest, WhatIsTooLateEndsWhereTheOperatorSeesItAndCanBeSentAgain) {
    RecordProperty("rows", "12.09");
    put(give_browser(1, kEndpoint));
    answer(Result::failed);
    send();
    now_.advance(24h);
    EXPECT_EQ(send().late, 1);
    EXPECT_THAT(sender_.sent, IsEmpty());
    const auto ended = deliveries_.ended(10);
    ASSERT_THAT(ended, SizeIs(1));
    EXPECT_EQ(ended[0].way, DeliveryWay::push);
    EXPECT_EQ(ended[0].problem, "it could not be delivered in time");
    sender_.answers.clear();
    EXPECT_TRUE(deliveries_.send_again(ended[0].id, now_.now()));
    EXPECT_FALSE(deliveries_.send_again(ended[0].id, now_.now()));
    send();
    ASSERT_THAT(sender_.sent, SizeIs(1));
    EXPECT_EQ(sender_.sent[0].push().title, "title");
    EXPECT_EQ(sender_.sent[0].expires_at, now_.now() + 24h);
}

TEST_P(SendPushesTest, TenRefusalsEndASubscriptionThatNeverWorked) {
    RecordProperty("rows", "12.06");
    const auto never = give_browser(1, kEndpoint);
    const auto once = put(give_browser(2, kOther));
    send();
    answer(Result::refused);
    sender_.answers[kOther] = {Result::refused, "a problem", {}};
    for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(rows_in("push_subscriptions"), 2);
        put(never);
        put(once);
        EXPECT_EQ(send().refused, 2);
    }
    EXPECT_EQ(rows_in("push_subscriptions"), 1) << "the other one has worked";
    EXPECT_THAT(deliveries_.ended(100), SizeIs(20));
}

TEST_P(SendPushesTest, NobodyElseSendsWhatOneIsSendingAndAnotherSendsWhatItLeft) {
    RecordProperty("rows", "12.09");
    put(give_browser(1, kEndpoint));
    ASSERT_THAT(pushes_.claim("killed", now_.now(), 30s, 10), SizeIs(1));
    send("two");
    EXPECT_THAT(sender_.sent, IsEmpty());
    now_.advance(30s);
    send("two");
    EXPECT_THAT(sender_.sent, SizeIs(1));
}

TEST_P(SendPushesTest, WhatComesBackLateChangesNothing) {
    RecordProperty("rows", "12.09");
    put(give_browser(1, kEndpoint));
    const auto late = pushes_.claim("late", now_.now(), 30s, 10);
    ASSERT_THAT(late, SizeIs(1));
    now_.advance(30s);
    ASSERT_THAT(pushes_.claim("two", now_.now(), 30s, 10), SizeIs(1));
    pushes_.settle(std::vector<PushOutcome>{{late[0], Result::taken, "", {}}}, "late", now_.now());
    EXPECT_EQ(rows_in("deliveries"), 1);
}

TEST_P(SendPushesTest, NothingGoesToABrowserThatLoggedOut) {
    RecordProperty("rows", "12.06");
    put(give_browser(1, kEndpoint));
    database().transaction(
        [](store::Connection& connection) { connection.execute("UPDATE sessions SET is_revoked = TRUE"); });
    send();
    EXPECT_THAT(sender_.sent, IsEmpty());
    EXPECT_EQ(rows_in("deliveries"), 0);
}

TEST_P(SendPushesTest, ADamagedPushStopsNobody) {
    RecordProperty("rows", "12.09");
    put(give_browser(1, kEndpoint));
    database().transaction([](store::Connection& connection) {
        connection.execute("UPDATE deliveries SET document = 'Nonsense'");
    });
    now_.advance(1ms);
    put(give_browser(2, kOther));
    send();
    ASSERT_THAT(sender_.sent, SizeIs(1));
    EXPECT_EQ(sender_.sent[0].browser().subscription.endpoint, kOther);
    EXPECT_EQ(rows_in("deliveries"), 1) << "it is left to a process of another version";
}

}  // namespace
}  // namespace hoigung::domain
