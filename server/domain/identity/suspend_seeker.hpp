#pragma once

#include "domain/identity/identity_store.hpp"

namespace hoigung::domain {

// Suspends a seeker or lifts the suspension. A suspended seeker cannot log in again or apply; open sessions
// can still read.
[[nodiscard]] Outcome<Seeker> suspend_seeker(IdentityStore& store, SeekerId id, bool is_suspended);

}  // namespace hoigung::domain
