#include "domain/employers/portal_login.hpp"

#include <gmock/gmock.h>

#include "security/testing/with_employers.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::SizeIs;

class PortalLoginTest : public WithEmployers {
  protected:
    std::string wrong() { return mailed_code() == "123456" ? "654321" : "123456"; }
    static Refusal refusal(const LoginOutcome<OpenedSession>& outcome) { return outcome.error().refusal; }
};
HOIGUNG_ON_EACH_DATABASE(PortalLoginTest);

TEST_P(PortalLoginTest, TheFirstRightCodeMakesThePersonAndTheNextFindsThem) {
    RecordProperty("rows", "10.03");
    const auto first = sign_in();
    clock_.advance(61s);
    EXPECT_EQ(sign_in("  CHAN@example.hk").person.id, first.person.id);
    EXPECT_NE(sign_in("lee@example.hk").person.id, first.person.id);
    EXPECT_EQ(first.person.locale, Locale::en);
}

TEST_P(PortalLoginTest, NobodyLearnsWhetherAnAddressIsKnown) {
    RecordProperty("rows", "10.03");
    sign_in();
    clock_.advance(61s);
    const auto known = request();
    const auto unknown = request("nobody@example.hk");
    EXPECT_EQ(known->expires_in, unknown->expires_in);
    EXPECT_EQ(known->resend_after, unknown->resend_after);
    EXPECT_EQ(refusal(log_in(wrong())), Refusal::InvalidCode);
    EXPECT_EQ(refusal(log_in("123456", "never.asked@example.hk")), Refusal::InvalidCode);
}

TEST_P(PortalLoginTest, ACodeWorksOnceForFiveMinutesAndFiveTries) {
    RecordProperty("rows", "10.03");
    ASSERT_TRUE(request().ok());
    EXPECT_EQ(refusal(log_in("")), Refusal::InvalidCode);
    EXPECT_EQ(refusal(log_in("12345a")), Refusal::InvalidCode);
    clock_.advance(299s);
    const std::string code = mailed_code();
    EXPECT_TRUE(log_in(code).ok());
    EXPECT_EQ(refusal(log_in(code)), Refusal::InvalidCode);
    ASSERT_TRUE(request().ok());
    clock_.advance(300s);
    EXPECT_EQ(refusal(log_in(mailed_code())), Refusal::InvalidCode);
    ASSERT_TRUE(request().ok());
    for (int i = 0; i < 5; ++i) EXPECT_EQ(refusal(log_in(wrong())), Refusal::InvalidCode);
    EXPECT_EQ(refusal(log_in(mailed_code())), Refusal::LoginFailed);
}

TEST_P(PortalLoginTest, CodesAreLimitedByAddressAndByClient) {
    RecordProperty("rows", "10.03");
    ASSERT_TRUE(request().ok());
    EXPECT_EQ(request().error().retry_after, 60s) << "too soon";
    rules_.per_address.most = 2;
    ASSERT_TRUE(request("a@example.hk").ok());
    EXPECT_EQ(request("b@example.hk").error().limit, LimitKind::address);
    EXPECT_TRUE(request("b@example.hk", "192.0.2.2").ok());
    EXPECT_EQ(request("no address").error().refusal, Refusal::InvalidEmail);
    EXPECT_EQ(mails_to("b@example.hk"), 1U) << "nothing is mailed that was refused";
}

TEST_P(PortalLoginTest, ASessionEndsWhenItIsIdleOrOldOrEnded) {
    RecordProperty("rows", "10.04");
    const auto opened = sign_in();
    const auto is_in = [&] {
        return authenticate_portal(opened.cookie, employers_, digests_, clock_.now()).has_value();
    };
    EXPECT_TRUE(is_in());
    EXPECT_FALSE(authenticate_portal("", employers_, digests_, clock_.now()).has_value());
    EXPECT_FALSE(authenticate_portal("guessed", employers_, digests_, clock_.now()).has_value());
    clock_.advance(kPortalSessionIdle - 1s);
    EXPECT_TRUE(is_in());
    clock_.advance(kPortalSessionIdle - 1s);
    EXPECT_TRUE(is_in()) << "it was used in between";
    clock_.advance(kPortalSessionIdle);
    EXPECT_FALSE(is_in());
}

TEST_P(PortalLoginTest, ASessionThatIsUsedDailyEndsAfterThirtyDays) {
    RecordProperty("rows", "10.04");
    const auto opened = sign_in();
    const auto is_in = [&] {
        return authenticate_portal(opened.cookie, employers_, digests_, clock_.now()).has_value();
    };
    for (int half_day = 0; half_day < 60; ++half_day) {
        EXPECT_TRUE(is_in()) << half_day;
        clock_.advance(kPortalSessionIdle - 1s);
    }
    clock_.advance(1min);
    EXPECT_FALSE(is_in());
}

TEST_P(PortalLoginTest, APersonEndsOneSessionOrAllAndNobodyElses) {
    RecordProperty("rows", "10.04");
    const auto one = sign_in();
    clock_.advance(61s);
    const auto two = sign_in();
    clock_.advance(61s);
    const auto other = sign_in("lee@example.hk");
    const auto end = [&](std::vector<std::string_view> ids) {
        return end_portal_sessions(one.person.id, ids, employers_);
    };
    const std::string others = other.session.id.text();
    const std::string first = one.session.id.text();
    EXPECT_EQ(end({first, others}).error(), Refusal::IdNotFound);
    EXPECT_EQ(end({first}).value(), 1);
    EXPECT_FALSE(authenticate_portal(one.cookie, employers_, digests_, clock_.now()).has_value());
    EXPECT_TRUE(authenticate_portal(two.cookie, employers_, digests_, clock_.now()).has_value());
    EXPECT_EQ(end({}).value(), 1);
    EXPECT_FALSE(authenticate_portal(two.cookie, employers_, digests_, clock_.now()).has_value());
    EXPECT_TRUE(authenticate_portal(other.cookie, employers_, digests_, clock_.now()).has_value());
    EXPECT_EQ(employers_.end_every_session(), 1);
}

TEST(PortalSession, SaysInWordsWhichDeviceItIs) {
    EXPECT_EQ(
        device_in_words("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Safari/537.36"),
        "Chrome, Android");
    EXPECT_EQ(
        device_in_words("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604"),
        "Safari, iPhone");
    EXPECT_EQ(device_in_words("curl/8"), "");
}

}  // namespace
}  // namespace hoigung::domain
