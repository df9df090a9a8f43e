#include <filesystem>
#include <thread>

#include <gmock/gmock.h>

#include "domain/employers/portal_login.hpp"
#include "domain/staff/change_staff.hpp"
#include "domain/staff/staff_login.hpp"
#include "domain/staff/staff_permissions.hpp"
#include "domain/testing/acting.hpp"
#include "domain/transact.hpp"
#include "security/testing/with_audit_key.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using namespace security::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

class StaffTest : public WithAuditKey {
  protected:
    static constexpr std::string_view kAdmin = "may@example.hk";
    static constexpr std::string_view kStranger = "stranger@example.hk";

    [[nodiscard]] StaffPorts staff_ports() {
        return {staff_, factors_, digests_, address_digests_, heard_, random_, ports().rules};
    }
    Acting acting() { return heard_.acting(clock_.now()); }
    Staff add(std::string_view email = kAdmin, StaffRole role = StaffRole::admin) {
        return add_staff(acting(), email, role, staff_ports()).value();
    }
    LoginOutcome<CodeSent> ask(std::string_view email = kAdmin, std::string_view address = "192.0.2.1",
                               std::string_view marks = "") {
        return request_staff_code({email, address, "", Locale::en, marks}, staff_ports(), keys_.code_seals,
                                  rules_, clock_.now());
    }
    LoginOutcome<OpenedLogin> begin(std::string_view code, std::string_view email = kAdmin) {
        return begin_staff_login({email, code}, staff_ports(), keys_.code_seals, rules_, clock_.now());
    }
    // A login that waits for its second factor.
    OpenedLogin begun(std::string_view email = kAdmin) {
        clock_.advance(rules_.resend_after);
        EXPECT_TRUE(ask(email).ok());
        return begin(mailed_code(email), email).value();
    }
    LoginOutcome<OpenedStaffSession> finish(const OpenedLogin& login, std::string_view code) {
        return finish_staff_login(login.cookie, code, "Firefox, Linux", staff_ports(), clock_.now());
    }
    std::string present_code(std::string_view email = kAdmin) {
        const Staff staff = stored(email);
        return factors_.code_at(staff.factor.value().sealed_secret, clock_.now());
    }
    OpenedStaffSession enrol(std::string_view email = kAdmin) {
        const OpenedLogin login = begun(email);
        return finish(login, factors_.code_at(login.login.sealed_secret, clock_.now())).value();
    }
    // A later login with the code that the app shows then.
    LoginOutcome<OpenedStaffSession> log_in() {
        const OpenedLogin login = begun();
        return finish(login, present_code());
    }
    Staff stored(std::string_view email = kAdmin) {
        return look_up(staff_, [&](const StaffRows& rows) { return rows.find(Email::parse(email).value()); })
            .value();
    }
    bool is_in(const OpenedStaffSession& opened) {
        return authenticate_staff(opened.cookie, staff_ports(), clock_.now()).has_value();
    }

    testing::HeardActs heard_;
};
HOIGUNG_ON_EACH_DATABASE(StaffTest);

TEST(TimeCodes, AreThoseOfTheSpecification) {
    // RFC 6238, appendix B, and RFC 4648, section 10.
    const std::string secret = "12345678901234567890";
    EXPECT_EQ(security::time_code(secret, 59 / 30), "287082");
    EXPECT_EQ(security::time_code(secret, 1111111109 / 30), "081804");
    EXPECT_EQ(security::time_code(secret, 20000000000 / 30), "353130");
    EXPECT_EQ(security::base32("foobar"), "MZXW6YTBOI");
    EXPECT_EQ(security::base32("fo"), "MZXQ");
}

TEST(StaffPermissions, OnlyAdminsChangeStaffAndKeys) {
    for (const StaffRole role :
         {StaffRole::admin, StaffRole::moderator, StaffRole::editor, StaffRole::support}) {
        EXPECT_TRUE(may(role, StaffPermission::use_console));
        EXPECT_EQ(may(role, StaffPermission::manage_staff), role == StaffRole::admin);
        EXPECT_EQ(may(role, StaffPermission::manage_keys), role == StaffRole::admin);
        EXPECT_EQ(may(role, StaffPermission::export_log), role == StaffRole::admin);
        EXPECT_EQ(may(role, StaffPermission::read_log),
                  role == StaffRole::admin || role == StaffRole::moderator);
    }
}

