#include "domain/identity/delete_account.hpp"

#include "base/text.hpp"
#include "domain/identity/require_seeker.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

bool is_login_of(const Seeker& seeker, std::string_view typed) {
    if (is_typed_as(seeker.telephone, typed)) return true;
    const auto email = Email::parse(typed);
    return email && email->text() == seeker.email;
}

}  // namespace

Outcome<Seeker> delete_account(SeekerId id, std::string_view typed, std::string_view reason,
                               IdentityStore& store, SessionRegistry& session_registry,
                               const SessionRules& rules, base::Timestamp now) {
    constexpr std::size_t kLongestReason = 200;
    auto outcome = transact(store, [&](IdentityWriter& writer) -> Outcome<ChangedAccount> {
        Seeker seeker = TRY(require_seeker(writer.seeker(id)));
        if (!is_login_of(seeker, typed)) return Refusal::TelephoneNotFound;
        seeker.delete_account_at = now;
        seeker.delete_reason =
            base::has_controls(reason) ? "" : base::first_characters(reason, kLongestReason);
        writer.put(seeker);
        return ChangedAccount{std::move(seeker), revoke_sessions(writer, id, rules, now)};
    });
    if (!outcome.ok()) return outcome.error();
    session_registry.note(outcome->revoked);
    return std::move(outcome->seeker);
}

}  // namespace hoigung::domain
