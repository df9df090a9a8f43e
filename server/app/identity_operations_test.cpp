#include <future>

#include <gmock/gmock.h>

#include "app/identity_settings.hpp"
#include "domain/identity/authenticate.hpp"
#include "domain/identity/delete_account.hpp"
#include "domain/identity/log_out.hpp"
#include "domain/identity/login_with_code.hpp"
#include "domain/identity/purge_accounts.hpp"
#include "domain/identity/refresh_session.hpp"
#include "domain/identity/register_device.hpp"
#include "domain/identity/request_login_code.hpp"
#include "domain/identity/restore_account.hpp"
#include "domain/identity/suspend_seeker.hpp"
#include "security/code_seals.hpp"
#include "security/jwt_tokens.hpp"
#include "store/identity_store.hpp"
#include "store/key_store.hpp"
#include "store/testing/test_database.hpp"

// The operations on identity with the parts they run on, on every database.
namespace hoigung::app {
namespace {

using namespace std::chrono_literals;
using domain::Channel;
using domain::LoginRefusal;
using domain::Refusal;
using ::testing::IsEmpty;

constexpr base::Timestamp kStart{1794706200000ms};

// Remembers the last code, or fails when told to.
class TestSender final : public domain::OtpSender {
  public:
    bool send(const domain::LoginMessage& message) override {
        const std::lock_guard lock(mutex_);
        if (is_down) return false;
        last = message;
        ++sent;
        return true;
    }

    bool is_down = false;
    domain::LoginMessage last;
    int sent = 0;

  private:
    std::mutex mutex_;
};

class IdentityOperationsTest : public store::testing::OnEachDatabase {
  protected:
    IdentityOperationsTest() {
        domain::ensure_key(keys_, random_, clock_.now());
        ring_.replace(keys_.all());
    }

    domain::LoginOutcome<domain::CodeSent> request(std::string_view telephone = kTelephone,
                                                   std::string_view address = "192.0.2.1") {
        return domain::request_login_code(
            {Channel::sms, telephone, address, domain::Locale::en, domain::DeviceInfo{"agent", "web", ""}},
            store_, seals_, sender_, rules_.login, random_, clock_.now());
    }
    domain::LoginOutcome<std::string> log_in(int code, std::string_view telephone = kTelephone) {
        return domain::login_with_code({Channel::sms, telephone, code}, store_, seals_, tokens_, rules_.login,
                                       rules_.sessions, rules_.accounts, random_, clock_.now());
    }
    // A code and a login with it.
    std::string sign_in(std::string_view telephone = kTelephone) {
        EXPECT_TRUE(request(telephone).ok());
        auto token = log_in(sender_.last.code, telephone);
        EXPECT_TRUE(token.ok());
        return token.ok() ? *token : "";
    }
    [[nodiscard]] std::optional<domain::Caller> caller(std::string_view token) {
        return caller(token, session_registry_);
    }
    [[nodiscard]] std::optional<domain::Caller> caller(std::string_view token,
                                                       const domain::SessionRegistry& session_registry) {
        const auto known =
            domain::authenticate(token, tokens_, session_registry, rules_.sessions, clock_.now());
        if (!known) return std::nullopt;
        if (known->is_first_use)
            domain::note_first_use(known->caller, store_, session_registry_, rules_.sessions, clock_.now());
        return known->caller;
    }
    [[nodiscard]] domain::SeekerId subject(std::string_view token) { return tokens_.read(token)->subject; }
    [[nodiscard]] int wrong() const { return sender_.last.code == 999'999 ? 100'000 : sender_.last.code + 1; }
    domain::Outcome<domain::Seeker> mark_deleted(std::string_view token,
                                                 std::string_view typed = "6123 4567") {
        return domain::delete_account(subject(token), typed, "privacy", store_, session_registry_,
                                      rules_.sessions, clock_.now());
    }
    domain::Outcome<domain::Seeker> restore(std::string_view token) {
        return domain::restore_account(subject(token), store_, session_registry_, rules_.sessions,
                                       rules_.accounts, clock_.now());
    }
    int purge() { return purge_identity(store_, keys_, rules_, clock_.now()); }

