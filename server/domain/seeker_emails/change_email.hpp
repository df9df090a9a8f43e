#pragma once

#include "domain/seeker_emails/mailed_code.hpp"

// How a seeker gives, changes and removes an e-mail address. Mails are in the language of the request.
namespace hoigung::domain {

struct EmailChangeRequest {
    SeekerId seeker;
    // The account's own telephone, and the code that was sent to it.
    Telephone telephone;
    int telephone_code = 0;
    std::string_view email;
    RequestClient client;
    Locale locale = Locale::zh_hant;
};

// Mails a code to an address, which becomes the account's own when the code is confirmed. It replaces a
// change that waits. The telephone's code is used up only when the request is accepted.
[[nodiscard]] LoginOutcome<CodeSent> request_email_code(const EmailChangeRequest& request,
                                                        const SeekerEmailPorts& ports, base::Timestamp now);

// Mails another code to the address that waits for one.
[[nodiscard]] LoginOutcome<CodeSent> resend_email_code(SeekerId id, const RequestClient& client,
                                                       Locale locale, const SeekerEmailPorts& ports,
                                                       base::Timestamp now);

// Gives the account the address that waits. Only after the right code does the caller learn that another
// account has the address. The address that the account had is told.
[[nodiscard]] LoginOutcome<Seeker> confirm_email(SeekerId id, int code, Locale locale,
                                                 const SeekerEmailPorts& ports, base::Timestamp now);

// Removes the address from the account, and mails it a notice.
[[nodiscard]] Outcome<Seeker> remove_email(SeekerId id, Locale locale, const SeekerEmailPorts& ports,
                                           base::Timestamp now);

}  // namespace hoigung::domain
