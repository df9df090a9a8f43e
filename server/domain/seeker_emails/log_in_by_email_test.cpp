#include "domain/seeker_emails/log_in_by_email.hpp"

#include <algorithm>

#include <gmock/gmock.h>

#include "base/testing/at_once.hpp"
#include "domain/identity/refresh_session.hpp"
#include "security/testing/with_seeker_emails.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using base::testing::at_once;
using store::testing::refuse_email;

constexpr std::string_view kUnknown = "nobody@example.hk";

class LogInByEmailTest : public WithSeekerEmails {
  protected:
    // An account with a confirmed address.
    SeekerId with_email() {
        const SeekerId id = seeker();
        give(id);
        return id;
    }
};
HOIGUNG_ON_EACH_DATABASE(LogInByEmailTest);

TEST_P(LogInByEmailTest, AConfirmedAddressLogsInOnceWithEachCode) {
    RecordProperty("rows", "12.07");
    const SeekerId id = with_email();
    ASSERT_TRUE(request_by_email("  Chan@Example.HK ").ok());
    const int code = mailed_code();
    const auto token = log_in_by_email(code, "CHAN@example.hk");
    ASSERT_TRUE(token.ok());
    EXPECT_EQ(subject(*token), id);
    EXPECT_TRUE(caller(*token)->is_logged_in());
    EXPECT_EQ(store_.devices_of(id).size(), 1U) << "the device of both logins";
    expect_refused(log_in_by_email(code), LoginRefusal::of(Refusal::InvalidCode));
    ASSERT_TRUE(request_by_email().ok());
    clock_.advance(300s);
    expect_refused(log_in_by_email(mailed_code()), LoginRefusal::of(Refusal::InvalidCode));
    EXPECT_EQ(subject(sign_in()), id) << "the telephone logs in as before";
}

TEST_P(LogInByEmailTest, NobodyLearnsWhetherAnAddressHasAnAccount) {
    RecordProperty("rows", "12.07");
    with_email();
    const std::size_t before = mails_to();
    for (const std::string_view email : {kEmail, kUnknown}) {
        expect_refused(log_in_by_email(123456, email), LoginRefusal::of(Refusal::TelephoneNotFound));
        const auto sent = request_by_email(email);
        ASSERT_TRUE(sent.ok()) << email;
        EXPECT_EQ(sent->expires_in, 300s);
        EXPECT_EQ(sent->resend_after, 60s);
        expect_refused(request_by_email(email), blocked_for(60s));
        const int guess = wrong_code();
        for (int i = 0; i < 5; ++i)
            expect_refused(log_in_by_email(guess, email), LoginRefusal::of(Refusal::InvalidCode));
        expect_refused(log_in_by_email(guess, email), blocked_for(60s));
    }
    EXPECT_EQ(mails_to(), before + 1);
    EXPECT_EQ(mails_to(kUnknown), 0U) << "a code goes only where the address is confirmed";
    EXPECT_EQ(rows_in("seekers"), 1) << "an address makes no account";
}

TEST_P(LogInByEmailTest, AnAddressThatIsNotConfirmedGetsNoCode) {
    RecordProperty("rows", "12.07");
    const SeekerId id = seeker();
    ASSERT_TRUE(ask(id).ok());
    ASSERT_TRUE(request_by_email().ok());
    EXPECT_EQ(mails_to(), 1U) << "the code that confirms alone";
    expect_refused(log_in_by_email(mailed_code()), LoginRefusal::of(Refusal::InvalidCode));
}

TEST_P(LogInByEmailTest, MalformedAddressesAreRefusedAndCountedNowhere) {
    for (const std::string_view email : {"", "chan", "chan@", "@example.hk", "+85261234567"}) {
        expect_refused(request_by_email(email), LoginRefusal::of(Refusal::InvalidTelephone));
        expect_refused(log_in_by_email(123456, email), LoginRefusal::of(Refusal::InvalidTelephone));
    }
    EXPECT_EQ(rows_in("seeker_codes"), 0);
    EXPECT_EQ(rows_in("login_limits"), 0);
}

TEST_P(LogInByEmailTest, GuessingAddressesThatAskedForNoCodeLeavesNothingBehind) {
    expect_refused(log_in_by_email(123456, kUnknown), LoginRefusal::of(Refusal::TelephoneNotFound));
    EXPECT_EQ(rows_in("seeker_codes"), 0);
}