    static constexpr std::string_view kTelephone = "+85261234567";
    endpoints::IdentityRules rules_ = identity_rules(Settings{});
    base::ManualClock clock_{kStart};
    base::SystemRandom random_;
    store::SqlIdentityStore store_{database()};
    store::SqlKeyStore keys_{database()};
    security::KeyRing ring_;
    security::JwtTokens tokens_{ring_, "hoigung"};
    security::HmacCodeSeals seals_{ring_};
    domain::SessionRegistry session_registry_;
    TestSender sender_;
};
HOIGUNG_ON_EACH_DATABASE(IdentityOperationsTest);

LoginRefusal blocked_for(std::chrono::seconds wait) {
    return {Refusal::LoginFailed, LoginRefusal::Cause::blocked, wait};
}

void expect_refused(const auto& outcome, const LoginRefusal& expected) {
    ASSERT_FALSE(outcome.ok());
    EXPECT_EQ(outcome.error().refusal, expected.refusal);
    EXPECT_EQ(outcome.error().cause, expected.cause);
    EXPECT_EQ(outcome.error().retry_after, expected.retry_after);
}

TEST_P(IdentityOperationsTest, TheFirstRightCodeMakesTheAccountAndTheNextFindsIt) {
    const auto first = sign_in();
    EXPECT_TRUE(caller(first)->is_logged_in());
    EXPECT_EQ(store_.seeker(subject(first))->telephone.text(), kTelephone);
    clock_.advance(61s);
    EXPECT_EQ(subject(sign_in()), subject(first));
    EXPECT_NE(subject(sign_in("+85261234568")), subject(first));
}

TEST_P(IdentityOperationsTest, ACodeWorksOnceAndForFiveMinutes) {
    ASSERT_TRUE(request().ok());
    const int code = sender_.last.code;
    clock_.advance(299s);
    EXPECT_TRUE(log_in(code).ok());
    expect_refused(log_in(code), LoginRefusal::of(Refusal::InvalidCode));
    ASSERT_TRUE(request().ok());
    clock_.advance(300s);
    expect_refused(log_in(sender_.last.code), LoginRefusal::of(Refusal::InvalidCode));
    expect_refused(log_in(123456, "+85269999999"), LoginRefusal::of(Refusal::TelephoneNotFound));
}

TEST_P(IdentityOperationsTest, AResendIsPossibleAfterAMinuteAndReplacesTheCode) {
    ASSERT_TRUE(request().ok());
    const int first = sender_.last.code;
    clock_.advance(20s);
    expect_refused(request(), blocked_for(40s));
    EXPECT_EQ(sender_.sent, 1);
    clock_.advance(40s);
    ASSERT_TRUE(request().ok());
    if (first != sender_.last.code) {
        expect_refused(log_in(first), LoginRefusal::of(Refusal::InvalidCode));
    }
    EXPECT_TRUE(log_in(sender_.last.code).ok());
}

TEST_P(IdentityOperationsTest, WhoHasLoggedInMayAskForAnotherCodeAtOnce) {
    static_cast<void>(sign_in());
    EXPECT_TRUE(request().ok());
}

TEST_P(IdentityOperationsTest, FiveWrongTriesVoidACodeAndNeitherGuessNorRightCodeHelps) {
    ASSERT_TRUE(request().ok());
    for (int i = 0; i < 5; ++i) expect_refused(log_in(wrong()), LoginRefusal::of(Refusal::InvalidCode));
    clock_.advance(10s);
    expect_refused(log_in(sender_.last.code), blocked_for(50s));
    clock_.advance(50s);
    ASSERT_TRUE(request().ok());
    EXPECT_TRUE(log_in(sender_.last.code).ok());
}

TEST_P(IdentityOperationsTest, ThirtyFailuresLockATelephoneForADayWhateverIsResent) {
    rules_.login.per_telephone.most = 100;
    for (int round = 0; round < 6; ++round) {
        ASSERT_TRUE(request().ok());
        for (int i = 0; i < 5; ++i) expect_refused(log_in(wrong()), LoginRefusal::of(Refusal::InvalidCode));
        clock_.advance(60s);
    }
    const auto left = 24h - 60s;
    expect_refused(request(), blocked_for(left));
    expect_refused(log_in(sender_.last.code), blocked_for(left));
    clock_.advance(left - 1s);
    expect_refused(request(), blocked_for(1s));
    clock_.advance(1s);
    ASSERT_TRUE(request().ok());
    EXPECT_TRUE(log_in(sender_.last.code).ok());
}

TEST_P(IdentityOperationsTest, SixthRequestWithinAnHourWaitsForTheFirstToAge) {
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(request().ok()) << i;
        clock_.advance(5min);
    }
    expect_refused(request(), blocked_for(35min));
    clock_.advance(35min);
    EXPECT_TRUE(request().ok());
    expect_refused(request(), blocked_for(60s));
}

TEST_P(IdentityOperationsTest, AnAddressAndARangeOfNumbersHaveTheirOwnLimits) {
    rules_.login.per_address.most = 3;
    rules_.login.per_range.most = 4;
    const auto number = [](int i) { return "+8526123" + std::to_string(1000 + i); };
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(request(number(i)).ok());
    expect_refused(request("+85291111111"), blocked_for(1h));
    ASSERT_TRUE(request(number(3), "192.0.2.2").ok());
    expect_refused(request(number(4), "192.0.2.2"), blocked_for(1h));
    ASSERT_TRUE(request("+85291111111", "192.0.2.2").ok());
    clock_.advance(1h);
    EXPECT_TRUE(request(number(4)).ok());
}

TEST_P(IdentityOperationsTest, AMessageThatWasNotSentCountsForNothingAndTheCodeBeforeStaysGood) {
    ASSERT_TRUE(request().ok());
    const int code = sender_.last.code;
    clock_.advance(60s);
    sender_.is_down = true;
    for (int i = 0; i < 10; ++i)
        expect_refused(request(), {Refusal::LoginFailed, LoginRefusal::Cause::gateway, 5s});
    sender_.is_down = false;
    EXPECT_TRUE(log_in(code).ok());
    for (int i = 0; i < 4; ++i) {
        EXPECT_TRUE(request().ok());
        clock_.advance(60s);
    }
    expect_refused(request(), blocked_for(60min - 5min));
}

TEST_P(IdentityOperationsTest, AClockThatWasSetBackLocksNobodyOut) {
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(request().ok());
        clock_.advance(60s);
    }
    clock_.advance(-90 * 24h);
    EXPECT_TRUE(request().ok());
}

