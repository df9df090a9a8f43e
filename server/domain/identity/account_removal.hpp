#pragma once

#include "domain/identity/identity_store.hpp"

namespace hoigung::domain {

struct AccountRules {
    // Spec 9: an account is removed 90 days after its deletion was asked for.
    std::chrono::days removed_after{90};
    int devices = 20;

    [[nodiscard]] bool is_due(const Seeker& seeker, base::Timestamp now) const {
        return seeker.delete_account_at && *seeker.delete_account_at + removed_after <= now;
    }
};

// A seeker after a change of the account that ended their sessions.
struct ChangedAccount {
    Seeker seeker;
    std::vector<Session> revoked;
};

// Revokes every session of a seeker and returns the revoked sessions.
[[nodiscard]] std::vector<Session> revoke_sessions(IdentityWriter& writer, SeekerId seeker,
                                                   const SessionRules& rules, base::Timestamp now);

// Deletes an account with all its data and sessions.
void remove_account(IdentityWriter& writer, const Seeker& seeker, const SessionRules& rules,
                    base::Timestamp now);

}  // namespace hoigung::domain