TEST_P(LogInByEmailTest, CodesAreLimitedByClientAndForTheSiteApartFromThoseOfTelephones) {
    RecordProperty("rows", "12.07");
    mail_rules_.per_address.most = 2;
    ASSERT_TRUE(request_by_email("a@example.hk").ok());
    ASSERT_TRUE(request_by_email("b@example.hk").ok());
    EXPECT_EQ(request_by_email("c@example.hk").error().limit, LimitKind::address);
    mail_rules_.per_site.most = 3;
    EXPECT_TRUE(request_by_email("c@example.hk", "192.0.2.2").ok());
    EXPECT_EQ(request_by_email("d@example.hk", "192.0.2.3").error().limit, LimitKind::mail_site);
    rules_.login.per_site.most = 1;
    EXPECT_TRUE(request(kTelephone, "192.0.2.4").ok()) << "what is mailed does not count for telephones";
    clock_.advance(1h);
    EXPECT_TRUE(request_by_email("d@example.hk").ok());
}

TEST_P(LogInByEmailTest, ASuspendedSeekerGetsNoSession) {
    const SeekerId id = with_email();
    suspend(id);
    ASSERT_TRUE(request_by_email().ok());
    expect_refused(log_in_by_email(mailed_code()),
                   LoginRefusal{Refusal::LoginFailed, LoginRefusal::Cause::suspended, {}});
}

TEST_P(LogInByEmailTest, AnAccountThatIsBeingDeletedIsRestoredByEitherLogin) {
    RecordProperty("rows", "12.07");
    const std::string token = sign_in();
    const SeekerId id = subject(token);
    give(id);
    EXPECT_EQ(mark_deleted(token, kUnknown).error(), Refusal::TelephoneNotFound);
    ASSERT_TRUE(mark_deleted(token, " CHAN@example.hk").ok()) << "the address in place of the telephone";
    ASSERT_TRUE(request_by_email().ok());
    const auto again = log_in_by_email(mailed_code());
    ASSERT_TRUE(again.ok());
    EXPECT_TRUE(restore(*again).ok());
    EXPECT_FALSE(stored(id).is_being_deleted());
    EXPECT_EQ(stored(id).email, kEmail);
}

TEST_P(LogInByEmailTest, AnAccountWithoutAnAddressIsNotDeletedByAnEmptyText) {
    const std::string token = sign_in();
    EXPECT_EQ(mark_deleted(token, "").error(), Refusal::TelephoneNotFound);
    EXPECT_EQ(mark_deleted(token, kEmail).error(), Refusal::TelephoneNotFound);
}

TEST_P(LogInByEmailTest, AnAccountThatIsDueForRemovalIsGoneForItsAddressToo) {
    const std::string token = sign_in();
    const SeekerId id = subject(token);
    give(id);
    ASSERT_TRUE(mark_deleted(token).ok());
    clock_.advance(90 * 24h - 1s);
    ASSERT_TRUE(request_by_email().ok());
    const int code = mailed_code();
    clock_.advance(1s);
    expect_refused(log_in_by_email(code), LoginRefusal::of(Refusal::InvalidCode));
    EXPECT_FALSE(store_.seeker(id));
    EXPECT_EQ(rows_in("seekers"), 0);
}

TEST_P(LogInByEmailTest, NoCodeIsMailedForAnAccountThatIsDueForRemoval) {
    const std::string token = sign_in();
    give(subject(token));
    ASSERT_TRUE(mark_deleted(token).ok());
    const std::size_t before = mails_to();
    clock_.advance(90 * 24h);
    EXPECT_TRUE(request_by_email().ok());
    EXPECT_EQ(mails_to(), before);
}

TEST_P(LogInByEmailTest, AnAddressThatWasRefusedOnThreeDaysGetsNoCode) {
    RecordProperty("rows", "12.07");
    const SeekerId id = with_email();
    const std::size_t before = mails_to();
    refuse_email(database(), id, kUnreachableAfter);
    EXPECT_TRUE(request_by_email().ok());
    EXPECT_EQ(mails_to(), before);
}

TEST_P(LogInByEmailTest, OfManyWhoUseTheSameCodeAtOnceOneGetsASession) {
    with_email();
    ASSERT_TRUE(request_by_email().ok());
    const int code = mailed_code();
    const auto results = at_once(16, [&](int) { return log_in_by_email(code); });
    EXPECT_EQ(std::ranges::count_if(results, [](const auto& login) { return login.ok(); }), 1);
}

TEST_P(LogInByEmailTest, ThirtyFailuresLockAnAddressForADay) {
    with_email();
    mail_rules_.per_telephone.most = 100;
    for (int round = 0; round < 6; ++round) {
        ASSERT_TRUE(request_by_email().ok());
        const int guess = wrong_code();
        for (int i = 0; i < 5; ++i)
            expect_refused(log_in_by_email(guess), LoginRefusal::of(Refusal::InvalidCode));
        clock_.advance(60s);
    }
    expect_refused(request_by_email(), blocked_for(24h - 60s));
}

}  // namespace
}  // namespace hoigung::domain
