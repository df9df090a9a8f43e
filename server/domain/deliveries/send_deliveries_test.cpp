#include "domain/deliveries/send_deliveries.hpp"

#include <map>

#include <gmock/gmock.h>

#include "store/testing/sample_seekers.hpp"
#include "store/testing/seeker_email_rows.hpp"
#include "store/testing/with_employer_stores.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// Returns the configured report for each receiver, and records what it was given.
class TestSender final : public Way {
  public:
    DeliveryReport send(const Delivery& delivery, base::Timestamp) override {
        sent.push_back(delivery);
        if (during) during();
        const auto report = reports.find(delivery.address());
        return report == reports.end() ? DeliveryReport{} : report->second;
    }
    std::chrono::milliseconds longest_wait() const override { return 20s; }

    std::map<std::string, DeliveryReport> reports;
    std::vector<Delivery> sent;
    std::function<void()> during;
};

class SendDeliveriesTest : public WithEmployerStores {
  protected:
    Delivery put(std::string recipient, bool is_daily = false) {
        Delivery delivery{.id = DeliveryId::make(clock_.now(), random_),
                          .way = DeliveryWay::mail,
                          .recipient = std::move(recipient),
                          .is_daily = is_daily,
                          .queued_at = clock_.now(),
                          .due_at = clock_.now(),
                          .expires_at = clock_.now() + 1h,
                          .failures = 0,
                          .content = MailContent{"subject", "text"}};
        queue(delivery);
        clock_.advance(1ms);
        return delivery;
    }
    int send(std::string_view holder = "one") {
        sender_.sent.clear();
        StoredQueue queue(deliveries_, DeliveryWay::mail, holder);
        return send_deliveries(queue, sender_, clock_).all();
    }
    std::vector<std::string> receivers() const {
        std::vector<std::string> all;
        for (const Delivery& each : sender_.sent) all.push_back(each.address());
        return all;
    }

    void add_seeker_with(std::string_view email) {
        const Seeker seeker = sample_seeker(1);
        add_seeker(database(), seeker);
        put_email(database(), seeker.id, email);
    }
    int refusals_of(std::string_view email) {
        return database().read([&](store::Connection& connection) {
            return connection.select<int>("SELECT email_refusals FROM seekers WHERE email = :email", email)
                .first()
                .value();
        });
    }

    TestSender sender_;
};
HOIGUNG_ON_EACH_DATABASE(SendDeliveriesTest);

TEST_P(SendDeliveriesTest, WhatWasTakenIsNotSentAgain) {
    RecordProperty("rows", "10.39");
    put("a@example.hk");
    put("b@example.hk");
    EXPECT_EQ(send(), 0);
    EXPECT_THAT(receivers(), ElementsAre("a@example.hk", "b@example.hk"));
    send();
    EXPECT_THAT(receivers(), IsEmpty());
    EXPECT_EQ(rows_in("deliveries"), 0);
}

TEST_P(SendDeliveriesTest, WhatFailedGoesAgainWithGrowingPausesAndTheSameId) {
    RecordProperty("rows", "10.39");
    const Delivery delivery = put("a@example.hk");
    sender_.reports["a@example.hk"] = {DeliveryResult::failed, "no answer"};
    send();
    send();
    EXPECT_THAT(sender_.sent, IsEmpty()) << "it waits";
    clock_.advance(pause_after(0));
    send();
    ASSERT_THAT(sender_.sent, SizeIs(1));
    EXPECT_EQ(sender_.sent[0].id, delivery.id);
    EXPECT_EQ(sender_.sent[0].failures, 1);
    clock_.advance(pause_after(0));
    send();
    EXPECT_THAT(sender_.sent, IsEmpty()) << "it waits for longer";
    clock_.advance(pause_after(1));
    sender_.reports.clear();
    send();
    EXPECT_THAT(sender_.sent, SizeIs(1));
    EXPECT_EQ(rows_in("deliveries"), 0);
}

TEST_P(SendDeliveriesTest, WhatCannotBeDeliveredEndsWhereTheOperatorSeesIt) {
    RecordProperty("rows", "10.39");
    const Delivery nobody = put("nobody@example.hk");
    sender_.reports["nobody@example.hk"] = {DeliveryResult::refused, "550 no such user"};
    EXPECT_EQ(send(), 1);
    const Delivery late = put("late@example.hk");
    sender_.reports["late@example.hk"] = {DeliveryResult::failed, "no answer"};
    send();
    clock_.advance(1h);
    EXPECT_EQ(send(), 1);
    EXPECT_THAT(sender_.sent, IsEmpty());
    const auto ended = deliveries_.ended(10);
    ASSERT_THAT(ended, SizeIs(2));
    EXPECT_EQ(ended[0].id, late.id);
    EXPECT_EQ(ended[1].id, nobody.id);
    EXPECT_EQ(ended[1].problem, "550 no such user");
    EXPECT_FALSE(deliveries_.any_due(DeliveryWay::mail, clock_.now()));
    EXPECT_THAT(delivery_documents(), ElementsAre("{}", "{}")) << "codes and links are not kept";
    deliveries_.sweep(clock_.now() + 1ms);
    EXPECT_THAT(deliveries_.ended(10), IsEmpty());
}

