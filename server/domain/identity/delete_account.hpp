#pragma once

#include "domain/identity/account_removal.hpp"
#include "domain/identity/session_registry.hpp"

namespace hoigung::domain {

// Marks an account for removal and revokes all its tokens. The telephone number or the
// confirmed e-mail address has to be typed again.
[[nodiscard]] Outcome<Seeker> delete_account(SeekerId id, std::string_view typed, std::string_view reason,
                                             IdentityStore& store, SessionRegistry& session_registry,
                                             const SessionRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
