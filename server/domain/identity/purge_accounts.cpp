#include "domain/identity/purge_accounts.hpp"

#include "domain/identity/seeker_erasure.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

namespace {

// Returns whether the account was due and has been removed.
bool purge_account(IdentityStore& store, ErasureLog& log, SeekerId id, const SessionRules& rules,
                   const AccountRules& account_rules, base::Timestamp now) {
    const auto found = store.seeker(id);
    if (!found || !account_rules.is_due(*found, now)) return false;
    const Erasure erasure = erasure_of(*found, now);
    log.note(erasure);
    enum class Account { removed, kept, gone };
    const auto account = transact(store, [&](IdentityWriter& writer) {
        const auto seeker = writer.seeker(id);
        if (!seeker) return Account::gone;
        // The account may have been restored since the list was made.
        if (!account_rules.is_due(*seeker, now)) return Account::kept;
        remove_account(writer, *seeker, rules, now);
        return Account::removed;
    });
    if (account == Account::kept) log.take_back(erasure);
    return account == Account::removed;
}

}  // namespace

int purge_accounts(IdentityStore& store, ErasureLog& log, const SessionRules& rules,
                   const AccountRules& account_rules, base::Timestamp now) {
    constexpr int kAtOnce = 100;
    int removed = 0;
    for (bool more = true; more;) {
        const auto due = store.deleted_before(now - account_rules.removed_after, kAtOnce);
        for (const SeekerId id : due) {
            removed += purge_account(store, log, id, rules, account_rules, now) ? 1 : 0;
        }
        more = due.size() == kAtOnce;
    }
    return removed;
}

}  // namespace hoigung::domain
