#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "domain/refusal.hpp"
#include "domain/staff/staff_ports.hpp"

namespace hoigung::domain {

inline constexpr std::chrono::hours kStaffSessionLasts{8};

// The member of staff and the session that make a request to the console.
struct StaffCaller {
    Staff staff;
    StaffSessionId session;
};

// Who a cookie belongs to. A session ends eight hours after its login, with the second factor that opened it,
// and when its person is removed.
[[nodiscard]] std::optional<StaffCaller> authenticate_staff(std::string_view cookie, const StaffPorts& ports,
                                                            base::Timestamp now);

// Ends sessions of a person, all of them when none is named; others' are not found (IdNotFound). Returns how
// many ended.
[[nodiscard]] Outcome<int> end_staff_sessions(StaffId staff, const std::vector<std::string_view>& ids,
                                              const StaffPorts& ports);

}  // namespace hoigung::domain
