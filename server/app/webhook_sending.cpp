#include "app/webhook_sending.hpp"

#include "base/log.hpp"
#include "store/lease_fence.hpp"

namespace hoigung::app {

WebhookSending::WebhookSending(domain::WebhookStore& store, domain::EmployerStore& employers,
                               domain::WebhookSender& sender, base::Random& random, const base::Clock& clock,
                               std::size_t threads)
    : store_(store),
      employers_(employers),
      sender_(sender),
      random_(random),
      clock_(clock),
      threads_(queue_, threads) {}

void WebhookSending::begin(const domain::Lease& lease) {
    for (const domain::PartnerKeyId key : store_.keys_asked_for()) {
        const std::lock_guard lock(mutex_);
        if (!asking_.insert(key).second) continue;
        if (!queue_.submit([this, key, lease] { send_asked_for(key, lease); })) asking_.erase(key);
    }
    for (const domain::Webhook& webhook : domain::due_webhooks(store_, employers_, clock_.now())) {
        const std::lock_guard lock(mutex_);
        if (!busy_.insert(webhook.key).second) continue;
        if (!queue_.submit([this, webhook, lease] { serve(webhook, lease); })) busy_.erase(webhook.key);
    }
}

std::size_t WebhookSending::busy() const {
    const std::lock_guard lock(mutex_);
    return busy_.size();
}

void WebhookSending::serve(const domain::Webhook& webhook, const domain::Lease& lease) {
    try {
        const store::LeaseFence fence(lease);
        domain::serve_webhook(store_, sender_, webhook, random_, clock_);
    } catch (const std::exception& problem) {
        base::log::warning("the webhook of key {} is left for another turn: {}", webhook.key.text(),
                           problem.what());
    }
    const std::lock_guard lock(mutex_);
    busy_.erase(webhook.key);
}

void WebhookSending::send_asked_for(domain::PartnerKeyId key, const domain::Lease& lease) {
    try {
        const store::LeaseFence fence(lease);
        domain::send_asked_for(store_, sender_, key, clock_);
    } catch (const std::exception& problem) {
        base::log::warning("what was asked to be sent to the webhook of key {} is left for another turn: {}",
                           key.text(), problem.what());
    }
    const std::lock_guard lock(mutex_);
    asking_.erase(key);
}

}  // namespace hoigung::app
