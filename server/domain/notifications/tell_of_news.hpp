#pragma once

#include "base/random.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/notifications/news_store.hpp"
#include "domain/notifications/unsubscribe_tokens.hpp"

namespace hoigung::domain {

struct NewsPorts {
    NewsStore& store;
    const UnsubscribeTokens& tokens;
    base::Random& random;
    const DeliveryRules rules;
};

// Mails seekers their due news, one mail to each, as their switches say. Returns the number of mails.
// Interrupted half-way, any process can call it again to do the rest, and no news are mailed twice.
int tell_of_news(const NewsPorts& ports, const Catalogue& catalogue, base::Timestamp now);

}  // namespace hoigung::domain
