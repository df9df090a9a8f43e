#pragma once

#include "domain/keys/partner_key.hpp"
#include "domain/keys/webhook.hpp"
#include "endpoints/shared/webhook_address.hpp"

namespace hoigung::endpoints {

// The service keys of employers' systems, and the webhooks that belong to them.
struct KeyAccess {
    domain::PartnerKeyStore& keys;
    domain::WebhookStore& webhooks;
    // Blocks while it resolves a host's name.
    const WebhookAddressRules webhook_addresses;
};

}  // namespace hoigung::endpoints
