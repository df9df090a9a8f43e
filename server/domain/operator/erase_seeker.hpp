#pragma once

#include "domain/erasures/erasure_log.hpp"
#include "domain/identity/account_removal.hpp"
#include "domain/operator/acting.hpp"

namespace hoigung::domain {

// Removes an account at once, like purge_accounts does 90 days after the seeker asked for it.
[[nodiscard]] Outcome<Seeker> erase_seeker(const Acting& acting, SeekerId id, const SessionRules& rules,
                                           IdentityStore& store, ErasureLog& log);

}  // namespace hoigung::domain
