#include "domain/identity/restore_account.hpp"

namespace hoigung::domain {

Outcome<Seeker> restore_account(SeekerId id, IdentityStore& store, SessionRegistry& session_registry,
                                const SessionRules& rules, const AccountRules& account_rules,
                                base::Timestamp now) {
    Outcome<Seeker> outcome = Refusal::PermissionDenied;
    std::vector<Session> revoked;
    store.write([&](IdentityWriter& writer) {
        outcome = Refusal::PermissionDenied;
        revoked.clear();
        auto seeker = writer.seeker(id);
        if (!seeker) return;
        if (account_rules.is_due(*seeker, now)) {
            outcome = Refusal::AccountBeingDeleted;
            return;
        }
        if (seeker->is_being_deleted()) {
            seeker->delete_account_at.reset();
            seeker->delete_reason.clear();
            writer.put(*seeker);
            revoked = revoke_sessions(writer, id, rules, now);
        }
        outcome = std::move(*seeker);
    });
    session_registry.note(revoked);
    return outcome;
}

}  // namespace hoigung::domain