TEST_P(SendDeliveriesTest, NobodyElseSendsWhatOneIsSending) {
    RecordProperty("rows", "10.39");
    put("a@example.hk");
    int in_between = -1;
    sender_.during = [&] {
        in_between =
            static_cast<int>(deliveries_.claim(DeliveryWay::mail, "two", clock_.now() + 20s, 1min).size());
    };
    send();
    EXPECT_EQ(in_between, 0);
}

TEST_P(SendDeliveriesTest, WhatItsHolderLeftBehindIsSentByAnother) {
    RecordProperty("rows", "10.39");
    const Delivery delivery = put("a@example.hk");
    EXPECT_THAT(deliveries_.claim(DeliveryWay::mail, "killed", clock_.now(), 50s), SizeIs(1));
    send("two");
    EXPECT_THAT(sender_.sent, IsEmpty());
    clock_.advance(50s);
    send("two");
    EXPECT_THAT(sender_.sent, SizeIs(1));
    // A process whose claim has expired changes nothing any more.
    const Delivery other = put("b@example.hk");
    EXPECT_THAT(deliveries_.claim(DeliveryWay::mail, "two", clock_.now(), 50s), SizeIs(1));
    deliveries_.taken(std::span(&other, 1), "killed");
    deliveries_.end(std::span(&other, 1), "killed", "", clock_.now());
    EXPECT_EQ(deliveries_.waiting()[DeliveryWay::mail], 1);
}

TEST_P(SendDeliveriesTest, DailyOnesOfAReceiverGoTogether) {
    RecordProperty("rows", "10.44");
    put("a@example.hk", true);
    put("b@example.hk", true);
    put("a@example.hk", true);
    send();
    EXPECT_THAT(receivers(), ElementsAre("a@example.hk", "b@example.hk"));
    EXPECT_EQ(sender_.sent[0].mail().subject, "subject (+1)");
    EXPECT_EQ(rows_in("deliveries"), 0);
}

TEST_P(SendDeliveriesTest, ARefusalAsUnknownCountsOnceADayUntilAMailIsTaken) {
    RecordProperty("rows", "12.09 12.10");
    add_seeker_with("gone@example.hk");
    const DeliveryReport unknown{DeliveryResult::refused, "RCPT failed: 550 (5.1.1)", true};
    sender_.reports["gone@example.hk"] = sender_.reports["stranger@example.hk"] = unknown;
    put("gone@example.hk");
    put("stranger@example.hk");
    EXPECT_EQ(send(), 2);
    EXPECT_EQ(refusals_of("gone@example.hk"), 1);
    EXPECT_THAT(deliveries_.ended(10), SizeIs(2)) << "the operator sees both";

    clock_.advance(23h);
    put("gone@example.hk");
    send();
    EXPECT_EQ(refusals_of("gone@example.hk"), 1) << "it is the same day";
    clock_.advance(1h);
    put("gone@example.hk");
    send();
    EXPECT_EQ(refusals_of("gone@example.hk"), 2);

    sender_.reports.clear();
    put("gone@example.hk");
    send();
    EXPECT_EQ(refusals_of("gone@example.hk"), 0);
    sender_.reports["gone@example.hk"] = unknown;
    put("gone@example.hk");
    send();
    EXPECT_EQ(refusals_of("gone@example.hk"), 1) << "counting begins anew";
}

TEST_P(SendDeliveriesTest, OtherRefusalsSayNothingAboutTheAddress) {
    RecordProperty("rows", "12.09 12.10");
    add_seeker_with("chan@example.hk");
    sender_.reports["chan@example.hk"] = {DeliveryResult::refused, "RCPT failed: 550 (5.7.1)"};
    put("chan@example.hk");
    EXPECT_EQ(send(), 1);
    sender_.reports["chan@example.hk"] = {DeliveryResult::failed, "no answer"};
    put("chan@example.hk");
    send();
    EXPECT_EQ(refusals_of("chan@example.hk"), 0);
    EXPECT_THAT(deliveries_.ended(10), SizeIs(1));
}

}  // namespace
}  // namespace hoigung::domain
