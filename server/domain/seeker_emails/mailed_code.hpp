#pragma once

#include "domain/deliveries/seeker_mail_texts.hpp"
#include "domain/identity/code_rules.hpp"
#include "domain/identity/request_login_code.hpp"
#include "domain/seeker_emails/seeker_email_store.hpp"

namespace hoigung::domain {

// The dependencies of the operations on seekers' e-mail addresses.
struct SeekerEmailPorts {
    SeekerEmailStore& store;
    const CodeSeals& seals;
    base::Random& random;
    // The rules of mailed codes, which employers' codes count towards, too. Codes of telephones differ in the
    // cap of the site alone.
    const LoginRules rules;
    const DeliveryRules deliveries;
};

// A new code: what is stored of it, and the mail that carries it.
struct MailedCode {
    LoginCode code;
    Delivery mail;
};

[[nodiscard]] MailedCode make_mailed_code(CodePurpose purpose, const Email& email, Locale locale,
                                          const SeekerEmailPorts& ports, base::Timestamp now);

// Counts a request for a code to an address by the client, the mailbox and the site, unless a limit has been
// reached.
[[nodiscard]] std::optional<LoginRefusal> count_mail_request(CodeRequests& requests, CodeAttempts& attempts,
                                                             const RequestClient& client, const Email& email,
                                                             const LoginRules& rules, base::Timestamp now);

// A mail to a seeker's address that leaves at once.
[[nodiscard]] Delivery mail_at_once(std::string_view address, MailContent content, base::Timestamp expires_at,
                                    base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
