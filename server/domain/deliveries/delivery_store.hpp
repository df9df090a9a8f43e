#pragma once

#include <chrono>
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "domain/applications/application_store.hpp"
#include "domain/deliveries/delivery.hpp"

namespace hoigung::domain {

// Waiting deliveries of the ways mail and sms, and the failed ones of all ways that the operator should see.
// Webhooks' events and notifications are queued here and read through WebhookStore and NotificationStore.
class DeliveryStore {
  public:
    virtual ~DeliveryStore() = default;

    // Stores what followed from changes of the applications' log, by any way, and moves the follower's
    // cursor, atomically. Stores nothing and returns false when another process has dealt with these changes.
    virtual bool queue(std::span<const Delivery> deliveries, LogFollower follower, std::int64_t up_to) = 0;

    [[nodiscard]] virtual bool any_due(DeliveryWay way, base::Timestamp now) = 0;
    // Claims the next due delivery of a way: no other process gets it for the time `lasts`. Returns several
    // when they are daily ones of the same receiver; empty when nothing is due.
    [[nodiscard]] virtual std::vector<Delivery> claim(DeliveryWay way, std::string_view holder,
                                                      base::Timestamp now,
                                                      std::chrono::milliseconds lasts) = 0;
    // The following three functions change only deliveries that the holder still has claimed.
    // An accepted mail also clears the refusals noted for its address.
    virtual void taken(std::span<const Delivery> deliveries, std::string_view holder) = 0;
    virtual void postpone(std::span<const Delivery> deliveries, std::string_view holder,
                          base::Timestamp next_try_at) = 0;
    // Ends deliveries as failed, and keeps the failure. The content of news to a seeker is kept as well, to
    // be sent again; that of others, such as a code, is deleted.
    virtual void end(std::span<const Delivery> deliveries, std::string_view holder, std::string_view problem,
                     base::Timestamp now) = 0;
    // Counts that the relay refused a seeker's address as unknown, at most once in 24 hours.
    virtual void note_unknown_address(std::string_view address, base::Timestamp now) = 0;

    // Newest first.
    [[nodiscard]] virtual std::vector<FailedDelivery> ended(int limit) = 0;
    // The number of waiting deliveries by way.
    [[nodiscard]] virtual std::map<DeliveryWay, std::int64_t> waiting() = 0;
    // Queues an ended delivery once more, with as much time as it had at first. Returns false when it does
    // not exist, or when its content was deleted.
    virtual bool send_again(DeliveryId id, base::Timestamp now) = 0;
    // Deletes records of deliveries that ended before a moment.
    virtual void sweep(base::Timestamp ended_before) = 0;
};

}  // namespace hoigung::domain
