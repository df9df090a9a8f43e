#include "app/webhook_sending.hpp"

#include <future>

#include <gmock/gmock.h>

#include "base/testing/eventually.hpp"
#include "store/lease_store.hpp"
#include "store/testing/with_webhooks.hpp"

namespace hoigung::app {
namespace {

using namespace domain;
using namespace store::testing;
using namespace std::chrono_literals;
using base::testing::eventually;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Does not answer the first partner until it is released.
class SlowReceiver final : public WebhookSender {
  public:
    explicit SlowReceiver(PartnerKeyId slow) : slow_(slow) {}

    [[nodiscard]] std::string body_of(const WebhookEvent& event) const override {
        return std::to_string(event.number);
    }
    [[nodiscard]] std::string test_body(base::Timestamp) const override { return "0"; }
    WebhookAnswer send(const Webhook& webhook, const std::string& body, base::Timestamp) override {
        if (webhook.key == slow_) let_go_.wait();
        const std::lock_guard lock(mutex_);
        taken_[webhook.key].push_back(std::stoll(body));
        return {true, 200, ""};
    }
    void let_go() { promise_.set_value(); }
    [[nodiscard]] std::vector<std::int64_t> taken_by(PartnerKeyId key) {
        const std::lock_guard lock(mutex_);
        return taken_[key];
    }

  private:
    const PartnerKeyId slow_;
    std::promise<void> promise_;
    std::shared_future<void> let_go_ = promise_.get_future().share();
    std::mutex mutex_;
    std::map<PartnerKeyId, std::vector<std::int64_t>> taken_;
};

class WebhookSendingTest : public WithWebhooks {
  protected:
    store::SqlLeaseStore leases_{database()};
    const Lease lease_ = leases_.acquire("webhooks", "node-a", clock_.now(), 10s).value();
    SlowReceiver slow_receiver_{key(1).id};
};
HOIGUNG_ON_EACH_DATABASE(WebhookSendingTest);

TEST_P(WebhookSendingTest, OnePartnerThatDoesNotAnswerDelaysNobodyElse) {
    RecordProperty("rows", "15.04");
    WebhookSending sending(store_, employers_, slow_receiver_, random_, clock_, 2);
    apply(1);
    const auto application = apply(2);
    queue();
    sending.begin(lease_);
    ASSERT_TRUE(eventually([&] { return slow_receiver_.taken_by(key(2).id).size() == 1; }));
    ASSERT_TRUE(applications_.application(application));
    // The next turn serves the quick partner again, but not the slow one twice.
    ASSERT_TRUE(eventually([&] { return sending.busy() == 1; }));
    sending.begin(lease_);
    ASSERT_TRUE(eventually([&] { return sending.busy() == 1; }));
    slow_receiver_.let_go();
    ASSERT_TRUE(eventually([&] { return sending.busy() == 0; }));
    EXPECT_THAT(slow_receiver_.taken_by(key(1).id), ElementsAre(1));
    EXPECT_FALSE(store_.any_waiting());
}

TEST_P(WebhookSendingTest, ATestOfOnePartnerThatDoesNotAnswerDelaysNoOtherTest) {
    RecordProperty("rows", "15.04");
    WebhookSending sending(store_, employers_, slow_receiver_, random_, clock_, 2);
    // More deliveries to the slow partner than one turn sends, all of them queued before the other partner's.
    const auto ask = [&](PartnerKeyId key) {
        WebhookRequest asked;
        asked.id = WebhookRequestId::make(clock_.now(), random_);
        asked.key = key;
        asked.event = "test";
        asked.asked_at = clock_.now();
        asked.is_manual = true;
        store_.note(asked);
    };
    for (int i = 0; i < 30; ++i) ask(key(1).id);
    clock_.advance(1s);
    ask(key(2).id);
    sending.begin(lease_);
    EXPECT_TRUE(eventually([&] { return slow_receiver_.taken_by(key(2).id).size() == 1; }));
    EXPECT_THAT(slow_receiver_.taken_by(key(1).id), IsEmpty());
    slow_receiver_.let_go();
}

TEST_P(WebhookSendingTest, WhatWasTakenAfterTheLeaseWasLostIsLeftToTheNextHolder) {
    RecordProperty("rows", "15.04");
    WebhookSending sending(store_, employers_, slow_receiver_, random_, clock_, 2);
    apply(1);
    queue();
    sending.begin(lease_);
    ASSERT_TRUE(leases_.acquire("webhooks", "node-b", clock_.now() + 1h, 10s));
    sending.begin(lease_);
    slow_receiver_.let_go();
    ASSERT_TRUE(eventually([&] { return sending.busy() == 0; }));
    sending.begin(lease_);
    ASSERT_TRUE(eventually([&] { return sending.busy() == 0; }));
    EXPECT_LE(slow_receiver_.taken_by(key(1).id).size(), 1U) << "one that was on its way";
    EXPECT_TRUE(store_.any_waiting());
}

}  // namespace
}  // namespace hoigung::app
