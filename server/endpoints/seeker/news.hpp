#pragma once

#include "domain/notifications/news_store.hpp"
#include "domain/notifications/unsubscribe_tokens.hpp"

namespace hoigung::endpoints {

// The dependencies of the calls about what seekers are told of. One object serves all requests.
struct News {
    domain::NewsStore& store;
    const domain::UnsubscribeTokens& tokens;
};

}  // namespace hoigung::endpoints
