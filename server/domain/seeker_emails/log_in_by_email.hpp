#pragma once

#include "domain/identity/account_removal.hpp"
#include "domain/seeker_emails/mailed_code.hpp"

namespace hoigung::domain {

struct EmailLoginRequest {
    std::string_view email;
    RequestClient client;
    Locale locale = Locale::zh_hant;
    std::optional<DeviceInfo> device;
};

// Answers every well-formed address alike, after the same work, so that nobody can find out here which
// addresses have accounts. The code is mailed only to an address that is confirmed for an account.
[[nodiscard]] LoginOutcome<CodeSent> request_email_login(const EmailLoginRequest& request,
                                                         const SeekerEmailPorts& ports,
                                                         const AccountRules& account_rules,
                                                         base::Timestamp now);

struct EmailLogin {
    std::string_view email;
    int code = 0;
};

// A code gives one session, once. An address without an account never makes one. Returns the session's first
// token.
[[nodiscard]] LoginOutcome<std::string> log_in_by_email(const EmailLogin& login,
                                                        const SeekerEmailPorts& ports, const Tokens& tokens,
                                                        const SessionRules& session_rules,
                                                        const AccountRules& account_rules,
                                                        base::Timestamp now);

}  // namespace hoigung::domain
