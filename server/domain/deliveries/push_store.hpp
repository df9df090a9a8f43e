#pragma once

#include <chrono>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/deliveries/delivery.hpp"

namespace hoigung::domain {

// What became of a push after a try.
struct PushOutcome {
    enum class Result {
        taken,
        // The push service has ended the subscription.
        gone,
        // The push service refuses this push or this site.
        refused,
        // Not sent in time.
        late,
        // To be tried again.
        failed
    };

    Delivery push;
    Result result = Result::taken;
    // The error, without the address.
    std::string problem{};
    // When a failed push is tried again.
    base::Timestamp next_try_at{};
};

// Refusals in a row after which a subscription that never worked ends.
inline constexpr int kRefusalsOfUnusable = 10;

// Pushes that wait to be sent.
class PushStore {
  public:
    virtual ~PushStore() = default;

    [[nodiscard]] virtual bool any_due(base::Timestamp now) = 0;
    // Claims the pushes that are due first, at most `most`: no other process gets them for the time `lasts`.
    // Pushes of subscriptions that have ended are removed.
    [[nodiscard]] virtual std::vector<Delivery> claim(std::string_view holder, base::Timestamp now,
                                                      std::chrono::milliseconds lasts, int most) = 0;
    // Stores what became of pushes that the holder still has claimed: removes those that were taken, ends
    // those that were refused or are late, and ends subscriptions that are gone, or that never worked and
    // were refused kRefusalsOfUnusable times in a row.
    virtual void settle(std::span<const PushOutcome> outcomes, std::string_view holder,
                        base::Timestamp now) = 0;
};

}  // namespace hoigung::domain