TEST_P(StaffTest, TheFirstLoginEnrolsASecondFactorAndShowsTenRecoveryCodes) {
    const Staff staff = add();
    const OpenedLogin login = begun();
    EXPECT_THAT(factors_.secret_text(login.login.sealed_secret), SizeIs(32));
    EXPECT_EQ(finish(login, "000000").error().refusal, Refusal::InvalidCode);
    EXPECT_FALSE(stored().factor);
    const std::string code = factors_.code_at(login.login.sealed_secret, clock_.now());
    const auto opened = finish(login, code);
    ASSERT_TRUE(opened.ok());
    EXPECT_THAT(opened->recovery_codes, SizeIs(kRecoveryCodes));
    EXPECT_NE(opened->cookie, login.cookie);
    EXPECT_TRUE(is_in(*opened));
    EXPECT_THAT(heard_.take(), ElementsAre(std::pair(OperatorAct::add_staff, staff.id.text()),
                                           std::pair(OperatorAct::enrol_second_factor, staff.id.text())));
    // The login is used up, and its cookie opens nothing.
    EXPECT_EQ(finish(login, code).error().refusal, Refusal::NotLoggedIn);
    EXPECT_FALSE(authenticate_staff(login.cookie, staff_ports(), clock_.now()));
}

TEST_P(StaffTest, LaterLoginsAskForTheFactorThatWasEnrolled) {
    add();
    enrol();
    clock_.advance(1min);
    const OpenedLogin login = begun();
    EXPECT_EQ(login.login.sealed_secret, "");
    const auto opened = finish(login, present_code());
    ASSERT_TRUE(opened.ok());
    EXPECT_THAT(opened->recovery_codes, IsEmpty());
}

TEST_P(StaffTest, ATimeBasedCodeMayBeOneStepOffAndWorksOnce) {
    add();
    enrol();
    clock_.advance(5min);
    const OpenedLogin first = begun();
    const std::string secret = stored().factor->sealed_secret;
    EXPECT_FALSE(finish(first, factors_.code_at(secret, clock_.now() - 61s)).ok());
    EXPECT_FALSE(finish(first, factors_.code_at(secret, clock_.now() + 61s)).ok());
    const std::string late = factors_.code_at(secret, clock_.now() - 30s);
    const std::string present = factors_.code_at(secret, clock_.now());
    ASSERT_TRUE(finish(first, late).ok());
    const OpenedLogin second = begun();
    EXPECT_FALSE(finish(second, late).ok());
    EXPECT_FALSE(finish(second, present).ok()) << "a step is over after the minute that begun() waits";
    ASSERT_TRUE(finish(second, factors_.code_at(secret, clock_.now() + 30s)).ok());
    // Not an earlier step either, once a later one was used.
    clock_.advance(30s);
    const OpenedLogin third = begun();
    clock_.advance(-60s);
    EXPECT_FALSE(finish(third, factors_.code_at(secret, clock_.now())).ok());
}

TEST_P(StaffTest, TwoNodesDoNotTakeOneCodeTwice) {
    add();
    enrol();
    clock_.advance(5min);
    const OpenedLogin login = begun();
    const std::string code = present_code();
    // The same factor at a second browser, as if the mailed code had been used twice.
    int taken = 0;
    std::mutex counting;
    const auto log_in = [&] {
        if (finish(login, code).ok()) {
            const std::lock_guard lock(counting);
            ++taken;
        }
    };
    std::thread one(log_in);
    std::thread other(log_in);
    one.join();
    other.join();
    EXPECT_EQ(taken, 1);
    EXPECT_FALSE(finish(begun(), code).ok());
}

TEST_P(StaffTest, ARecoveryCodeWorksOnceHoweverItIsTyped) {
    add();
    const auto codes = enrol().recovery_codes;
    std::string shouted = codes.front();
    std::ranges::transform(shouted, shouted.begin(),
                           [](char c) { return c == '-' ? ' ' : static_cast<char>(std::toupper(c)); });
    static_cast<void>(heard_.take());
    ASSERT_TRUE(finish(begun(), shouted).ok());
    EXPECT_EQ(heard_.take().back().first, OperatorAct::use_recovery_code);
    EXPECT_FALSE(finish(begun(), codes.front()).ok());
    EXPECT_TRUE(finish(begun(), codes.back()).ok());
    const StaffId id = stored().id;
    EXPECT_EQ(look_up(staff_, [&](const StaffRows& rows) { return rows.count_recovery_codes(id); }), 8);
}

