#include "domain/partner/send_webhooks.hpp"

#include <algorithm>

#include "base/log.hpp"
#include "domain/partner/key_rule.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

constexpr int kChangesAtOnce = 200;
constexpr int kEventsAtOnce = 20;
// After this the thread serves another receiver.
constexpr auto kTurn = 2s;
constexpr auto kGivenUpAfter = 72h;

WebhookEventName name_for(ApplicationStatus status) {
    if (status == ApplicationStatus::applied) return WebhookEventName::created;
    return status == ApplicationStatus::withdrawn ? WebhookEventName::withdrawn : WebhookEventName::changed;
}

std::chrono::milliseconds pause_after(int failures) {
    constexpr int kMostDoublings = 11;
    return std::min<std::chrono::milliseconds>(1s * (1 << std::clamp(failures, 1, kMostDoublings)), 1h);
}

// std::nullopt while neither the memory nor the store knows the job.
std::optional<CompanyId> company_of(JobId id, const Catalogue& catalogue, CatalogueStore& jobs) {
    if (const Job* job = catalogue.known_job(id)) return job->company_id;
    const auto found = jobs.jobs({&id, 1});
    return found.empty() ? std::nullopt : std::optional(found.front().company_id);
}

}  // namespace

bool may_tell_webhooks(ApplicationStore& applications, WebhookStore& store) {
    return applications.last_change() > store.cursor() || store.any_waiting() ||
           !store.keys_asked_for().empty();
}

int queue_webhooks(ApplicationStore& applications, const Catalogue& catalogue, CatalogueStore& jobs,
                   WebhookStore& store, base::Timestamp now) {
    int queued = 0;
    for (bool more = true; more;) {
        // Read before the changes: every change up to this number is visible below, except those of deleted
        // accounts.
        const std::int64_t last = applications.last_change();
        const auto changes = applications.changes_after(store.cursor(), kChangesAtOnce);
        if (changes.empty()) {
            if (last > store.cursor()) store.queue({}, last, now);
            break;
        }
        const auto listeners = store.listeners();
        std::vector<QueuedEvent> events;
        std::int64_t reached = 0;
        for (const ApplicationChange& change : changes) {
            const auto company = company_of(change.job, catalogue, jobs);
            if (!company) break;
            reached = change.number;
            for (const WebhookListener& listener : listeners) {
                if (!listener.key.speaks_for(*company)) continue;
                events.push_back(
                    {listener.key.id,
                     {change.number, name_for(change.event.status), change.application, change.job, *company,
                      change.seeker, change.event.status, change.event.at}});
            }
        }
        if (reached == 0) break;
        store.queue(events, reached, now);
        queued += static_cast<int>(events.size());
        more = changes.size() == kChangesAtOnce && reached == changes.back().number;
    }
    return queued;
}

std::vector<Webhook> due_webhooks(WebhookStore& store, EmployerStore& employers, base::Timestamp now) {
    if (const int lost = store.give_up(now - kGivenUpAfter); lost > 0)
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
    const auto began = std::chrono::steady_clock::now();
    for (const WebhookEvent& event : store.waiting(webhook.key, kEventsAtOnce)) {
        const auto now = clock.now();
        std::string body = sender.body_of(event);
        WebhookAnswer answer = sender.send(webhook, body, now);
        const bool is_taken = answer.is_taken;
        if (!is_taken)
            base::log::info("the webhook of key {} did not take change {}: {}", webhook.key.text(),
                            event.number,
                            answer.status ? "status " + std::to_string(*answer.status) : answer.text);
        store.note({WebhookDeliveryId::make(now, random), webhook.key, event.application,
                    std::string(base::name_of(event.name)), event.number, now, now, false, std::move(answer),
                    std::move(body)});
        if (!is_taken) {
            store.failed(webhook.key, clock.now() + pause_after(webhook.failures + 1));
            return;
        }
        store.taken(webhook.key, event.number);
        if (std::chrono::steady_clock::now() - began > kTurn) return;
    }
}

void send_asked_for(WebhookStore& store, WebhookSender& sender, PartnerKeyId key, const base::Clock& clock) {
    for (WebhookDelivery& delivery : store.asked_for(key, kEventsAtOnce)) {
        const auto webhook = store.webhook(key);
        delivery.sent_at = clock.now();
        if (delivery.body.empty()) delivery.body = sender.test_body(*delivery.sent_at);
        if (webhook) delivery.answer = sender.send(*webhook, delivery.body, *delivery.sent_at);
        store.note(delivery);
    }
}

}  // namespace hoigung::domain
