#pragma once

#include <chrono>
#include <span>
#include <vector>

#include "base/random.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/deliveries/delivery.hpp"

// Decides which partners' webhooks are told of what.
namespace hoigung::domain {

// How long the site tries to deliver an event to a webhook.
inline constexpr std::chrono::days kWebhookEventLasts{3};

// The deliveries about changes of the log, in order: one for each webhook whose key speaks for the company.
[[nodiscard]] std::vector<Delivery> deliveries_to_partners(std::span<const ApplicationChange> changes,
                                                           std::span<const WebhookListener> listeners,
                                                           base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
