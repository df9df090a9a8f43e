#include "domain/keys/partner_key.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

constexpr std::string_view kPrefix = "hgp_";

}  // namespace

bool PartnerKey::speaks_for(CompanyId company) const {
    return is_operator() || std::ranges::find(companies, company) != companies.end();
}

std::string make_secret(std::string_view prefix, base::Random& random) {
    std::array<std::byte, 32> bytes{};
    random.fill(bytes);
    return std::string(prefix) + base::hex_text({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

IssuedKey issue_partner_key(PartnerKey key, PartnerKeyStore& store, const SecretDigests& digests,
                            base::Random& random, base::Timestamp now) {
    key.id = PartnerKeyId::make(now, random);
    key.created_at = now;
    std::string secret = make_secret(kPrefix, random);
    store.add(key, digests.digest(secret));
    return {std::move(key), std::move(secret)};
}

std::optional<PartnerKey> authenticate_partner(std::string_view secret, PartnerKeyStore& store,
                                               const SecretDigests& digests) {
    if (!secret.starts_with(kPrefix)) return std::nullopt;
    return store.find(digests.digest(secret));
}

}  // namespace hoigung::domain
