#include "domain/operator/signing_keys.hpp"

namespace hoigung::domain {

SigningKey rotate_signing_keys(const Acting& acting, KeyStore& store, base::Random& random) {
    return acting.together([&] {
        SigningKey key = rotate_keys(store, random, acting.now);
        acting.done(OperatorAct::rotate_signing_keys, key.id.text());
        return key;
    });
}

Outcome<KeyId> revoke_signing_key(const Acting& acting, std::string_view id, KeyStore& store,
                                  base::Random& random) {
    const auto key = KeyId::parse(id);
    if (!key) return Refusal::IdNotFound;
    return acting.together([&]() -> Outcome<KeyId> {
        if (const auto revoked = revoke_key(store, *key, random, acting.now); !revoked.ok())
            return revoked.error();
        acting.done(OperatorAct::revoke_signing_key, key->text());
        return *key;
    });
}

}  // namespace hoigung::domain
