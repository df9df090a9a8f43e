#pragma once

#include "domain/employers/portal_session.hpp"
#include "domain/identity/request_login_code.hpp"

namespace hoigung::domain {

struct PortalCodeRequest {
    std::string_view email;
    // What counts as one client, such as an internet address, and the wider network that it belongs to.
    std::string_view address;
    std::string_view network;
    Locale locale = Locale::zh_hant;
    // What the browser shows of earlier logins: marks, one after the other with a dot between them.
    std::string_view browser_marks{};
};

// Mails a new code, which replaces the one before, under the rules of seekers' codes. Does not look whether
// the address is known, so that nobody can find that out here.
[[nodiscard]] LoginOutcome<CodeSent> request_portal_code(const PortalCodeRequest& request,
                                                         const EmployerPorts& ports, const CodeSeals& seals,
                                                         const LoginRules& rules, base::Timestamp now);

struct PortalLogin {
    std::string_view email;
    std::string_view code;
    std::string_view device;
    Locale locale = Locale::zh_hant;
    std::string_view browser_marks{};
};

// A mark tells only that an address has logged in with the browser that has it. It opens nothing; its browser
// asks for codes and tries them by a count of its own, so that strangers cannot lock the address for it.
[[nodiscard]] bool is_known_browser(std::string_view marks, const Email& email,
                                    const AddressDigests& digests);
// The marks of a browser after a login with an address: the newest first, few of them.
[[nodiscard]] std::string with_browser_mark(std::string_view marks, const Email& email,
                                            const AddressDigests& digests);

// A code gives one session, once. The first one for an unknown address makes the person.
[[nodiscard]] LoginOutcome<OpenedSession> log_in_to_portal(const PortalLogin& login,
                                                           const EmployerPorts& ports, const CodeSeals& seals,
                                                           const LoginRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
