#pragma once

#include "domain/staff/staff.hpp"

// Decides what each role of staff may do. No other place decides it.
namespace hoigung::domain {

enum class StaffPermission {
    // Anything that only needs a login.
    use_console,
    read_log,
    export_log,
    manage_staff,
    manage_keys,
};

[[nodiscard]] bool may(StaffRole role, StaffPermission permission);

}  // namespace hoigung::domain
