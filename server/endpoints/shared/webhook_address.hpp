#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace hoigung::endpoints {

// The rules for webhooks' addresses.
struct WebhookAddressRules {
    bool may_be_http = false;
    // Whether the site may send to a host, given by name or IP address.
    std::function<bool(const std::string& host)> may_be_told;
};

// The problem with a webhook's address; empty when it is valid. The sender checks again at each connection,
// because the name may resolve to another host later.
[[nodiscard]] std::string problem_of_webhook(std::string_view url, const WebhookAddressRules& rules);

}  // namespace hoigung::endpoints
