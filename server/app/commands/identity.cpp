#include <iostream>

#include <fmt/format.h>

#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/named_seeker.hpp"
#include "app/erasures_path.hpp"
#include "app/identity_settings.hpp"
#include "app/open_database.hpp"
#include "app/portal_settings.hpp"
#include "domain/operator/end_sessions.hpp"
#include "domain/operator/signing_keys.hpp"
#include "domain/operator/suspend_seeker.hpp"
#include "security/erasure_file.hpp"
#include "store/employer_store.hpp"
#include "store/identity_store.hpp"
#include "store/key_store.hpp"

namespace hoigung::app {
int rotate_keys(const Settings& settings) {
    const auto database = open_database(settings);
    store::SqlKeyStore keys(*database);
    base::SystemRandom random;
    const auto key = domain::rotate_signing_keys(ByCommand(settings, *database), keys, random);
    std::cout << fmt::format("key {} signs from {}\n", key.id.text(), base::to_iso(key.signs_from));
    return kDone;
}

int list_keys(const Settings& settings) {
    const auto database = open_database(settings);
    store::SqlKeyStore store(*database);
    const auto keys = store.all();
    const auto* signing = domain::signing_key(keys, base::SystemClock{}.now());
    for (const domain::SigningKey& key : keys) {
        std::cout << fmt::format("{} made {} signs from {}{}\n", key.id.text(), base::to_iso(key.created_at),
                                 base::to_iso(key.signs_from), &key == signing ? " (signing)" : "");
    }
    return kDone;
}

int revoke_key(const Settings& settings, const std::string& id) {
    const auto database = open_database(settings);
    store::SqlKeyStore keys(*database);
    base::SystemRandom random;
    if (!domain::revoke_signing_key(ByCommand(settings, *database), id, keys, random).ok()) {
        std::cerr << id << ": there is no such key\n";
        return kFailed;
    }
    std::cout << id << " is revoked: no token that it signed is good any more\n";
    return kDone;
}

int end_all_sessions(const Settings& settings) {
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    store::SqlEmployerStore employers(*database);
    std::cout << fmt::format("{} sessions ended\n",
                             domain::end_all_sessions(ByCommand(settings, *database), store, employers));
    return kDone;
}

int end_sessions(const Settings& settings, const std::string& who) {
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    const auto seeker = named_seeker(store, who);
    if (!seeker) return kFailed;
    const auto ended = domain::end_sessions(ByCommand(settings, *database), seeker->id,
                                            identity_rules(settings).sessions, store);
    if (!ended.ok()) return kFailed;
    std::cout << fmt::format("{} sessions ended\n", *ended);
    return kDone;
}

int suspend_seeker(const Settings& settings, const std::string& who, bool is_suspended) {
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    const auto seeker = named_seeker(store, who);
    if (!seeker ||
        !domain::suspend_seeker(ByCommand(settings, *database), seeker->id, is_suspended, store).ok())
        return kFailed;
    std::cout << seeker->id.text() << (is_suspended ? " is suspended\n" : " is not suspended\n");
    return kDone;
}

int purge(const Settings& settings) {
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    store::SqlKeyStore keys(*database);
    store::SqlEmployerStore employers(*database);
    security::ErasureFile erasures(erasures_path(settings));
    const auto now = base::SystemClock{}.now();
    const int removed = purge_identity(store, keys, erasures, identity_rules(settings), now);
    employers.sweep(employer_retention(settings, now));
    erasures.drop_before(now - std::chrono::days(settings.backup_days));
    std::cout << fmt::format("{} accounts removed\n", removed);
    return kDone;
}

}  // namespace hoigung::app
