#include "domain/partner/send_webhooks.hpp"

#include <deque>

#include "base/log.hpp"
#include "domain/applications/follow_log.hpp"
#include "domain/deliveries/partner_deliveries.hpp"
#include "domain/deliveries/send_deliveries.hpp"
#include "domain/partner/key_rule.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

constexpr int kEventsAtOnce = 20;

// The events that wait for one webhook, in order. The webhook as a whole waits after a failure.
class WebhookQueue final : public DeliveryQueue {
  public:
    WebhookQueue(WebhookStore& store, Webhook webhook) : store_(store), webhook_(std::move(webhook)) {}

    [[nodiscard]] std::vector<Delivery> claim(base::Timestamp now, std::chrono::milliseconds) override {
        if (webhook_.next_try_at > now) return {};
        if (read_.empty()) {
            for (WaitingEvent& each : store_.waiting(webhook_.key, kEventsAtOnce))
                read_.push_back(std::move(each));
        }
        if (read_.empty()) return {};
        const WaitingEvent& next = read_.front();
        return {{.id = {},
                 .way = DeliveryWay::webhook,
                 .recipient = webhook_.key,
                 .queued_at = next.queued_at,
                 .due_at = next.queued_at,
                 .expires_at = next.queued_at + kWebhookEventLasts,
                 .failures = webhook_.failures,
                 .content = next.event}};
    }
    void taken(std::span<const Delivery> deliveries) override {
        store_.taken(webhook_.key, deliveries.front().event().number);
        webhook_.failures = 0;
        read_.pop_front();
    }
    void postpone(std::span<const Delivery>, base::Timestamp next_try_at) override {
        store_.failed(webhook_.key, next_try_at);
        ++webhook_.failures;
        webhook_.next_try_at = next_try_at;
    }
    void end(std::span<const Delivery> deliveries, std::string_view, base::Timestamp) override {
        store_.drop(webhook_.key, deliveries.front().event().number);
        read_.pop_front();
    }

  private:
    WebhookStore& store_;
    Webhook webhook_;
    std::deque<WaitingEvent> read_;
};

// Posts events to one webhook, and keeps each request with its answer for those who look after the webhook.
class WebhookWay final : public Way {
  public:
    WebhookWay(WebhookStore& store, WebhookSender& sender, const Webhook& webhook, base::Random& random)
        : store_(store), sender_(sender), webhook_(webhook), random_(random) {}

    [[nodiscard]] DeliveryReport send(const Delivery& delivery, base::Timestamp now) override {
        const WebhookEvent& event = delivery.event();
        std::string body = sender_.body_of(event);
        WebhookAnswer answer = sender_.send(webhook_, body, now);
        DeliveryReport report;
        if (!answer.is_taken)
            report = {DeliveryResult::failed,
                      answer.status ? "status " + std::to_string(*answer.status) : answer.text};
        store_.note({WebhookRequestId::make(now, random_), webhook_.key, event.application,
                     std::string(base::name_of(event.name)), event.number, now, now, false, std::move(answer),
                     std::move(body)});
        return report;
    }
    // The sender has a time limit of its own, and webhooks are claimed by the task's lease.
    [[nodiscard]] std::chrono::milliseconds longest_wait() const override { return 0ms; }
    [[nodiscard]] std::chrono::seconds first_pause() const override { return 2s; }
    [[nodiscard]] std::chrono::seconds turn() const override { return 2s; }

  private:
    WebhookStore& store_;
    WebhookSender& sender_;
    const Webhook& webhook_;
    base::Random& random_;
};

}  // namespace

bool may_tell_webhooks(ApplicationStore& applications, WebhookStore& store) {
    return is_behind(applications, LogFollower::partners) || store.any_waiting() ||
           !store.keys_asked_for().empty();
}

int queue_webhooks(ApplicationStore& applications, WebhookStore& webhooks, DeliveryStore& deliveries,
                   base::Random& random, base::Timestamp now) {
    std::size_t queued = 0;
    follow_log(applications, LogFollower::partners, [&](const LogBatch& batch) {
        const auto events = deliveries_to_partners(batch.changes, webhooks.listeners(), random, now);
        if (deliveries.queue(events, LogFollower::partners, batch.up_to)) queued += events.size();
    });
    return static_cast<int>(queued);
}

std::vector<Webhook> due_webhooks(WebhookStore& store, EmployerStore& employers, base::Timestamp now) {
    if (const int lost = store.give_up(now - kWebhookEventLasts); lost > 0)
        base::log::warning("gave up on telling {} changes of applications to webhooks", lost);
    std::vector<Webhook> due;
    for (WebhookListener& listener : store.listeners()) {
        if (listener.webhook.next_try_at <= now && !objection_to_key(listener.key, employers))
            due.push_back(std::move(listener.webhook));
    }
    return due;
}

void serve_webhook(WebhookStore& store, WebhookSender& sender, const Webhook& webhook, base::Random& random,
                   const base::Clock& clock) {
    WebhookQueue queue(store, webhook);
    WebhookWay way(store, sender, webhook, random);
    send_deliveries(queue, way, clock);
}

void send_asked_for(WebhookStore& store, WebhookSender& sender, PartnerKeyId key, const base::Clock& clock) {
    for (WebhookRequest& request : store.asked_for(key, kEventsAtOnce)) {
        const auto webhook = store.webhook(key);
        request.sent_at = clock.now();
        if (request.body.empty()) request.body = sender.test_body(*request.sent_at);
        if (webhook) request.answer = sender.send(*webhook, request.body, *request.sent_at);
        store.note(request);
    }
}

}  // namespace hoigung::domain
