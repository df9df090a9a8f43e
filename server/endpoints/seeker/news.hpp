#pragma once

#include <string>

#include "domain/identity/push_subscription.hpp"
#include "domain/notifications/news_store.hpp"
#include "domain/notifications/unsubscribe_tokens.hpp"

namespace hoigung::endpoints {

// The dependencies of the calls about what seekers are told of. One object serves all requests.
struct News {
    domain::NewsStore& store;
    const domain::UnsubscribeTokens& tokens;
    // The public key that browsers subscribe with; empty while the site sends no push.
    std::string push_key;
    domain::PushSubscriptionCheck is_push_allowed;
    // Whether the site tells seekers by SMS.
    bool is_sms_offered = false;
};

}  // namespace hoigung::endpoints