TEST_P(StaffTest, AnAddressIsAnsweredAlikeWhetherItIsOfStaffOrNot) {
    add();
    const auto known = ask(kAdmin);
    const auto unknown = ask(kStranger);
    ASSERT_TRUE(known.ok() && unknown.ok());
    EXPECT_EQ(known->expires_in, unknown->expires_in);
    EXPECT_EQ(known->resend_after, unknown->resend_after);
    EXPECT_EQ(mails_to(kAdmin), 1U);
    EXPECT_EQ(mails_to(kStranger), 0U);
    // The same refusals in the same order: asking too soon, wrong codes, and the lock after them.
    for (const std::string_view email : {kAdmin, kStranger}) {
        EXPECT_EQ(ask(email).error().refusal, Refusal::LoginFailed);
        for (int i = 0; i < rules_.tries; ++i)
            EXPECT_EQ(begin("100000", email).error().refusal, Refusal::InvalidCode);
        EXPECT_EQ(begin("100000", email).error().refusal, Refusal::LoginFailed);
    }
    EXPECT_EQ(begin("100000", "nobody@example.hk").error().refusal, Refusal::InvalidCode);
    EXPECT_EQ(ask("no address").error().refusal, Refusal::InvalidEmail);
}

TEST_P(StaffTest, SecondFactorsAreCountedForThePersonWhateverTheAddress) {
    add();
    enrol();
    int refused = 0;
    for (int login = 0; login < 3; ++login) {
        const OpenedLogin opened = begun();
        for (int i = 0; i < 5; ++i) {
            const auto tried = finish(opened, "000000");
            if (tried.error().refusal == Refusal::LoginFailed) ++refused;
        }
    }
    EXPECT_EQ(refused, 5);
    clock_.advance(2min);
    const auto right = log_in();
    ASSERT_FALSE(right.ok());
    EXPECT_GT(right.error().retry_after, 0s);
    clock_.advance(1h);
    EXPECT_TRUE(log_in().ok());
}

TEST_P(StaffTest, AClientAsksForCodesOfManyAddressesOnlySoOften) {
    add();
    int taken = 0;
    for (int i = 0; i < 2 * rules_.per_address.most; ++i)
        if (ask("person" + std::to_string(i) + "@example.hk").ok()) ++taken;
    EXPECT_EQ(taken, rules_.per_address.most);
    EXPECT_FALSE(ask(kAdmin).ok());
    EXPECT_TRUE(ask(kAdmin, "192.0.2.99").ok());
}

TEST_P(StaffTest, MailsAreInTheLanguageOfThePageUntilTheFirstLoginAndThenInThePersonsOwn) {
    add();
    EXPECT_EQ(stored().locale, Locale::zh_hant);
    const Staff staff = enrol().staff;
    EXPECT_EQ(staff.locale, Locale::en);
    ASSERT_TRUE(set_staff_locale(staff.id, Locale::zh_hant, staff_ports()).ok());
    clock_.advance(1min);
    EXPECT_TRUE(ask().ok());
    EXPECT_EQ(stored().locale, Locale::zh_hant);
}

TEST_P(StaffTest, CodesForStrangersUseUpNoMails) {
    add();
    rules_.per_site.most = 2;
    for (int i = 0; i < 5; ++i)
        EXPECT_TRUE(ask("person" + std::to_string(i) + "@example.hk", "192.0.2." + std::to_string(i)).ok());
    EXPECT_TRUE(ask(kAdmin).ok());
}

TEST_P(StaffTest, ASessionEndsAfterEightHoursAndWithItsPerson) {
    const Staff staff = add();
    add("june@example.hk");
    const auto opened = enrol();
    clock_.advance(7h + 58min);
    EXPECT_TRUE(is_in(opened));
    clock_.advance(2min);
    EXPECT_FALSE(is_in(opened));
    clock_.advance(1min);
    const auto again = log_in().value();
    EXPECT_TRUE(is_in(again));
    ASSERT_TRUE(remove_staff(acting(), staff.id, staff_ports()).ok());
    EXPECT_FALSE(is_in(again));
    EXPECT_EQ(remove_staff(acting(), staff.id, staff_ports()).error(), StaffRefusal::nobody);
    EXPECT_EQ(begin("100000").error().refusal, Refusal::InvalidCode);
    // The same address may be added again, as somebody else.
    EXPECT_NE(add().id, staff.id);
}

TEST_P(StaffTest, AResetEndsSessionsRecoveryCodesAndLoginsThatWait) {
    const Staff staff = add();
    const auto opened = enrol();
    const OpenedLogin waiting = begun();
    ASSERT_TRUE(reset_second_factor(acting(), staff.id, staff_ports()).ok());
    EXPECT_FALSE(is_in(opened));
    EXPECT_EQ(finish(waiting, opened.recovery_codes.front()).error().refusal, Refusal::NotLoggedIn);
    EXPECT_EQ(finish(begun(), opened.recovery_codes.front()).error().refusal, Refusal::InvalidCode);
    EXPECT_THAT(enrol().recovery_codes, SizeIs(kRecoveryCodes));
}

