#include <iostream>

#include <fmt/format.h>

#include "app/commands/commands.hpp"
#include "app/open_database.hpp"
#include "base/hidden_characters.hpp"
#include "store/delivery_store.hpp"

namespace hoigung::app {

int list_deliveries(const Settings& settings) {
    constexpr int kShown = 100;
    const auto database = open_database(settings);
    store::SqlDeliveryStore deliveries(*database);
    auto waiting = deliveries.waiting();
    std::cout << fmt::format("{} mails wait\n{} pushes wait\n{} SMS wait\n",
                             waiting[domain::DeliveryWay::mail], waiting[domain::DeliveryWay::push],
                             waiting[domain::DeliveryWay::sms]);
    for (const domain::FailedDelivery& ended : deliveries.ended(kShown))
        std::cout << fmt::format("{} {} to {} given up {}: {}\n", ended.id.text(), base::name_of(ended.way),
                                 base::for_terminal(ended.recipient), base::to_iso(ended.ended_at),
                                 base::for_terminal(ended.problem));
    return kDone;
}

int send_delivery_again(const Settings& settings, const std::string& id) {
    const auto database = open_database(settings);
    store::SqlDeliveryStore deliveries(*database);
    const auto parsed = domain::DeliveryId::parse(id);
    if (!parsed || !deliveries.send_again(*parsed, base::SystemClock().now())) {
        std::cerr << "Nothing that was given up has this id, or what it said was not kept, as of mails with "
                     "codes.\n";
        return kFailed;
    }
    std::cout << "It is sent again.\n";
    return kDone;
}

}  // namespace hoigung::app
