#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/keys/partner_key.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

enum class WebhookEventName { created, changed, withdrawn };

// An event about an application for a partner. `number` grows with every change, so that duplicate and late
// events can be recognized.
struct WebhookEvent {
    std::int64_t number = 0;
    WebhookEventName name = WebhookEventName::created;
    ApplicationId application;
    JobId job;
    CompanyId company;
    SeekerId applicant;
    ApplicationStatus status = ApplicationStatus::applied;
    base::Timestamp at;

    bool operator==(const WebhookEvent&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("number", self.number);
        visit.required("event", self.name);
        visit.required("application_id", self.application);
        visit.required("job_id", self.job);
        visit.required("company_id", self.company);
        visit.required("applicant_id", self.applicant);
        visit.required("status", self.status);
        visit.required("at", self.at);
    }
};

// The URL that a partner's events are sent to, and the secret that signs them.
struct Webhook {
    PartnerKeyId key;
    std::string url;
    std::string secret;
    // The number of failures since the last success.
    int failures = 0;
    base::Timestamp next_try_at;

    bool operator==(const Webhook&) const = default;
};

// A webhook with the key that it belongs to.
struct WebhookListener {
    PartnerKey key;
    Webhook webhook;
};

struct QueuedEvent {
    PartnerKeyId key;
    WebhookEvent event;
};

using WebhookDeliveryId = base::Id<struct WebhookDeliveryTag>;

// The receiver's response.
struct WebhookAnswer {
    bool is_taken = false;
    // Empty when there was no response.
    std::optional<int> status{};
    // The beginning of the response, or the error.
    std::string text{};
};

// A request that was sent to a webhook or is to be sent.
struct WebhookDelivery {
    WebhookDeliveryId id;
    PartnerKeyId key;
    // Empty for a test.
    std::optional<ApplicationId> application;
    std::string event;
    std::int64_t number = 0;
    base::Timestamp asked_at;
    std::optional<base::Timestamp> sent_at;
    bool is_manual = false;
    WebhookAnswer answer;
    // JSON; empty for a test that has not been sent yet.
    std::string body;
};

struct WebhookDeliveryPage {
    std::vector<WebhookDelivery> deliveries;
    std::int64_t total = 0;
};

class WebhookStore {
  public:
    virtual ~WebhookStore() = default;

    [[nodiscard]] virtual std::optional<Webhook> webhook(PartnerKeyId key) = 0;
    // A new webhook resets the failures of the previous one; pending events go to the new URL.
    virtual void put(const Webhook& webhook) = 0;
    // Also removes its pending events. False when there is no webhook.
    virtual bool remove(PartnerKeyId key) = 0;
    // The webhooks of keys that are not revoked.
    [[nodiscard]] virtual std::vector<WebhookListener> listeners() = 0;

    // The number of the last change that was processed.
    [[nodiscard]] virtual std::int64_t cursor() = 0;
    // Stores events and moves the cursor, atomically. An event that is pending already stays as it is.
    virtual void queue(std::span<const QueuedEvent> events, std::int64_t cursor, base::Timestamp now) = 0;

    // Whether any event is pending for any webhook.
    [[nodiscard]] virtual bool any_waiting() = 0;
    // The pending events of a webhook, oldest first. Throws when this process may no longer send them.
    [[nodiscard]] virtual std::vector<WebhookEvent> waiting(PartnerKeyId key, int limit) = 0;
    // Records that the event was delivered: it is no longer pending, and the webhook works.
    virtual void taken(PartnerKeyId key, std::int64_t number) = 0;
    // Records a failure: nothing is sent to the webhook before `next_try_at`.
    virtual void failed(PartnerKeyId key, base::Timestamp next_try_at) = 0;
    // Stores a sent request with its response, or a request to be sent. Does nothing when the application is
    // gone.
    virtual void note(const WebhookDelivery& delivery) = 0;
    [[nodiscard]] virtual std::optional<WebhookDelivery> delivery(WebhookDeliveryId id) = 0;
    // Newest first.
    [[nodiscard]] virtual WebhookDeliveryPage deliveries(PartnerKeyId key, Page page) = 0;
    // Keys with requested deliveries that have not been sent yet.
    [[nodiscard]] virtual std::vector<PartnerKeyId> keys_asked_for() = 0;
    // Requested deliveries that have not been sent yet, oldest first.
    [[nodiscard]] virtual std::vector<WebhookDelivery> asked_for(PartnerKeyId key, int limit) = 0;
    [[nodiscard]] virtual std::int64_t count_waiting(PartnerKeyId key) = 0;
    virtual void sweep_deliveries(base::Timestamp asked_before) = 0;
    // Drops events that have been pending since before a moment. Returns how many.
    virtual int give_up(base::Timestamp queued_before) = 0;
};

class WebhookSender {
  public:
    virtual ~WebhookSender() = default;
    // The body that is sent for an event.
    [[nodiscard]] virtual std::string body_of(const WebhookEvent& event) const = 0;
    // The body that is sent for a test.
    [[nodiscard]] virtual std::string test_body(base::Timestamp now) const = 0;
    // Blocks, for a bounded time.
    [[nodiscard]] virtual WebhookAnswer send(const Webhook& webhook, const std::string& body,
                                             base::Timestamp now) = 0;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::WebhookEventName> {
    static constexpr bool is_spelled_otherwise = true;
    static constexpr std::array<std::string_view, 3> values{"application.created", "application.changed",
                                                            "application.withdrawn"};
};
