#include "domain/identity/signing_key.hpp"

#include <algorithm>
#include <span>

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

SigningKey make_key(base::Random& random, base::Timestamp now, base::Timestamp signs_from) {
    constexpr std::size_t kSecretBytes = 32;
    SigningKey key{KeyId::make(now, random), std::string(kSecretBytes, '\0'), now, signs_from};
    random.fill(std::as_writable_bytes(std::span(key.secret)));
    return key;
}

}  // namespace

void ensure_key(KeyStore& store, base::Random& random, base::Timestamp now) {
    if (store.all().empty()) store.add_first(make_key(random, now, now));
}

SigningKey rotate_keys(KeyStore& store, base::Random& random, base::Timestamp now) {
    SigningKey key = make_key(random, now, now + 10s);
    store.add(key);
    return key;
}

Outcome<void> revoke_key(KeyStore& store, KeyId id, base::Random& random, base::Timestamp now) {
    const std::vector<SigningKey> keys = store.all();
    if (std::ranges::find(keys, id, &SigningKey::id) == keys.end()) return Refusal::IdNotFound;
    if (signing_key(keys, now)->id == id) store.add(make_key(random, now, now));
    store.remove(id);
    return {};
}

int retire_keys(KeyStore& store, const SessionRules& rules, base::Timestamp now) {
    const auto longest = std::max(rules.seeker_token_lasts, rules.anonymous_token_lasts);
    const std::vector<SigningKey> keys = store.all();
    int retired = 0;
    for (std::size_t i = 0; i + 1 < keys.size(); ++i) {
        if (keys[i + 1].signs_from + longest > now) break;
        store.remove(keys[i].id);
        ++retired;
    }
    return retired;
}

}  // namespace hoigung::domain
