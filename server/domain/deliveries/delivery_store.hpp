#pragma once

#include <chrono>
#include <span>
#include <string_view>
#include <vector>

#include "domain/deliveries/delivery.hpp"

namespace hoigung::domain {

// Waiting deliveries, and the failed ones that the operator should see.
class DeliveryStore {
  public:
    virtual ~DeliveryStore() = default;

    [[nodiscard]] virtual bool any_due(base::Timestamp now) = 0;
    // Claims the next due delivery: no other process gets it for the time `lasts`. Returns several when they
    // are daily ones of the same receiver; empty when nothing is due.
    [[nodiscard]] virtual std::vector<Delivery> claim(std::string_view holder, base::Timestamp now,
                                                      std::chrono::milliseconds lasts) = 0;
    // The following functions change only deliveries that the holder still has claimed.
    virtual void taken(std::span<const Delivery> deliveries, std::string_view holder) = 0;
    virtual void postpone(std::span<const Delivery> deliveries, std::string_view holder,
                          base::Timestamp next_try_at) = 0;
    // Ends deliveries as failed: their content is deleted, the failure is kept.
    virtual void end(std::span<const Delivery> deliveries, std::string_view holder, std::string_view problem,
                     base::Timestamp now) = 0;

    // Newest first.
    [[nodiscard]] virtual std::vector<FailedDelivery> ended(int limit) = 0;
    [[nodiscard]] virtual std::int64_t waiting() = 0;
    // Deletes records of deliveries that ended before a moment.
    virtual void sweep(base::Timestamp ended_before) = 0;
};

}  // namespace hoigung::domain
