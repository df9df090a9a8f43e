#include <iostream>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/identity_settings.hpp"
#include "app/open_database.hpp"
#include "domain/identity/end_sessions.hpp"
#include "domain/identity/suspend_seeker.hpp"
#include "store/identity_store.hpp"
#include "store/key_store.hpp"

namespace hoigung::app {
namespace {

// Does something with the account that a telephone or an id names; says when there is none.
template <class Action>
auto for_seeker(const Settings& settings, const std::string& who, Action action) {
    const auto id = domain::SeekerId::parse(who);
    const auto telephone = domain::Telephone::parse(who);
    using Value = std::remove_cvref_t<decltype(*action(std::declval<domain::IdentityStore&>(), *id))>;
    using Done = std::optional<Value>;
    if (!id && !telephone) {
        std::cerr << who << ": neither a telephone such as +85261234567 nor an id\n";
        return Done{};
    }
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    auto outcome = id ? action(store, *id) : action(store, *telephone);
    if (outcome.ok()) return Done{std::move(outcome).value()};
    std::cerr << who << ": there is no such seeker\n";
    return Done{};
}

}  // namespace

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

int revoke_key(const Settings& settings, const std::string& id) {
    const auto key = domain::KeyId::parse(id);
    const auto database = open_database(settings);
    store::SqlKeyStore keys(*database);
    base::SystemRandom random;
    if (!key || !domain::revoke_key(keys, *key, random, base::SystemClock{}.now()).ok()) {
        std::cerr << id << ": there is no such key\n";
        return kFailed;
    }
    std::cout << id << " is revoked: no token that it signed is good any more\n";
    return kDone;
}

int end_all_sessions(const Settings& settings) {
    const auto database = open_database(settings);
    store::SqlIdentityStore store(*database);
    std::cout << fmt::format("{} sessions ended\n", domain::end_all_sessions(store));
    return kDone;
}

int end_sessions(const Settings& settings, const std::string& who) {
    const auto ended = for_seeker(settings, who, [&](domain::IdentityStore& store, const auto& key) {
        return domain::end_sessions(store, key, identity_rules(settings).sessions, base::SystemClock{}.now());
    });
    if (!ended) return kFailed;
    std::cout << fmt::format("{} sessions ended\n", *ended);
    return kDone;
}

int suspend_seeker(const Settings& settings, const std::string& who, bool is_suspended) {
    const auto seeker = for_seeker(settings, who, [&](domain::IdentityStore& store, const auto& key) {
        return domain::suspend_seeker(store, key, is_suspended);
    });
    if (!seeker) return kFailed;
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
