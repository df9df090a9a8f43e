#include "security/testing/with_identity.hpp"

#include "domain/identity/authenticate.hpp"
#include "domain/identity/delete_account.hpp"
#include "domain/identity/login_with_code.hpp"
#include "domain/identity/purge_accounts.hpp"
#include "domain/identity/refresh_session.hpp"
#include "domain/identity/request_login_code.hpp"
#include "domain/identity/restore_account.hpp"

namespace hoigung::security::testing {

using domain::Channel;

domain::SendResult TestSender::send(const domain::LoginMessage& message) {
    const std::lock_guard lock(mutex_);
    if (result == domain::SendResult::refused) return result;
    last = message;
    ++sent;
    return result;
}

WithIdentity::WithIdentity() {
    domain::ensure_key(keys_, random_, clock_.now());
    ring_.replace(keys_.all());
}

domain::LoginOutcome<domain::CodeSent> WithIdentity::request(std::string_view telephone,
                                                             std::string_view address,
                                                             std::string_view network) {
    return domain::request_login_code({Channel::sms, telephone, address, network, domain::Locale::en,
                                       domain::DeviceInfo{"agent", "web", ""}},
                                      store_, seals_, sender_, rules_.login, random_, clock_.now());
}

domain::LoginOutcome<std::string> WithIdentity::log_in(int code, std::string_view telephone) {
    return domain::login_with_code({Channel::sms, telephone, code}, store_, seals_, tokens_, rules_.login,
                                   rules_.sessions, rules_.accounts, random_, clock_.now());
}

std::string WithIdentity::sign_in(std::string_view telephone) {
    EXPECT_TRUE(request(telephone).ok());
    auto token = log_in(sender_.last.code, telephone);
    EXPECT_TRUE(token.ok());
    return token.ok() ? *token : "";
}

std::optional<domain::Caller> WithIdentity::caller(std::string_view token) {
    return caller(token, session_registry_);
}

std::optional<domain::Caller> WithIdentity::caller(std::string_view token,
                                                   domain::SessionRegistry& session_registry) {
    using Result = domain::Authentication::Result;
    auto known = domain::authenticate(token, tokens_, session_registry, rules_.sessions, clock_.now());
    if (known.result == Result::undecided)
        known = domain::authenticate_by_store(token, tokens_, store_, session_registry, rules_.sessions,
                                              clock_.now());
    if (known.result == Result::refused) return std::nullopt;
    if (known.is_first_use)
        domain::note_first_use(known.caller, store_, session_registry_, rules_.sessions, clock_.now());
    return known.caller;
}

domain::Outcome<domain::Seeker> WithIdentity::mark_deleted(std::string_view token, std::string_view typed) {
    return domain::delete_account(subject(token), typed, "privacy", store_, session_registry_,
                                  rules_.sessions, clock_.now());
}

domain::Outcome<domain::Seeker> WithIdentity::restore(std::string_view token) {
    return domain::restore_account(subject(token), store_, session_registry_, rules_.sessions,
                                   rules_.accounts, clock_.now());
}

int WithIdentity::purge() {
    return domain::purge_accounts(store_, erasures_, rules_.sessions, rules_.accounts, clock_.now());
}

}  // namespace hoigung::security::testing
