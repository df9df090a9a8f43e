#pragma once

#include "domain/employers/portal_session.hpp"
#include "domain/identity/request_login_code.hpp"

namespace hoigung::domain {

struct PortalCodeRequest {
    std::string_view email;
    // Identifies one client, such as an IP address, and the wider network that it belongs to.
    std::string_view address;
    std::string_view network;
    Locale locale = Locale::zh_hant;
    // The browser's marks of earlier logins, separated by dots.
    std::string_view browser_marks{};
};

// Mails a new code, which replaces the previous one, under the rules of seekers' codes. Does not check
// whether the address is known, so that nobody can find that out here.
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

// Whether one of the browser's marks says that the address has logged in with it before. A mark grants no
// access; a marked browser has its own count of codes and attempts, so that strangers cannot lock its user
// out.
[[nodiscard]] bool is_known_browser(std::string_view marks, const Email& email,
                                    const AddressDigests& digests);
// A browser's marks after a login with an address: newest first, limited in number.
[[nodiscard]] std::string with_browser_mark(std::string_view marks, const Email& email,
                                            const AddressDigests& digests);

// A code gives one session, once. The first login of an unknown address creates the person.
[[nodiscard]] LoginOutcome<OpenedSession> log_in_to_portal(const PortalLogin& login,
                                                           const EmployerPorts& ports, const CodeSeals& seals,
                                                           const LoginRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
