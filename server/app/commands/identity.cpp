#include <iostream>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/commands/named_seeker.hpp"
#include "app/identity_settings.hpp"
#include "app/open_database.hpp"
#include "domain/identity/suspend_seeker.hpp"
#include "store/identity_store.hpp"
#include "store/key_store.hpp"

namespace hoigung::app {

int rotate_keys(const Settings& settings) {
    const auto database = open_database(settings);
    store::SqlKeyStore keys(*database);
    base::SystemRandom random;
    const auto key = domain::rotate_keys(keys, random, base::SystemClock{}.now());
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

int suspend_seeker(const Settings& settings, const std::string& who, bool is_suspended) {
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    const auto seeker = named_seeker(store, who);
    if (!seeker || !domain::suspend_seeker(store, seeker->id, is_suspended).ok()) return kFailed;
    std::cout << seeker->id.text() << (is_suspended ? " is suspended\n" : " is not suspended\n");
    return kDone;
}

int purge(const Settings& settings) {
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    store::SqlKeyStore keys(*database);
    const int removed = purge_identity(store, keys, identity_rules(settings), base::SystemClock{}.now());
    std::cout << fmt::format("{} accounts removed\n", removed);
    return kDone;
}

}  // namespace hoigung::app
