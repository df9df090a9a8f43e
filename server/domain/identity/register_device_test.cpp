#include "domain/identity/register_device.hpp"

#include <gmock/gmock.h>

#include "domain/identity/log_out.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class RegisterDeviceTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(RegisterDeviceTest);

TEST_P(RegisterDeviceTest, ADeviceIsKnownByItsTokenAndForgottenAtLogout) {
    const auto token = sign_in();
    rules_.accounts.devices = 3;
    const auto put = [&](const DeviceInfo& card) {
        clock_.advance(1s);
        return register_device(*caller(token), {card}, nullptr, store_, rules_.accounts, random_,
                               clock_.now())
            .value()
            .id;
    };
    const auto count = [&] { return rows_in("devices"); };
    EXPECT_EQ(count(), 1);
    EXPECT_EQ(put({"agent", "app", "T1"}), put({"newer agent", "app", "T1"}));
    EXPECT_NE(put({"agent", "app", "T2"}), put({"agent", "app", "T1"}));
    EXPECT_EQ(count(), 3);
    static_cast<void>(put({"agent", "app", "T3"}));
    EXPECT_EQ(count(), 3);
    log_out(*caller(token), "T3", store_, session_registry_, rules_.sessions, clock_.now());
    EXPECT_EQ(count(), 2);
}

class PushSubscriptionTest : public WithIdentity {
  protected:
    bool put(std::string_view token, const std::string& endpoint, const std::string& agent = "agent") {
        clock_.advance(1s);
        const auto device = register_device(
            *caller(token), {{agent, "web", ""}, PushSubscription{endpoint, "key", "auth"}},
            [](const PushSubscription& push) { return push.endpoint != "bad"; }, store_, rules_.accounts,
            random_, clock_.now());
        return device.ok() && device->has_push;
    }
    std::vector<std::string> endpoints(std::string_view token) {
        std::vector<std::string> all;
        for (const auto& each : store_.subscriptions_of(subject(token)))
            all.push_back(each.subscription.endpoint);
        return all;
    }
    PushSubscriptionId id_of(std::string_view token) {
        return store_.subscriptions_of(subject(token)).at(0).id;
    }
};
HOIGUNG_ON_EACH_DATABASE(PushSubscriptionTest);

TEST_P(PushSubscriptionTest, AccountsKeepTheNewestOfThem) {
    RecordProperty("rows", "12.06");
    const auto token = sign_in();
    rules_.accounts.devices = 2;
    EXPECT_TRUE(put(token, "a"));
    EXPECT_TRUE(put(token, "b"));
    EXPECT_TRUE(put(token, "a"));
    EXPECT_TRUE(put(token, "c"));
    EXPECT_THAT(endpoints(token), ElementsAre("a", "c"));
    EXPECT_FALSE(put(token, "bad"));
    EXPECT_EQ(register_device(*caller(token), {{}, PushSubscription{"d", "", ""}}, nullptr, store_,
                              rules_.accounts, random_, clock_.now())
                  .error(),
              Refusal::InvalidPushSubscription)
        << "a site that sends no push takes none";
    EXPECT_THAT(endpoints(token), ElementsAre("a", "c"));
}

TEST_P(PushSubscriptionTest, OneEndsWithTheSessionItWasRegisteredIn) {
    RecordProperty("rows", "12.06");
    const auto first = sign_in();
    clock_.advance(61s);
    const auto second = sign_in();
    EXPECT_TRUE(put(first, "a"));
    EXPECT_TRUE(put(second, "b", "other agent"));
    log_out(*caller(first), "", store_, session_registry_, rules_.sessions, clock_.now());
    EXPECT_THAT(endpoints(second), ElementsAre("b"));
    store_.revoke_every_session();
    EXPECT_THAT(endpoints(second), IsEmpty());
}

TEST_P(PushSubscriptionTest, OneEndsWhenItsSessionIsSweptAndWithTheAccount) {
    RecordProperty("rows", "12.06");
    const auto token = sign_in();
    EXPECT_TRUE(put(token, "a"));
    const auto later = clock_.now() + std::chrono::days(365);
    store_.sweep(later, later);
    EXPECT_EQ(rows_in("push_subscriptions"), 0);
    clock_.advance(61s);
    const auto again = sign_in();
    EXPECT_TRUE(put(again, "a"));
    EXPECT_TRUE(mark_deleted(again).ok());
    EXPECT_EQ(rows_in("push_subscriptions"), 0) << "with the sessions, when the deletion is asked for";
}

TEST_P(PushSubscriptionTest, ABrowserBelongsToWhoRegistersIt) {
    RecordProperty("rows", "12.06");
    const auto one = sign_in();
    const auto other = sign_in("+85261234568");
    EXPECT_TRUE(put(one, "a"));
    const auto id = id_of(one);
    EXPECT_TRUE(put(one, "a"));
    EXPECT_EQ(id_of(one), id) << "registering it again changes nothing";
    remove_push(subject(other), "a", store_);
    EXPECT_THAT(endpoints(one), ElementsAre("a"));
    EXPECT_TRUE(put(other, "a"));
    EXPECT_THAT(endpoints(one), IsEmpty());
    EXPECT_NE(id_of(other), id) << "what waits for the first one is not for the second";
    remove_push(subject(other), "a", store_);
    EXPECT_THAT(endpoints(other), IsEmpty());
}

}  // namespace
}  // namespace hoigung::domain
