#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace hoigung::endpoints {

// Which addresses a webhook may have.
struct WebhookAddressRules {
    bool may_be_http = false;
    // Whether the site may send to a host, by its name or number.
    std::function<bool(const std::string& host)> may_be_told;
};

// What is wrong with a webhook's address; empty when nothing is. The sender looks again at each connection,
// since a name may lead elsewhere later.
[[nodiscard]] std::string problem_of_webhook(std::string_view url, const WebhookAddressRules& rules);

}  // namespace hoigung::endpoints
