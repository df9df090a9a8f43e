#include "domain/identity/signing_key.hpp"

#include "base/testing/at_once.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using base::testing::at_once;

class SigningKeyTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(SigningKeyTest);

TEST_P(SigningKeyTest, KeysAreMadeOnceRotatedAndRetiredWhenTheirLastTokenIsGone) {
    at_once(8, [&](int) {
        base::SystemRandom random;
        ensure_key(keys_, random, clock_.now());
        return true;
    });
    ASSERT_EQ(keys_.all().size(), 1U);
    const auto token = sign_in();
    const auto version = store_.version().number;
    const auto key = rotate_keys(keys_, random_, clock_.now());
    EXPECT_GT(store_.version().number, version);
    ring_.replace(keys_.all());
    EXPECT_TRUE(caller(token));
    clock_.advance(180 * 24h);
    EXPECT_EQ(retire_keys(keys_, rules_.sessions, clock_.now()), 0);
    clock_.advance(10s);
    EXPECT_EQ(retire_keys(keys_, rules_.sessions, clock_.now()), 1);
    ASSERT_EQ(keys_.all().size(), 1U);
    EXPECT_EQ(keys_.all().front().id, key.id);
    EXPECT_EQ(keys_.all().front().secret, key.secret);
}

TEST_P(SigningKeyTest, ARevokedKeyVerifiesNothingAndAnotherSigns) {
    const auto token = sign_in();
    const auto leaked = keys_.all().front().id;
    EXPECT_FALSE(revoke_key(keys_, KeyId{}, random_, clock_.now()).ok());
    ASSERT_TRUE(revoke_key(keys_, leaked, random_, clock_.now()).ok());
    ASSERT_EQ(keys_.all().size(), 1U);
    EXPECT_NE(keys_.all().front().id, leaked);
    ring_.replace(keys_.all());
    EXPECT_FALSE(caller(token));
    EXPECT_TRUE(caller(sign_in()));
}

}  // namespace
}  // namespace hoigung::domain
