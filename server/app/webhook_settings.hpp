#pragma once

#include "app/settings.hpp"
#include "endpoints/shared/webhook_address.hpp"

namespace hoigung::app {

[[nodiscard]] endpoints::WebhookAddressRules webhook_addresses(const Settings& settings);

}  // namespace hoigung::app
