#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "endpoints/portal/resolvers/resolvers.hpp"

// The objects behind the schema's keys.
namespace hoigung::endpoints::portal {

// Shared by the keys of one answer: what belongs to them is read for all of them at once, when a field asks
// for it first.
class KeyScope {
  public:
    KeyScope(const PortalService& service, std::span<const domain::PartnerKey> keys);

    [[nodiscard]] const std::string& name_of(std::optional<domain::PersonId> person) {
        return names_.of(person);
    }
    // Null when the key has no webhook.
    [[nodiscard]] const domain::Webhook* webhook(domain::PartnerKeyId key);
    // The number of events that wait to be sent to the key's webhook.
    [[nodiscard]] std::int64_t waiting(domain::PartnerKeyId key);

  private:
    const PortalService& service_;
    std::vector<domain::PartnerKeyId> ids_;
    PeopleNames names_;
    std::optional<std::map<domain::PartnerKeyId, domain::Webhook>> webhooks_;
    std::optional<std::map<domain::PartnerKeyId, std::int64_t>> waiting_;
};

struct KeyView {
    domain::PartnerKey key;
    std::shared_ptr<KeyScope> scope;
};

// The views of keys in one answer, in the same order.
[[nodiscard]] std::vector<KeyView> key_views(const PortalService& service,
                                             std::vector<domain::PartnerKey> keys);
[[nodiscard]] KeyView key_view(const PortalService& service, const domain::PartnerKey& key);

}  // namespace hoigung::endpoints::portal
