#pragma once

#include "domain/erasures/erasure_log.hpp"
#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

[[nodiscard]] inline Erasure erasure_of(const Seeker& seeker, base::Timestamp now) {
    return {ErasedKind::seeker, seeker.id.text(), seeker.telephone.text(), now};
}

// Removes an account at once, like purge_accounts does 90 days after the seeker asked for it.
[[nodiscard]] Outcome<Seeker> erase_seeker(IdentityStore& store, ErasureLog& log, SeekerId id,
                                           const SessionRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
