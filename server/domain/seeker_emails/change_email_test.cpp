#include "domain/seeker_emails/change_email.hpp"

#include <algorithm>
#include <array>

#include <gmock/gmock.h>

#include "base/testing/at_once.hpp"
#include "security/testing/with_seeker_emails.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using base::testing::at_once;
using store::testing::refuse_email;
using ::testing::HasSubstr;

constexpr std::string_view kNewEmail = "tai.man@example.com";

class ChangeEmailTest : public WithSeekerEmails {
  protected:
    template <class T>
    static Refusal refusal(const LoginOutcome<T>& outcome) {
        return outcome.error().refusal;
    }
};
HOIGUNG_ON_EACH_DATABASE(ChangeEmailTest);

TEST_P(ChangeEmailTest, AnAddressBelongsToTheAccountWhenItsCodeIsConfirmed) {
    RecordProperty("rows", "12.07");
    const SeekerId id = seeker();
    const auto sent = ask(id, "  Chan@Example.HK ");
    ASSERT_TRUE(sent.ok());
    EXPECT_EQ(sent->expires_in, 300s);
    EXPECT_EQ(sent->resend_after, 60s);
    EXPECT_EQ(stored(id).email, "");
    EXPECT_FALSE(store_.seeker(Email::parse(kEmail).value()));

    const auto confirmed = confirm(id, mailed_code());
    ASSERT_TRUE(confirmed.ok());
    EXPECT_EQ(confirmed->email, kEmail);
    EXPECT_EQ(stored(id).email, kEmail);
    EXPECT_EQ(store_.seeker(Email::parse(kEmail).value())->id, id);
    EXPECT_EQ(mails_to(), 1U) << "there is no old address to tell";
}

TEST_P(ChangeEmailTest, ARequestNeedsTheCodeOfTheTelephone) {
    RecordProperty("rows", "12.07");
    const SeekerId id = seeker();
    EXPECT_EQ(refusal(ask_with(sender_.last.code, id)), Refusal::InvalidCode) << "spent by the login";
    ASSERT_TRUE(request().ok());
    for (int i = 0; i < 5; ++i) EXPECT_EQ(refusal(ask_with(wrong(), id)), Refusal::InvalidCode);
    EXPECT_EQ(refusal(ask_with(sender_.last.code, id)), Refusal::LoginFailed) << "wrong ones count";
    EXPECT_EQ(mails_to(), 0U);
    EXPECT_EQ(rows_in("email_changes"), 0);

    store_.sweep(clock_.now(), clock_.now());
    EXPECT_EQ(refusal(ask_with(123456, id)), Refusal::TelephoneNotFound);
}

TEST_P(ChangeEmailTest, ARequestThatIsRefusedForAnotherReasonLeavesTheTelephonesCode) {
    const SeekerId id = seeker();
    ASSERT_TRUE(request().ok());
    const int code = sender_.last.code;
    EXPECT_EQ(refusal(ask_with(code, id, "no address")), Refusal::InvalidTelephone);
    mail_rules_.per_site.most = 0;
    EXPECT_EQ(ask_with(code, id).error().limit, LimitKind::mail_site);
    EXPECT_EQ(mails_to(), 0U);
    mail_rules_.per_site.most = 1;
    EXPECT_TRUE(ask_with(code, id).ok());
    EXPECT_EQ(refusal(ask_with(code, id, kNewEmail)), Refusal::InvalidCode);
}

TEST_P(ChangeEmailTest, TheOldAddressIsToldOfAChangeAndGetsNothingElse) {
    RecordProperty("rows", "12.07");
    const SeekerId id = seeker();
    give(id);
    ASSERT_TRUE(request_by_email().ok());
    const int login_code = mailed_code();
    ASSERT_TRUE(ask(id, kNewEmail).ok());
    EXPECT_EQ(stored(id).email, kEmail) << "until the new one is confirmed";
    ASSERT_TRUE(confirm(id, mailed_code(kNewEmail)).ok());
    EXPECT_EQ(stored(id).email, kNewEmail);
    EXPECT_EQ(mails_to(), 1U) << "the mail that waited is dropped";
    EXPECT_THAT(mail_to(), HasSubstr("has another email address now"));
    EXPECT_THAT(mail_to(), HasSubstr("https://hoigung.hk/hk/en/contact-us/"));
    EXPECT_EQ(refusal(log_in_by_email(login_code)), Refusal::InvalidCode);
}

