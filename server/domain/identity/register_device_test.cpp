#include "domain/identity/register_device.hpp"

#include "domain/identity/log_out.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;

class RegisterDeviceTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(RegisterDeviceTest);

TEST_P(RegisterDeviceTest, ADeviceIsKnownByItsTokenAndForgottenAtLogout) {
    const auto token = sign_in();
    rules_.accounts.devices = 3;
    const auto put = [&](const DeviceInfo& card) {
        clock_.advance(1s);
        return register_device(subject(token), card, store_, rules_.accounts, random_, clock_.now()).value();
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

}  // namespace
}  // namespace hoigung::domain
