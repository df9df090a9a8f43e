#include "domain/operator/service_keys.hpp"

#include "base/text.hpp"

namespace hoigung::domain {

base::Result<IssuedKey, KeyRefusal> issue_service_key(const Acting& acting, const WantedKey& wanted,
                                                      PartnerKeyStore& store, const SecretDigests& digests,
                                                      base::Random& random) {
    PartnerKey key;
    key.name = base::trim(wanted.name);
    key.role = wanted.is_operator ? PartnerRole::site_operator : PartnerRole::employer;
    key.companies = wanted.companies;
    if (key.name.empty()) return KeyRefusal::name_missing;
    if (wanted.is_operator != key.companies.empty()) return KeyRefusal::holder_unclear;
    return acting.together([&] {
        IssuedKey issued = issue_partner_key(key, store, digests, random, acting.now);
        acting.done(OperatorAct::issue_service_key, issued.key.id.text());
        return issued;
    });
}

Outcome<PartnerKeyId> revoke_service_key(const Acting& acting, std::string_view id, PartnerKeyStore& store) {
    const auto key = PartnerKeyId::parse(id);
    if (!key) return Refusal::IdNotFound;
    return acting.together([&]() -> Outcome<PartnerKeyId> {
        if (!store.revoke(*key, acting.now)) return Refusal::IdNotFound;
        acting.done(OperatorAct::revoke_service_key, key->text());
        return *key;
    });
}

}  // namespace hoigung::domain
