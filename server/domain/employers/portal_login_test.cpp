#include "domain/employers/portal_login.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "domain/testing/repeating_employer_store.hpp"
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

TEST_P(PortalLoginTest, ANewcomerGetsNothingOfWhomARepeatedTransactionFoundBefore) {
    Person known = sign_in().person;
    known.name = "Chan Tai Man";
    employers_.write([&](EmployerWriter& writer) { writer.people().put(known); });
    clock_.advance(61s);
    ASSERT_TRUE(request().ok());
    testing::RepeatingEmployerStore repeating(employers_, [&] {
        known.email = Email::parse("new.address@example.hk").value();
        employers_.write([&](EmployerWriter& writer) { writer.people().put(known); });
    });
    const EmployerPorts all = ports();
    const auto opened = log_in_to_portal({kEmail, mailed_code(), "", Locale::en},
                                         {.store = repeating,
                                          .catalogue = all.catalogue,
                                          .lists = all.lists,
                                          .digests = all.digests,
                                          .erasures = all.erasures,
                                          .random = all.random,
                                          .rules = all.rules,
                                          .address_digests = all.address_digests},
                                         keys_.code_seals, rules_, clock_.now());
    ASSERT_TRUE(opened.ok());
    EXPECT_NE(opened->person.id, known.id);
    EXPECT_EQ(opened->person.name, "");
    EXPECT_EQ(opened->person.email.text(), kEmail);
    EXPECT_EQ(opened->session.person, opened->person.id);
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

TEST_P(PortalLoginTest, TryingAddressesThatNeverAskedForACodeLeavesNothingBehind) {
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(refusal(log_in("123456", fmt::format("nobody{}@example.hk", i))), Refusal::InvalidCode);
    EXPECT_EQ(rows_in("employer_codes"), 0);
}

TEST_P(PortalLoginTest, MailedCodesHaveALimitOfTheirOwnForTheSite) {
    rules_.per_site.most = 2;
    rules_.site_count = LimitKind::mail_site;
    LoginRules to_telephones = rules_;
    to_telephones.site_count = LimitKind::site;
    const auto ask = [&](std::string_view email, const LoginRules& rules) {
        return request_portal_code({email, "192.0.2.1", "", Locale::en}, ports(), keys_.code_seals, rules,
                                   clock_.now());
    };
    ASSERT_TRUE(ask("a@example.hk", rules_).ok());
    ASSERT_TRUE(ask("b@example.hk", rules_).ok());
    EXPECT_EQ(ask("c@example.hk", rules_).error().limit, LimitKind::mail_site);
    EXPECT_TRUE(ask("c@example.hk", to_telephones).ok()) << "what is mailed does not count for telephones";
    clock_.advance(1h);
    EXPECT_TRUE(ask("d@example.hk", rules_).ok());
}

TEST_P(PortalLoginTest, AStrangerCannotLockAnAddressForABrowserThatLoggedInBefore) {
    sign_in();
    const Email email = Email::parse(kEmail).value();
    const std::string mark = with_browser_mark("", email, address_digests_);
    rules_.failures.most = 5;
    clock_.advance(61s);
    ASSERT_TRUE(request().ok());
    for (int i = 0; i < 5; ++i) EXPECT_EQ(refusal(log_in(wrong())), Refusal::InvalidCode);
    clock_.advance(1h);
    EXPECT_EQ(request().error().refusal, Refusal::LoginFailed) << "locked for strangers";

    const auto ask = [&](std::string_view marks) {
        return request_portal_code({kEmail, "192.0.2.1", "", Locale::en, marks}, ports(), keys_.code_seals,
                                   rules_, clock_.now());
    };
    const auto log_in_with = [&](std::string_view marks, std::string_view code) {
        return log_in_to_portal({kEmail, code, "", Locale::en, marks}, ports(), keys_.code_seals, rules_,
                                clock_.now());
    };
    EXPECT_FALSE(ask("guessed").ok());
    const std::string of_another =
        with_browser_mark("", Email::parse("lee@example.hk").value(), address_digests_);
    EXPECT_FALSE(ask(of_another).ok()) << "the mark is of one address";
    ASSERT_TRUE(ask(of_another + "." + mark).ok()) << "several people use a browser";
    const std::string code = mailed_code();
    EXPECT_EQ(refusal(log_in(code)), Refusal::LoginFailed) << "a stranger still cannot";
    EXPECT_TRUE(log_in_with(mark, code).ok());

    clock_.advance(61s);
    ASSERT_TRUE(ask(mark).ok());
    for (int i = 0; i < 5; ++i) EXPECT_EQ(refusal(log_in_with(mark, wrong())), Refusal::InvalidCode);
    EXPECT_EQ(refusal(log_in_with(mark, mailed_code())), Refusal::LoginFailed) << "its own count is one, too";
}

TEST_P(PortalLoginTest, ABrowserKeepsTheMarksOfAFewPeople) {
    std::string marks;
    for (const std::string_view email : {"a@example.hk", "b@example.hk", "c@example.hk", "d@example.hk",
                                         "e@example.hk", "f@example.hk", "f@example.hk"})
        marks = with_browser_mark(marks, Email::parse(email).value(), address_digests_);
    EXPECT_TRUE(is_known_browser(marks, Email::parse("f@example.hk").value(), address_digests_));
    EXPECT_TRUE(is_known_browser(marks, Email::parse("d@example.hk").value(), address_digests_));
    EXPECT_FALSE(is_known_browser(marks, Email::parse("a@example.hk").value(), address_digests_));
    EXPECT_EQ(marks.find('@'), std::string::npos);
    EXPECT_LT(marks.size(), 300U);
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
