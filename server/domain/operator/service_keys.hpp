#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// A key that the operator issues, to be used by itself or by the companies that it names.
struct WantedKey {
    std::string name;
    bool is_operator = false;
    // An employer's key names at least one company; the operator's key names none.
    std::vector<CompanyId> companies;
};

// A key needs a name, and belongs either to the operator or to companies.
enum class KeyRefusal { name_missing, holder_unclear };

[[nodiscard]] base::Result<IssuedKey, KeyRefusal> issue_service_key(const Acting& acting,
                                                                    const WantedKey& wanted,
                                                                    PartnerKeyStore& store,
                                                                    const SecretDigests& digests,
                                                                    base::Random& random);

// IdNotFound when there is no such key, or when it is revoked already.
[[nodiscard]] Outcome<PartnerKeyId> revoke_service_key(const Acting& acting, std::string_view id,
                                                       PartnerKeyStore& store);

}  // namespace hoigung::domain
