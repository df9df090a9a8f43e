#pragma once

#include "domain/identity/identity_store.hpp"

namespace hoigung::domain {

// The account for a request that only seekers may make: refused for anonymous callers, and while the account
// is being deleted.
[[nodiscard]] Outcome<Seeker> require_seeker(const std::optional<Seeker>& seeker);

// Like require_seeker, for a request that creates something, which a suspended seeker may not: they may only
// read, withdraw and delete.
[[nodiscard]] Outcome<Seeker> require_active_seeker(const std::optional<Seeker>& seeker);

}  // namespace hoigung::domain
