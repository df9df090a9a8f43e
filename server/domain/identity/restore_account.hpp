#pragma once

#include "domain/identity/account_removal.hpp"
#include "domain/identity/session_registry.hpp"

namespace hoigung::domain {

// Takes the mark of deletion back, as long as the account is there. The person logs in anew afterwards, so
// that the tokens given out in between are revoked.
[[nodiscard]] Outcome<Seeker> restore_account(SeekerId id, IdentityStore& store,
                                              SessionRegistry& session_registry, const SessionRules& rules,
                                              const AccountRules& account_rules, base::Timestamp now);

}  // namespace hoigung::domain
