#include "endpoints/portal/resolvers/key_views.hpp"

namespace hoigung::endpoints::portal {

using domain::PartnerKeyId;
using domain::Webhook;

KeyScope::KeyScope(const PortalService& service, std::span<const domain::PartnerKey> keys)
    : service_(service), names_(service) {
    for (const domain::PartnerKey& key : keys) {
        ids_.push_back(key.id);
        names_.expect(key.made_by);
    }
}

const Webhook* KeyScope::webhook(PartnerKeyId key) {
    if (!webhooks_) {
        webhooks_.emplace();
        for (const Webhook& each : service_.access.webhooks.webhooks(ids_))
            webhooks_->emplace(each.key, each);
    }
    const auto found = webhooks_->find(key);
    return found == webhooks_->end() ? nullptr : &found->second;
}

std::int64_t KeyScope::waiting(PartnerKeyId key) {
    if (!waiting_) waiting_ = service_.access.webhooks.count_waiting(ids_);
    return (*waiting_)[key];
}

std::vector<KeyView> key_views(const PortalService& service, std::vector<domain::PartnerKey> keys) {
    const auto scope = std::make_shared<KeyScope>(service, keys);
    std::vector<KeyView> views;
    views.reserve(keys.size());
    for (domain::PartnerKey& key : keys) views.push_back({std::move(key), scope});
    return views;
}

KeyView key_view(const PortalService& service, const domain::PartnerKey& key) {
    return key_views(service, {key}).front();
}

}  // namespace hoigung::endpoints::portal
