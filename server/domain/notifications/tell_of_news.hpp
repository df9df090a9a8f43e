#pragma once

#include "base/random.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/notifications/news_store.hpp"
#include "domain/notifications/unsubscribe_tokens.hpp"

namespace hoigung::domain {

// The ways by which the site tells seekers, and its limit on SMS.
struct NewsWays {
    bool mail = true;
    bool push = false;
    bool sms = false;
    int sms_per_hour = 0;
};

struct NewsPorts {
    NewsStore& store;
    const UnsubscribeTokens& tokens;
    base::Random& random;
    const DeliveryRules rules;
    const NewsWays ways{};
};

// Tells seekers their due news by mail, push and SMS, as their switches say: one mail to each, one push for
// each conversation, interview and application and one for all news of jobs, to every browser. Returns the
// number of deliveries. Interrupted half-way, any process can call it again to do the rest, and no news are
// told twice by one way.
int tell_of_news(const NewsPorts& ports, const Catalogue& catalogue, base::Timestamp now);

}  // namespace hoigung::domain
