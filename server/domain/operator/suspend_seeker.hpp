#pragma once

#include "domain/identity/identity_store.hpp"
#include "domain/operator/acting.hpp"

namespace hoigung::domain {

// Suspends a seeker or lifts the suspension. A suspended seeker cannot log in again or apply; open sessions
// can still read. Repeating it changes nothing.
[[nodiscard]] Outcome<Seeker> suspend_seeker(const Acting& acting, SeekerId id, bool is_suspended,
                                             IdentityStore& store);

}  // namespace hoigung::domain
