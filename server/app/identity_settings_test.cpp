#include "app/identity_settings.hpp"

#include "domain/identity/log_out.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

class IdentitySettingsTest : public security::testing::WithIdentity {
  protected:
    void purge() { purge_identity(store_, keys_, erasures_, identity_rules(Settings{}), clock_.now()); }
};
HOIGUNG_ON_EACH_DATABASE(IdentitySettingsTest);

TEST_P(IdentitySettingsTest, PurgingDropsWhatNoRuleAsksForAndNothingElse) {
    const auto token = sign_in();
    domain::log_out(*caller(token), "", store_, session_registry_, rules_.sessions, clock_.now());
    clock_.advance(47h);
    purge();
    EXPECT_EQ(rows_in("login_desks"), 1);
    clock_.advance(1h);
    purge();
    EXPECT_EQ(rows_in("login_desks"), 0);
    EXPECT_EQ(rows_in("login_limits"), 0);
    EXPECT_EQ(rows_in("sessions"), 1);
    clock_.advance(60 * 24h);
    purge();
    EXPECT_EQ(rows_in("sessions"), 0);
    EXPECT_EQ(rows_in("seekers"), 1);
}

}  // namespace
}  // namespace hoigung::app
