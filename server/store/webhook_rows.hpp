#pragma once

#include <vector>

#include "domain/keys/webhook.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// The webhooks of keys that are not revoked.
[[nodiscard]] std::vector<domain::WebhookListener> select_listeners(Connection& connection);

}  // namespace hoigung::store
