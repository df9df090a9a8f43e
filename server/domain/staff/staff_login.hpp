#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/identity/request_login_code.hpp"
#include "domain/staff/staff_session.hpp"

// Logging in to the console: a mailed code, then a time-based one.
namespace hoigung::domain {

// How long after the mailed code the second factor may follow.
inline constexpr std::chrono::minutes kSecondFactorWithin{10};
inline constexpr std::size_t kRecoveryCodes = 10;

struct StaffCodeRequest {
    std::string_view email;
    std::string_view address;
    std::string_view network;
    // That of the page; a member of staff who has logged in has an own one.
    Locale locale = Locale::zh_hant;
    // The browser's marks of earlier logins, as in the portal.
    std::string_view browser_marks{};
};

// Mails a code to a member of staff. Every well-formed address is answered and counted alike.
[[nodiscard]] LoginOutcome<CodeSent> request_staff_code(const StaffCodeRequest& request,
                                                        const StaffPorts& ports, const CodeSeals& seals,
                                                        const LoginRules& rules, base::Timestamp now);

struct StaffCode {
    std::string_view email;
    std::string_view code;
    std::string_view browser_marks{};
};

// A login that waits for its second factor. Only the browser is given the cookie.
struct OpenedLogin {
    Staff staff;
    PendingLogin login;
    std::string cookie;
};

// A mailed code begins one login, once.
[[nodiscard]] LoginOutcome<OpenedLogin> begin_staff_login(const StaffCode& given, const StaffPorts& ports,
                                                          const CodeSeals& seals, const LoginRules& rules,
                                                          base::Timestamp now);

// The login that a cookie belongs to, while the second factor may follow.
[[nodiscard]] std::optional<OpenedLogin> find_staff_login(std::string_view cookie, const StaffPorts& ports,
                                                          base::Timestamp now);

struct OpenedStaffSession {
    Staff staff;
    StaffSession session;
    std::string cookie;
    // Shown once, when the second factor was enrolled by this login.
    std::vector<std::string> recovery_codes{};
};

// The second factor: a time-based code, which works once on all nodes, or a recovery code. The first one that
// is right enrols the secret that the login was given. NotLoggedIn when there is no such login any more;
// wrong codes are counted for the person, whatever address they come from.
[[nodiscard]] LoginOutcome<OpenedStaffSession> finish_staff_login(std::string_view cookie,
                                                                  std::string_view code,
                                                                  std::string_view device,
                                                                  const StaffPorts& ports,
                                                                  base::Timestamp now);

}  // namespace hoigung::domain
