#include "domain/identity/purge_accounts.hpp"

namespace hoigung::domain {

int purge_accounts(IdentityStore& store, const SessionRules& rules, const AccountRules& account_rules,
                   base::Timestamp now) {
    constexpr int kAtOnce = 100;
    int removed = 0;
    for (bool more = true; more;) {
        const auto due = store.deleted_before(now - account_rules.removed_after, kAtOnce);
        for (const SeekerId id : due) {
            bool is_removed = false;
            store.write([&](IdentityWriter& writer) {
                // It may have been restored since the list was made.
                const auto seeker = writer.seeker(id);
                if (!seeker || !account_rules.is_due(*seeker, now)) return;
                remove_account(writer, *seeker, rules, now);
                is_removed = true;
            });
            removed += is_removed ? 1 : 0;
        }
        more = due.size() == kAtOnce;
    }
    return removed;
}

}  // namespace hoigung::domain
