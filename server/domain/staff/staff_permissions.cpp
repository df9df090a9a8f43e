#include "domain/staff/staff_permissions.hpp"

namespace hoigung::domain {

bool may(StaffRole role, StaffPermission permission) {
    switch (permission) {
        case StaffPermission::use_console:
            return true;
        case StaffPermission::read_log:
            return role == StaffRole::admin || role == StaffRole::moderator;
        case StaffPermission::export_log:
        case StaffPermission::manage_staff:
        case StaffPermission::manage_keys:
            return role == StaffRole::admin;
    }
    return false;
}

}  // namespace hoigung::domain
