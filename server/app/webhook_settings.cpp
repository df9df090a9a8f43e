#include "app/webhook_settings.hpp"

#include "notify/reach.hpp"

namespace hoigung::app {

endpoints::WebhookAddressRules webhook_addresses(const Settings& settings) {
    return {.may_be_http = settings.webhook_anywhere,
            .may_be_told = [anywhere = settings.webhook_anywhere](const std::string& host) {
                return anywhere || notify::is_on_the_internet(host);
            }};
}

}  // namespace hoigung::app
