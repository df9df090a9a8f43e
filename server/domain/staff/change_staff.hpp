#pragma once

#include <string_view>

#include "domain/identity/login.hpp"
#include "domain/refusal.hpp"
#include "domain/staff/staff_ports.hpp"

// Who is staff. By the command line, and by admins in the console.
namespace hoigung::domain {

enum class StaffRefusal { nobody, invalid_email, works_here_already, last_admin };

template <class T>
using StaffOutcome = base::Result<T, StaffRefusal>;

[[nodiscard]] StaffOutcome<Staff> add_staff(const Acting& acting, std::string_view email, StaffRole role,
                                            const StaffPorts& ports);

// Ends what somebody may do and all their sessions, with their second factor. In the console the last admin
// stays.
[[nodiscard]] StaffOutcome<Staff> remove_staff(const Acting& acting, StaffId id, const StaffPorts& ports);

// Forgets somebody's second factor and recovery codes and ends their sessions: the next login enrols another.
[[nodiscard]] StaffOutcome<Staff> reset_second_factor(const Acting& acting, StaffId id,
                                                      const StaffPorts& ports);

// A code for somebody to log in with while no mail arrives. It replaces the mailed one, and the second factor
// is asked for as ever.
[[nodiscard]] StaffOutcome<int> make_staff_code(const Acting& acting, StaffId id, const CodeSeals& seals,
                                                const LoginRules& rules, const StaffPorts& ports);

// The language in which somebody reads the console and its mails.
[[nodiscard]] StaffOutcome<Staff> set_staff_locale(StaffId id, Locale locale, const StaffPorts& ports);

}  // namespace hoigung::domain
