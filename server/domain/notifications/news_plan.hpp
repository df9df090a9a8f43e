#pragma once

#include <vector>

#include "domain/notifications/tell_of_news.hpp"

namespace hoigung::domain {

// What to do with one seeker's due news.
struct NewsPlan {
    std::vector<Delivery> deliveries;
    // News that are told, or that nobody has to be told any more.
    std::vector<DeliveryId> done;
    std::vector<PostponedNews> later;
    // News whose pushes make a sound.
    std::vector<DeliveryId> sounding;
    std::vector<NotedTelling> tellings;
    int sms = 0;
};

// Decides what a seeker is told now, and what later. `sms_left`: how many SMS the site may still send.
[[nodiscard]] NewsPlan plan_news(const SeekerNews& seeker, const NewsPorts& ports, const Catalogue& catalogue,
                                 int sms_left, base::Timestamp now);

}  // namespace hoigung::domain
