#pragma once

#include "domain/identity/identity_store.hpp"

namespace hoigung::domain {

// The account behind a call that only seekers may make: refused for anybody else, and while the account is
// being deleted.
[[nodiscard]] Outcome<Seeker> require_seeker(const std::optional<Seeker>& seeker);

// The same for a call that makes something new, which a suspended seeker may not: they may look, take back
// and leave.
[[nodiscard]] Outcome<Seeker> require_active_seeker(const std::optional<Seeker>& seeker);

}  // namespace hoigung::domain
