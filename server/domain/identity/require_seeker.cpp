#include "domain/identity/require_seeker.hpp"

namespace hoigung::domain {

Outcome<Seeker> require_seeker(const std::optional<Seeker>& seeker) {
    if (!seeker) return Refusal::PermissionDenied;
    if (seeker->is_being_deleted()) return Refusal::AccountBeingDeleted;
    return *seeker;
}

Outcome<Seeker> require_active_seeker(const std::optional<Seeker>& seeker) {
    Seeker present = TRY(require_seeker(seeker));
    if (present.is_suspended) return Refusal::ApplicantNotUsable;
    return present;
}

}  // namespace hoigung::domain
