#pragma once

#include <chrono>
#include <vector>

#include "domain/applications/application_store.hpp"
#include "domain/deliveries/delivery_store.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/keys/webhook.hpp"

namespace hoigung::domain {

// How long requests and responses are kept to be shown.
inline constexpr std::chrono::days kWebhookDeliveriesKept{30};

// Whether there are changes to queue or events to send.
[[nodiscard]] bool may_tell_webhooks(ApplicationStore& applications, WebhookStore& store);

// Goes through the application changes since the last call and queues the events for each webhook.
// Returns how many it queued.
int queue_webhooks(ApplicationStore& applications, WebhookStore& webhooks, DeliveryStore& deliveries,
                   base::Random& random, base::Timestamp now);

// The webhooks that are not backing off after a failure and whose keys are in force (key_rule.hpp). Events
// that could not be delivered for three days are dropped first.
[[nodiscard]] std::vector<Webhook> due_webhooks(WebhookStore& store, EmployerStore& employers,
                                                base::Timestamp now);

// Sends the requested deliveries of a webhook, once each, whatever the response.
void send_asked_for(WebhookStore& store, WebhookSender& sender, PartnerKeyId key, const base::Clock& clock);

// Sends a webhook its pending events in order, each at least once, for a few seconds per run. A receiver that
// fails is retried after 2 s, 4 s, and so on up to an hour.
void serve_webhook(WebhookStore& store, WebhookSender& sender, const Webhook& webhook, base::Random& random,
                   const base::Clock& clock);

}  // namespace hoigung::domain
