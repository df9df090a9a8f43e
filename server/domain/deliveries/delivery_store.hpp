#pragma once

#include <chrono>
#include <span>
#include <string_view>
#include <vector>

#include "domain/deliveries/delivery.hpp"

namespace hoigung::domain {

// Deliveries that wait, and those that came to an end that somebody should see.
class DeliveryStore {
  public:
    virtual ~DeliveryStore() = default;

    [[nodiscard]] virtual bool any_due(base::Timestamp now) = 0;
    // Takes what is due next: nobody else gets it for as long as `lasts` says. More than one when they are
    // daily ones of the same receiver. Empty when nothing is due.
    [[nodiscard]] virtual std::vector<Delivery> claim(std::string_view holder, base::Timestamp now,
                                                      std::chrono::milliseconds lasts) = 0;
    // The following change only what the holder still has.
    virtual void taken(std::span<const Delivery> deliveries, std::string_view holder) = 0;
    virtual void postpone(std::span<const Delivery> deliveries, std::string_view holder,
                          base::Timestamp next_try_at) = 0;
    // What they said is forgotten; that they failed is not.
    virtual void end(std::span<const Delivery> deliveries, std::string_view holder, std::string_view problem,
                     base::Timestamp now) = 0;

    // Newest first.
    [[nodiscard]] virtual std::vector<FailedDelivery> ended(int limit) = 0;
    [[nodiscard]] virtual std::int64_t waiting() = 0;
    // Forgets those that ended before a moment.
    virtual void sweep(base::Timestamp ended_before) = 0;
};

}  // namespace hoigung::domain