TEST_P(StaffTest, ASecondFactorComesWithinTenMinutes) {
    add();
    const OpenedLogin login = begun();
    EXPECT_TRUE(find_staff_login(login.cookie, staff_ports(), clock_.now()));
    clock_.advance(10min);
    EXPECT_FALSE(find_staff_login(login.cookie, staff_ports(), clock_.now()));
    EXPECT_EQ(finish(login, factors_.code_at(login.login.sealed_secret, clock_.now())).error().refusal,
              Refusal::NotLoggedIn);
    EXPECT_EQ(finish_staff_login("", "123456", "", staff_ports(), clock_.now()).error().refusal,
              Refusal::NotLoggedIn);
    EXPECT_EQ(finish_staff_login("a cookie that somebody planted", "123456", "", staff_ports(), clock_.now())
                  .error()
                  .refusal,
              Refusal::NotLoggedIn);
}

TEST_P(StaffTest, ACodeFromTheCommandLineHelpsWithoutMail) {
    const Staff staff = add();
    ASSERT_TRUE(ask().ok());
    for (int i = 0; i < rules_.tries; ++i) EXPECT_FALSE(begin("100000").ok());
    const auto code = make_staff_code(acting(), staff.id, keys_.code_seals, rules_, staff_ports());
    ASSERT_TRUE(code.ok());
    EXPECT_EQ(heard_.take().back().first, OperatorAct::make_staff_code);
    EXPECT_TRUE(begin(std::to_string(*code)).ok());
    EXPECT_FALSE(begin(std::to_string(*code)).ok());
}

TEST_P(StaffTest, TheLastAdminStaysInTheConsoleAndGoesByTheCommandLine) {
    const Staff admin = add();
    add("june@example.hk", StaffRole::support);
    const Acting in_console{{ActorKind::staff, admin.id.text()}, clock_.now(), heard_};
    EXPECT_EQ(remove_staff(in_console, admin.id, staff_ports()).error(), StaffRefusal::last_admin);
    EXPECT_EQ(add_staff(acting(), kAdmin, StaffRole::editor, staff_ports()).error(),
              StaffRefusal::works_here_already);
    EXPECT_EQ(add_staff(acting(), "no address", StaffRole::editor, staff_ports()).error(),
              StaffRefusal::invalid_email);
    add("july@example.hk");
    EXPECT_TRUE(remove_staff(in_console, admin.id, staff_ports()).ok());
    EXPECT_TRUE(staff_.any());
    for (const Staff& each : look_up(staff_, [](const StaffRows& rows) { return rows.all(); }))
        static_cast<void>(remove_staff(acting(), each.id, staff_ports()));
    EXPECT_FALSE(staff_.any());
    EXPECT_THAT(look_up(staff_, [](const StaffRows& rows) { return rows.all(); }), SizeIs(3));
}

TEST_P(StaffTest, OnlyOnesOwnSessionsAreEnded) {
    add();
    add("june@example.hk", StaffRole::support);
    const auto may = enrol();
    const auto june = enrol("june@example.hk");
    const std::string id = june.session.id.text();
    EXPECT_EQ(end_staff_sessions(may.staff.id, {id}, staff_ports()).error(), Refusal::IdNotFound);
    EXPECT_TRUE(is_in(june));
    EXPECT_EQ(end_staff_sessions(june.staff.id, {}, staff_ports()).value(), 1);
    EXPECT_FALSE(is_in(june));
    EXPECT_TRUE(is_in(may));
}

TEST_P(StaffTest, TheDatabaseAloneGivesNoSecondFactorAway) {
    add();
    const auto opened = enrol();
    const Staff staff = stored();
    EXPECT_THAT(staff.factor->sealed_secret,
                Not(::testing::HasSubstr(factors_.secret_text(staff.factor->sealed_secret))));
    std::filesystem::remove(key_file_);
    const security::AuditKey other(key_file_, true);
    const security::SealedSecondFactors with_other(other, random_);
    EXPECT_THROW(static_cast<void>(with_other.secret_text(staff.factor->sealed_secret)), base::Outage);
    EXPECT_NE(with_other.digest(opened.recovery_codes.front()),
              factors_.digest(opened.recovery_codes.front()));
}

TEST_P(StaffTest, WhatIsOverIsSwept) {
    add();
    enrol();
    const OpenedLogin waiting = begun();
    const auto later = clock_.now() + 1h;
    staff_.sweep(later, later, later);
    const StaffId id = stored().id;
    const auto left = look_up(staff_, [&](const StaffRows& rows) {
        return std::tuple(rows.sessions_of(id).size(),
                          rows.pending(digests_.digest(waiting.cookie)).has_value(),
                          rows.code_attempts(Email::parse(kAdmin).value()).has_value());
    });
    EXPECT_EQ(left, std::tuple(0U, false, false));
}

}  // namespace
}  // namespace hoigung::domain
