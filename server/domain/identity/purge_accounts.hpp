#pragma once

#include "domain/erasures/erasure_log.hpp"
#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

// Removes the accounts that are due for removal, each completely or not at all. Returns how many.
int purge_accounts(IdentityStore& store, ErasureLog& log, const SessionRules& rules,
                   const AccountRules& account_rules, base::Timestamp now);

}  // namespace hoigung::domain
