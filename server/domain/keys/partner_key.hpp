#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "base/random.hpp"
#include "domain/ids.hpp"
#include "domain/people/person.hpp"

namespace hoigung::domain {

using PartnerKeyId = base::Id<struct PartnerKeyTag>;

// An employer may act for its companies, the operator for everything.
enum class PartnerRole { employer, site_operator };

// A key of the partner service.
struct PartnerKey {
    PartnerKeyId id;
    std::string name;
    PartnerRole role = PartnerRole::employer;
    // The companies of an employer's key; empty for the operator's.
    std::vector<CompanyId> companies;
    base::Timestamp created_at;
    std::optional<base::Timestamp> revoked_at;
    // Made by an owner in the portal, where the company's profile remains editable.
    bool is_from_portal = false;
    // The person who made it there; empty once their account is deleted.
    std::optional<PersonId> made_by{};

    [[nodiscard]] bool is_operator() const { return role == PartnerRole::site_operator; }
    [[nodiscard]] bool speaks_for(CompanyId company) const;

    bool operator==(const PartnerKey&) const = default;
};

class PartnerKeyStore {
  public:
    virtual ~PartnerKeyStore() = default;
    // `digest` is derived from the key's secret, which itself is not stored.
    virtual void add(const PartnerKey& key, std::string_view digest) = 0;
    // In order of creation, including revoked ones.
    [[nodiscard]] virtual std::vector<PartnerKey> all() = 0;
    // Looks a key up by its digest. Revoked keys are not found.
    [[nodiscard]] virtual std::optional<PartnerKey> find(std::string_view digest) = 0;
    // False when there is no such key or it is revoked already.
    virtual bool revoke(PartnerKeyId id, base::Timestamp now) = 0;
};

// Turns a secret into a digest that may be stored.
class SecretDigests {
  public:
    virtual ~SecretDigests() = default;
    [[nodiscard]] virtual std::string digest(std::string_view secret) const = 0;
};

struct IssuedKey {
    PartnerKey key;
    // The secret that the partner sends; it cannot be shown again later.
    std::string secret;
};

[[nodiscard]] IssuedKey issue_partner_key(PartnerKey key, PartnerKeyStore& store,
                                          const SecretDigests& digests, base::Random& random,
                                          base::Timestamp now);

// The key for a secret; std::nullopt when it is unknown or revoked.
[[nodiscard]] std::optional<PartnerKey> authenticate_partner(std::string_view secret, PartnerKeyStore& store,
                                                             const SecretDigests& digests);

// Prefix of a webhook's secret.
inline constexpr std::string_view kWebhookSecretPrefix = "hgw_";

// 32 random bytes as hex digits after a prefix that names the kind of secret.
[[nodiscard]] std::string make_secret(std::string_view prefix, base::Random& random);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::PartnerRole> {
    using enum domain::PartnerRole;
    static constexpr EnumTable<domain::PartnerRole, std::string_view> values{
        {{employer, "employer"}, {site_operator, "operator"}}};
};
