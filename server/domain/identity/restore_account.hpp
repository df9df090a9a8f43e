#pragma once

#include "domain/identity/account_removal.hpp"
#include "domain/identity/session_registry.hpp"

namespace hoigung::domain {

// Cancels the deletion while the account still exists. Tokens issued in between are revoked, so that the
// person has to log in again.
[[nodiscard]] Outcome<Seeker> restore_account(SeekerId id, IdentityStore& store,
                                              SessionRegistry& session_registry, const SessionRules& rules,
                                              const AccountRules& account_rules, base::Timestamp now);

}  // namespace hoigung::domain