TEST_P(ChangeEmailTest, AnAddressThatIsRemovedServesForNothingAndIsTold) {
    RecordProperty("rows", "12.07");
    const SeekerId id = seeker();
    EXPECT_EQ(remove(id).error(), Refusal::IdNotFound);
    give(id);
    const auto removed = remove(id);
    ASSERT_TRUE(removed.ok());
    EXPECT_EQ(removed->email, "");
    EXPECT_EQ(stored(id).email, "");
    EXPECT_EQ(mails_to(), 1U);
    EXPECT_THAT(mail_to(), HasSubstr("was removed from your account"));
    EXPECT_EQ(remove(id).error(), Refusal::IdNotFound);
    ASSERT_TRUE(request_by_email().ok());
    EXPECT_EQ(mails_to(), 1U) << "no code goes there";

    clock_.advance(1s);
    const SeekerId other = seeker(kOtherTelephone);
    give(other, kEmail, kOtherTelephone);
    EXPECT_EQ(stored(other).email, kEmail);
}

TEST_P(ChangeEmailTest, OnlyTheRightCodeTellsThatAnotherAccountHasTheAddress) {
    RecordProperty("rows", "12.07");
    give(seeker());
    const SeekerId other = seeker(kOtherTelephone);
    ASSERT_TRUE(ask(other, kEmail, kOtherTelephone).ok());
    EXPECT_EQ(refusal(confirm(other, wrong_code())), Refusal::InvalidCode);
    const int code = mailed_code();
    EXPECT_EQ(refusal(confirm(other, code)), Refusal::EmailRegistered);
    EXPECT_EQ(stored(other).email, "");
    EXPECT_EQ(refusal(confirm(other, code)), Refusal::InvalidCode) << "nothing waits any more";
}

TEST_P(ChangeEmailTest, OfTwoWhoConfirmOneAddressAtOnceOneGetsIt) {
    RecordProperty("rows", "12.07");
    const std::array ids{seeker(), seeker(kOtherTelephone)};
    ASSERT_TRUE(ask(ids[0]).ok());
    const int first = mailed_code();
    clock_.advance(1s);
    ASSERT_TRUE(ask(ids[1], kEmail, kOtherTelephone).ok());
    const std::array codes{first, mailed_code()};
    const auto results = at_once(2, [&](int i) {
        const auto who = static_cast<std::size_t>(i);
        return confirm(ids.at(who), codes.at(who));
    });
    const auto refused = std::ranges::find_if(results, [](const auto& result) { return !result.ok(); });
    ASSERT_EQ(std::ranges::count_if(results, [](const auto& result) { return result.ok(); }), 1);
    EXPECT_EQ(refusal(*refused), Refusal::EmailRegistered);
}

TEST_P(ChangeEmailTest, ACodeRunsOutAndAnotherOneCanBeAskedFor) {
    const SeekerId id = seeker();
    EXPECT_EQ(refusal(resend(id)), Refusal::IdNotFound);
    EXPECT_EQ(refusal(confirm(id, 123456)), Refusal::InvalidCode);
    ASSERT_TRUE(ask(id).ok());
    const int old = mailed_code();
    EXPECT_EQ(resend(id).error().retry_after, 60s);
    clock_.advance(300s);
    EXPECT_EQ(refusal(confirm(id, old)), Refusal::InvalidCode);
    ASSERT_TRUE(resend(id).ok());
    EXPECT_EQ(mails_to(), 2U);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(refusal(confirm(id, wrong_code())), Refusal::InvalidCode);
    EXPECT_EQ(refusal(confirm(id, mailed_code())), Refusal::LoginFailed);
    clock_.advance(60s);
    ASSERT_TRUE(resend(id).ok());
    ASSERT_TRUE(confirm(id, mailed_code()).ok());
    EXPECT_EQ(refusal(resend(id)), Refusal::IdNotFound);
}

TEST_P(ChangeEmailTest, AMistypedAddressIsCorrectedAtOnce) {
    const SeekerId id = seeker();
    ASSERT_TRUE(ask(id, "chan@exampel.hk").ok());
    ASSERT_TRUE(ask(id).ok());
    EXPECT_EQ(refusal(confirm(id, mailed_code("chan@exampel.hk"))), Refusal::InvalidCode);
    ASSERT_TRUE(confirm(id, mailed_code()).ok());
    EXPECT_EQ(stored(id).email, kEmail);
}

TEST_P(ChangeEmailTest, OneMailboxGetsNoMoreCodesWhoeverAsks) {
    const std::array ids{seeker(), seeker(kOtherTelephone)};
    mail_rules_.per_telephone.most = 2;
    ASSERT_TRUE(request_by_email().ok());
    ASSERT_TRUE(ask(ids[0]).ok());
    EXPECT_EQ(ask(ids[1], kEmail, kOtherTelephone).error().limit, LimitKind::mailbox);
    EXPECT_EQ(mails_to(), 1U);
    EXPECT_TRUE(ask_with(sender_.last.code, ids[1], kNewEmail, kOtherTelephone).ok());
}