template <class Work>
auto at_once(int times, Work work) {
    std::vector<std::future<decltype(work(0))>> running;
    running.reserve(static_cast<std::size_t>(times));
    for (int i = 0; i < times; ++i) running.push_back(std::async(std::launch::async, work, i));
    std::vector<decltype(work(0))> results;
    results.reserve(running.size());
    for (auto& each : running) results.push_back(each.get());
    return results;
}

TEST_P(IdentityOperationsTest, OfManyWhoUseTheSameCodeAtOnceOneGetsASession) {
    ASSERT_TRUE(request().ok());
    const auto results = at_once(32, [&](int) { return log_in(sender_.last.code); });
    EXPECT_EQ(std::ranges::count_if(results, [](const auto& login) { return login.ok(); }), 1);
}

TEST_P(IdentityOperationsTest, OfManyWhoAskForOneTelephoneAtOnceOneGetsACode) {
    const auto results = at_once(16, [&](int) { return request().ok(); });
    EXPECT_EQ(std::ranges::count(results, true), 1);
    EXPECT_EQ(sender_.sent, 1);
}

TEST_P(IdentityOperationsTest, AnAddressLimitHoldsForManyWhoAskAtOnce) {
    rules_.login.per_address.most = 7;
    const auto results =
        at_once(16, [&](int i) { return request("+852" + std::to_string(61'000'000 + 10'007 * i)).ok(); });
    EXPECT_EQ(std::ranges::count(results, true), 7);
}

TEST_P(IdentityOperationsTest, GuessingManyAtOnceStopsAtTheLimit) {
    ASSERT_TRUE(request().ok());
    const auto results = at_once(32, [&](int i) {
        const int guess = 100'000 + (sender_.last.code - 100'000 + 1 + i) % 900'000;
        return log_in(guess).error().refusal;
    });
    EXPECT_EQ(std::ranges::count(results, Refusal::InvalidCode), 5);
    EXPECT_EQ(std::ranges::count(results, Refusal::LoginFailed), 27);
}

TEST_P(IdentityOperationsTest, RefreshingRetiresTheOldTokenAMinuteAfterTheNewOneIsUsed) {
    const auto first = sign_in();
    const auto refresh = [&](std::string_view token) {
        return domain::refresh_session(*caller(token), tokens_, session_registry_, rules_.sessions,
                                       clock_.now());
    };
    const auto second = refresh(first).value();
    EXPECT_EQ(refresh(first), second);
    clock_.advance(10min);
    EXPECT_TRUE(caller(first));
    EXPECT_TRUE(caller(second));
    clock_.advance(59s);
    EXPECT_TRUE(caller(first));
    EXPECT_EQ(tokens_.read(*refresh(first))->id, tokens_.read(second)->id);
    clock_.advance(1s);
    EXPECT_FALSE(caller(first));
    EXPECT_TRUE(caller(second));
    clock_.advance(30 * 24h - 11min);
    EXPECT_FALSE(caller(second));
}

TEST_P(IdentityOperationsTest, AnotherNodeHearsOfRefreshesAndRevocations) {
    const auto first = sign_in();
    const auto other = sign_in("+85261234568");
    const auto second =
        domain::refresh_session(*caller(first), tokens_, session_registry_, rules_.sessions, clock_.now())
            .value();
    ASSERT_TRUE(caller(second));
    domain::log_out(*caller(other), "", store_, session_registry_, rules_.sessions, clock_.now());
    EXPECT_FALSE(caller(other));

    domain::SessionRegistry elsewhere;
    const auto changes = store_.changes_since(0);
    elsewhere.note(changes.sessions);
    EXPECT_FALSE(caller(other, elsewhere));
    EXPECT_TRUE(caller(first, elsewhere));
    clock_.advance(60s);
    EXPECT_FALSE(caller(first, elsewhere));
    EXPECT_EQ(store_.version(), changes.version);
    EXPECT_THAT(store_.changes_since(changes.version).sessions, IsEmpty());
}

TEST_P(IdentityOperationsTest, DeletingRevokesEveryTokenAndNeedsTheTelephone) {
    const auto phone = sign_in();
    const auto tablet = sign_in();
    EXPECT_EQ(mark_deleted(phone, "61234568").error(), Refusal::TelephoneNotFound);
    EXPECT_TRUE(caller(tablet));
    const auto marked = mark_deleted(phone);
    ASSERT_TRUE(marked.ok());
    EXPECT_EQ(marked->delete_account_at, clock_.now());
    EXPECT_FALSE(caller(phone));
    EXPECT_FALSE(caller(tablet));

    clock_.advance(61s);
    const auto again = sign_in();
    EXPECT_EQ(subject(again), subject(phone));
    EXPECT_EQ(mark_deleted(again).error(), Refusal::AccountBeingDeleted);
    const auto restored = restore(again);
    ASSERT_TRUE(restored.ok());
    EXPECT_FALSE(restored->is_being_deleted());
    EXPECT_FALSE(caller(again));
    clock_.advance(100 * 24h);
    EXPECT_EQ(purge(), 0);
    EXPECT_EQ(subject(sign_in()), subject(phone));
}

TEST_P(IdentityOperationsTest, AnAccountIsRemovedNinetyDaysAfterItsDeletionAndTheTelephoneStartsAnew) {
    const auto token = sign_in();
    ASSERT_TRUE(mark_deleted(token).ok());
    clock_.advance(89 * 24h);
    EXPECT_EQ(purge(), 0);
    const auto late = sign_in();
    EXPECT_EQ(subject(late), subject(token));
    clock_.advance(24h - 1s);
    EXPECT_EQ(purge(), 0);
    clock_.advance(1s);
    EXPECT_EQ(restore(late).error(), Refusal::AccountBeingDeleted);
    EXPECT_EQ(purge(), 1);
    EXPECT_FALSE(store_.seeker(subject(token)));
    EXPECT_EQ(restore(late).error(), Refusal::PermissionDenied);
    session_registry_.note(store_.changes_since(0).sessions);
    EXPECT_FALSE(caller(late));
    const auto left = database().read([](store::Connection& connection) {
        return connection.select<std::string, std::int64_t>("SELECT reason, accounts FROM departures").all();
    });
    EXPECT_EQ(left, (std::vector{std::tuple(std::string("privacy"), std::int64_t{1})}));
    EXPECT_EQ(database().read([](store::Connection& connection) {
        return connection.select<std::int64_t>("SELECT count(*) FROM devices").first().value();
    }),
              0);
    EXPECT_NE(subject(sign_in()), subject(token));
}

TEST_P(IdentityOperationsTest, ALoginAfterNinetyDaysRemovesTheAccountToo) {
    const auto token = sign_in();
    ASSERT_TRUE(mark_deleted(token).ok());
    clock_.advance(91 * 24h);
    const auto anew = sign_in();
    EXPECT_NE(subject(anew), subject(token));
    EXPECT_FALSE(store_.seeker(subject(token)));
    EXPECT_FALSE(store_.seeker(subject(anew))->is_being_deleted());
}

TEST_P(IdentityOperationsTest, ASuspendedSeekerCannotLogInButKeepsTheSession) {
    const auto token = sign_in();
    ASSERT_TRUE(domain::suspend_seeker(store_, subject(token), true).ok());
    EXPECT_TRUE(caller(token));
    ASSERT_TRUE(request().ok());
    expect_refused(log_in(sender_.last.code), {Refusal::LoginFailed, LoginRefusal::Cause::suspended, 0s});
    const auto telephone = domain::Telephone::parse(kTelephone).value();
    ASSERT_TRUE(domain::suspend_seeker(store_, telephone, false).ok());
    EXPECT_EQ(subject(sign_in()), subject(token));
    EXPECT_EQ(domain::suspend_seeker(store_, domain::SeekerId{}, true).error(), Refusal::IdNotFound);
}

TEST_P(IdentityOperationsTest, ADeviceIsKnownByItsTokenAndForgottenAtLogout) {
    const auto token = sign_in();
    rules_.accounts.devices = 3;
    const auto put = [&](const domain::DeviceInfo& card) {
        clock_.advance(1s);
        return domain::register_device(subject(token), card, store_, rules_.accounts, random_, clock_.now())
            .value();
    };
    const auto count = [&] {
        return database().read([](store::Connection& connection) {
            return connection.select<std::int64_t>("SELECT count(*) FROM devices").first().value();
        });
    };
    EXPECT_EQ(count(), 1);
    EXPECT_EQ(put({"agent", "app", "T1"}), put({"newer agent", "app", "T1"}));
    EXPECT_NE(put({"agent", "app", "T2"}), put({"agent", "app", "T1"}));
    EXPECT_EQ(count(), 3);
    static_cast<void>(put({"agent", "app", "T3"}));
    EXPECT_EQ(count(), 3);
    domain::log_out(*caller(token), "T3", store_, session_registry_, rules_.sessions, clock_.now());
    EXPECT_EQ(count(), 2);
}

TEST_P(IdentityOperationsTest, KeysAreMadeOnceRotatedAndRetiredWhenTheirLastTokenIsGone) {
    at_once(8, [&](int) {
        base::SystemRandom random;
        domain::ensure_key(keys_, random, clock_.now());
        return true;
    });
    ASSERT_EQ(keys_.all().size(), 1U);
    const auto token = sign_in();
    const auto version = store_.version();
    const auto key = domain::rotate_keys(keys_, random_, clock_.now());
    EXPECT_GT(store_.version(), version);
    ring_.replace(keys_.all());
    EXPECT_TRUE(caller(token));
    clock_.advance(180 * 24h);
    EXPECT_EQ(domain::retire_keys(keys_, rules_.sessions, clock_.now()), 0);
    clock_.advance(10s);
    EXPECT_EQ(domain::retire_keys(keys_, rules_.sessions, clock_.now()), 1);
    ASSERT_EQ(keys_.all().size(), 1U);
    EXPECT_EQ(keys_.all().front().id, key.id);
    EXPECT_EQ(keys_.all().front().secret, key.secret);
}

TEST_P(IdentityOperationsTest, PurgingDropsWhatNoRuleAsksForAndNothingElse) {
    const auto token = sign_in();
    domain::log_out(*caller(token), "", store_, session_registry_, rules_.sessions, clock_.now());
    const auto rows = [&](std::string_view table) {
        return database().read([&](store::Connection& connection) {
            return connection.select<std::int64_t>("SELECT count(*) FROM " + std::string(table))
                .first()
                .value();
        });
    };
    clock_.advance(47h);
    purge();
    EXPECT_EQ(rows("login_desks"), 1);
    clock_.advance(1h);
    purge();
    EXPECT_EQ(rows("login_desks"), 0);
    EXPECT_EQ(rows("login_limits"), 0);
    EXPECT_EQ(rows("sessions"), 1);
    clock_.advance(60 * 24h);
    purge();
    EXPECT_EQ(rows("sessions"), 0);
    EXPECT_EQ(rows("seekers"), 1);
}

TEST(LoginCode, HasSixDigitsAndDoesNotBeginWithZero) {
    base::SystemRandom random;
    std::set<int> seen;
    for (int i = 0; i < 2000; ++i) {
        const int code = domain::make_login_code(random);
        ASSERT_GE(code, 100'000);
        ASSERT_LE(code, 999'999);
        seen.insert(code);
    }
    EXPECT_GT(seen.size(), 1900U);
}

}  // namespace
}  // namespace hoigung::app
