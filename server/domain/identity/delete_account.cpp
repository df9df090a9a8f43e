#include "domain/identity/delete_account.hpp"

#include "base/text.hpp"
#include "domain/identity/require_seeker.hpp"

namespace hoigung::domain {

Outcome<Seeker> delete_account(SeekerId id, std::string_view telephone, std::string_view reason,
                               IdentityStore& store, SessionRegistry& session_registry,
                               const SessionRules& rules, base::Timestamp now) {
    constexpr std::size_t kLongestReason = 200;
    Outcome<Seeker> outcome = Refusal::PermissionDenied;
    std::vector<Session> revoked;
    store.write([&](IdentityWriter& writer) {
        revoked.clear();
        outcome = require_seeker(writer.seeker(id));
        if (!outcome.ok()) return;
        if (!is_typed_as(outcome->telephone, telephone)) {
            outcome = Refusal::TelephoneNotFound;
            return;
        }
        outcome->delete_account_at = now;
        outcome->delete_reason =
            base::has_controls(reason) ? "" : base::first_characters(reason, kLongestReason);
        writer.put(*outcome);
        revoked = revoke_sessions(writer, id, rules, now);
    });
    session_registry.note(revoked);
    return outcome;
}

}  // namespace hoigung::domain