TEST_P(ChangeEmailTest, ASuspendedSeekerMayOnlyRemove) {
    const SeekerId id = seeker();
    give(id);
    ASSERT_TRUE(ask(id, kNewEmail).ok());
    suspend(id);
    EXPECT_EQ(refusal(ask(id, kNewEmail)), Refusal::ApplicantNotUsable);
    EXPECT_EQ(refusal(resend(id)), Refusal::ApplicantNotUsable);
    EXPECT_EQ(refusal(confirm(id, mailed_code(kNewEmail))), Refusal::ApplicantNotUsable);
    EXPECT_TRUE(remove(id).ok());
}

TEST_P(ChangeEmailTest, AnAccountThatIsBeingDeletedChangesNothing) {
    const std::string token = sign_in();
    const SeekerId id = subject(token);
    give(id);
    ASSERT_TRUE(mark_deleted(token).ok());
    EXPECT_EQ(refusal(ask(id, kNewEmail)), Refusal::AccountBeingDeleted);
    EXPECT_EQ(remove(id).error(), Refusal::AccountBeingDeleted);
    EXPECT_EQ(stored(id).email, kEmail);
}

TEST_P(ChangeEmailTest, AnAddressThatWasRefusedOnThreeDaysIsReachableWhenItIsConfirmedAgain) {
    RecordProperty("rows", "12.07");
    const SeekerId id = seeker();
    give(id);
    EXPECT_EQ(refusal(ask(id)), Refusal::IdNotFound) << "it is confirmed already";
    refuse_email(database(), id, kUnreachableAfter - 1);
    EXPECT_FALSE(stored(id).is_email_unreachable);
    refuse_email(database(), id, kUnreachableAfter);
    EXPECT_TRUE(stored(id).is_email_unreachable);
    ASSERT_TRUE(ask_with(sender_.last.code, id).ok());
    const auto confirmed = confirm(id, mailed_code());
    ASSERT_TRUE(confirmed.ok());
    EXPECT_FALSE(confirmed->is_email_unreachable);
    EXPECT_FALSE(stored(id).is_email_unreachable);
    EXPECT_EQ(mails_to(), 2U) << "codes alone: the address is not told that it was replaced";
}

TEST_P(ChangeEmailTest, AnUnreachableOldAddressIsNotTold) {
    const SeekerId id = seeker();
    give(id);
    refuse_email(database(), id, kUnreachableAfter);
    give(id, kNewEmail);
    EXPECT_EQ(mails_to(), 0U);
    EXPECT_FALSE(stored(id).is_email_unreachable);
}

TEST_P(ChangeEmailTest, OtherChangesOfTheAccountLeaveTheAddress) {
    const SeekerId id = seeker();
    give(id);
    refuse_email(database(), id, kUnreachableAfter);
    suspend(id);
    EXPECT_EQ(stored(id).email, kEmail);
    EXPECT_TRUE(stored(id).is_email_unreachable);
}

TEST_P(ChangeEmailTest, AnAccountThatIsPurgedLeavesNoAddressAndNoMail) {
    RecordProperty("rows", "12.07");
    const std::string token = sign_in();
    const SeekerId id = subject(token);
    give(id);
    ASSERT_TRUE(request_by_email().ok());
    ASSERT_TRUE(ask(id, kNewEmail).ok());
    ASSERT_TRUE(mark_deleted(token).ok());
    clock_.advance(91 * 24h);
    EXPECT_EQ(purge(), 1);
    EXPECT_EQ(rows_in("email_changes"), 0);
    EXPECT_EQ(mails_to(), 0U);
    store_.sweep(clock_.now(), clock_.now());
    EXPECT_EQ(rows_in("seeker_codes"), 0);

    const SeekerId other = seeker(kOtherTelephone);
    give(other, kEmail, kOtherTelephone);
    EXPECT_EQ(stored(other).email, kEmail);
}

TEST_P(ChangeEmailTest, AChangeThatNobodyConfirmsIsSweptLater) {
    const SeekerId id = seeker();
    ASSERT_TRUE(ask(id).ok());
    store_.sweep(clock_.now(), clock_.now() - 1s);
    EXPECT_EQ(rows_in("email_changes"), 1);
    store_.sweep(clock_.now(), clock_.now());
    EXPECT_EQ(rows_in("email_changes"), 0);
}

}  // namespace
}  // namespace hoigung::domain
