#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "domain/identity/account_removal.hpp"
#include "domain/identity/request_login_code.hpp"
#include "domain/identity/session_registry.hpp"
#include "domain/testing/remembered_erasures.hpp"
#include "security/testing/site_keys.hpp"
#include "store/testing/with_identity_stores.hpp"

// The operations on identity with the parts they run on, on every database.
namespace hoigung::security::testing {

// Records the last message and the number of messages, and returns a result that the test sets.
class TestSender final : public domain::OtpSender {
  public:
    domain::SendResult send(const domain::LoginMessage& message) override;

    domain::SendResult result = domain::SendResult::taken;
    domain::LoginMessage last;
    int sent = 0;

  private:
    std::mutex mutex_;
};

class WithIdentity : public store::testing::WithIdentityStores {
  protected:
    static constexpr std::string_view kTelephone = "+85261234567";

    WithIdentity();

    domain::LoginOutcome<domain::CodeSent> request(std::string_view telephone = kTelephone,
                                                   std::string_view address = "192.0.2.1",
                                                   std::string_view network = "");
    domain::LoginOutcome<std::string> log_in(int code, std::string_view telephone = kTelephone);
    // Requests a code and logs in with it.
    std::string sign_in(std::string_view telephone = kTelephone);
    [[nodiscard]] std::optional<domain::Caller> caller(std::string_view token);
    [[nodiscard]] std::optional<domain::Caller> caller(std::string_view token,
                                                       domain::SessionRegistry& session_registry);
    [[nodiscard]] domain::SeekerId subject(std::string_view token) { return tokens_.read(token)->subject; }
    // A code that was not sent.
    [[nodiscard]] int wrong() const { return sender_.last.code == 999'999 ? 100'000 : sender_.last.code + 1; }
    domain::Outcome<domain::Seeker> mark_deleted(std::string_view token,
                                                 std::string_view typed = "6123 4567");
    domain::Outcome<domain::Seeker> restore(std::string_view token);
    int purge();

    struct Rules {
        domain::LoginRules login;
        domain::SessionRules sessions;
        domain::AccountRules accounts;
    };

    Rules rules_;
    base::ManualClock clock_{base::Timestamp{std::chrono::milliseconds{1794706200000}}};
    base::SystemRandom random_;
    SiteKeys site_keys_;
    KeyRing& ring_ = site_keys_.ring;
    const domain::Tokens& tokens_ = site_keys_.tokens;
    const domain::CodeSeals& seals_ = site_keys_.code_seals;
    domain::SessionRegistry session_registry_{1000};
    TestSender sender_;
    domain::testing::RememberedErasures erasures_;
};

[[nodiscard]] inline domain::LoginRefusal blocked_for(std::chrono::seconds wait) {
    return {domain::Refusal::LoginFailed, domain::LoginRefusal::Cause::blocked, wait};
}

void expect_refused(const auto& outcome, const domain::LoginRefusal& expected) {
    ASSERT_FALSE(outcome.ok());
    EXPECT_EQ(outcome.error().refusal, expected.refusal);
    EXPECT_EQ(outcome.error().cause, expected.cause);
    EXPECT_EQ(outcome.error().retry_after, expected.retry_after);
}

}  // namespace hoigung::security::testing
