#include "domain/partner/send_webhooks.hpp"

#include <gmock/gmock.h>

#include "domain/applications/change_application_status.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "store/testing/with_webhooks.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class WebhooksTest : public WithWebhooks {};
HOIGUNG_ON_EACH_DATABASE(WebhooksTest);

TEST_P(WebhooksTest, TellThePartnerWhomItConcernsEachChangeOnce) {
    using enum WebhookEventName;
    const auto application = apply(1);
    ASSERT_TRUE(
        change_application_status(applications_, application, {clock_.now(), ApplicationStatus::reviewed})
            .ok());
    ASSERT_TRUE(
        withdraw_application(sample_seeker(1).id, application.text(), applications_, clock_.now()).ok());
    EXPECT_EQ(queue(), 3);
    EXPECT_EQ(queue(), 0);
    send();
    send();
    EXPECT_THAT(told(1), ElementsAre(created, changed, withdrawn));
    EXPECT_THAT(told(2), IsEmpty());
    const WebhookEvent& event = receiver_.taken[key(1).id].front();
    EXPECT_EQ(event.application, application);
    EXPECT_EQ(event.applicant, sample_seeker(1).id);
    EXPECT_EQ(event.company, sample_company(1).id);
}

TEST_P(WebhooksTest, TellThatSomebodyWasHired) {
    RecordProperty("rows", "10.30");
    const auto application = apply(1);
    ASSERT_TRUE(
        change_application_status(applications_, application, {clock_.now(), ApplicationStatus::hired}).ok());
    queue();
    send();
    send();
    EXPECT_EQ(receiver_.taken[key(1).id].back().name, WebhookEventName::changed);
    EXPECT_EQ(receiver_.taken[key(1).id].back().status, ApplicationStatus::hired);
}

TEST_P(WebhooksTest, ThatFailWaitLongerEachTimeAndLoseNothing) {
    receiver_.down = {key(1).id};
    apply(1);
    apply(2);
    queue();
    send();
    send();
    EXPECT_THAT(receiver_.tries, ElementsAre(key(1).id, key(2).id));
    EXPECT_EQ(store_.webhook(key(1).id)->failures, 1);
    for (const auto pause : {2s, 4s, 8s}) {
        receiver_.tries.clear();
        clock_.advance(pause - 1ms);
        send();
        EXPECT_THAT(receiver_.tries, IsEmpty());
        clock_.advance(1ms);
        send();
        EXPECT_EQ(receiver_.tries.size(), 1U);
    }
    receiver_.down.clear();
    clock_.advance(1h);
    send();
    EXPECT_EQ(told(1).size(), 1U);
    EXPECT_EQ(store_.webhook(key(1).id)->failures, 0);
}

TEST_P(WebhooksTest, AreGivenUpAfterThreeDays) {
    receiver_.down = {key(1).id};
    apply(1);
    queue();
    send();
    clock_.advance(72h + 1ms);
    receiver_.down.clear();
    send();
    EXPECT_THAT(told(1), IsEmpty());
    EXPECT_THAT(store_.waiting(key(1).id, 10), IsEmpty());
}

TEST_P(WebhooksTest, WhatHasWaitedForTooLongIsDroppedAndTheRestGoesOn) {
    const auto application = apply(1);
    queue();
    clock_.advance(72h);
    ASSERT_TRUE(
        change_application_status(applications_, application, {clock_.now(), ApplicationStatus::reviewed})
            .ok());
    queue();
    serve_webhook(store_, receiver_, store_.webhook(key(1).id).value(), random_, clock_);
    EXPECT_THAT(told(1), ElementsAre(WebhookEventName::changed));
    EXPECT_FALSE(store_.any_waiting());
}

TEST_P(WebhooksTest, AreLeftAloneWhenThereIsNothingToTell) {
    const auto due = [&] { return may_tell_webhooks(applications_, store_); };
    EXPECT_FALSE(due());
    apply(1);
    EXPECT_TRUE(due());
    receiver_.down = {key(1).id};
    queue();
    send();
    EXPECT_TRUE(due()) << "it waits for the receiver";
    receiver_.down.clear();
    clock_.advance(1h);
    send();
    EXPECT_FALSE(due());
    apply(2);
    identity_.write(
        [&](IdentityWriter& writer) { writer.remove(*writer.seeker(sample_seeker(1).id), clock_.now()); });
    EXPECT_TRUE(due());
    EXPECT_EQ(queue(), 0) << "the account is gone, and the change with it";
    EXPECT_FALSE(due());
}

TEST_P(WebhooksTest, WhatWasSentIsListedWithItsAnswerAndGoesWithTheApplication) {
    RecordProperty("rows", "10.37");
    apply(1);
    queue();
    receiver_.down = {key(1).id};
    send();
    receiver_.down.clear();
    clock_.advance(1h);
    send();
    const auto page = store_.requests(key(1).id, {0, 10});
    ASSERT_EQ(page.total, 2);
    EXPECT_TRUE(page.requests[0].answer.is_taken);
    EXPECT_EQ(page.requests[0].event, "application.created");
    EXPECT_FALSE(page.requests[1].answer.is_taken);
    EXPECT_EQ(page.requests[1].answer.status, 503);
    EXPECT_EQ(store_.requests(key(2).id, {0, 10}).total, 0);
    store_.sweep_requests(clock_.now() + 1ms);
    EXPECT_EQ(store_.requests(key(1).id, {0, 10}).total, 0);
}

TEST_P(WebhooksTest, WhatPeopleAskForIsSentOnce) {
    RecordProperty("rows", "10.37");
    WebhookRequest asked;
    asked.id = WebhookRequestId::make(clock_.now(), random_);
    asked.key = key(1).id;
    asked.event = "test";
    asked.asked_at = clock_.now();
    asked.is_manual = true;
    store_.note(asked);
    EXPECT_TRUE(may_tell_webhooks(applications_, store_));
    send();
    send();
    EXPECT_THAT(receiver_.bodies, ElementsAre("test"));
    const auto sent = store_.request(asked.id);
    EXPECT_TRUE(sent->sent_at.has_value());
    EXPECT_EQ(sent->answer.text, "thanks");
    EXPECT_EQ(sent->body, "test");
}

}  // namespace
}  // namespace hoigung::domain
