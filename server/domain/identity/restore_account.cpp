#include "domain/identity/restore_account.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<Seeker> restore_account(SeekerId id, IdentityStore& store, SessionRegistry& session_registry,
                                const SessionRules& rules, const AccountRules& account_rules,
                                base::Timestamp now) {
    auto outcome = transact(store, [&](IdentityWriter& writer) -> Outcome<ChangedAccount> {
        auto seeker = writer.seeker(id);
        if (!seeker) return Refusal::PermissionDenied;
        if (account_rules.is_due(*seeker, now)) return Refusal::AccountBeingDeleted;
        if (!seeker->is_being_deleted()) return ChangedAccount{std::move(*seeker), {}};
        seeker->delete_account_at.reset();
        seeker->delete_reason.clear();
        writer.put(*seeker);
        return ChangedAccount{std::move(*seeker), revoke_sessions(writer, id, rules, now)};
    });
    if (!outcome.ok()) return outcome.error();
    session_registry.note(outcome->revoked);
    return std::move(outcome->seeker);
}

}  // namespace hoigung::domain
