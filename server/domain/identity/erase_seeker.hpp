#pragma once

#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

// Removes an account at once, as purge_accounts does 90 days after its owner asked for it.
[[nodiscard]] Outcome<Seeker> erase_seeker(IdentityStore& store, SeekerId id, const SessionRules& rules,
                                           base::Timestamp now);

}  // namespace hoigung::domain
