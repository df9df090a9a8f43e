#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/applications/application_store.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/partner/partner_key.hpp"

namespace hoigung::domain {

enum class WebhookEventName { created, changed, withdrawn };

// What a partner is told of an application. `number` grows with every change, so that what comes twice or
// late can be told.
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

// Where a partner wants to be told, and the secret that signs what it is told.
struct Webhook {
    PartnerKeyId key;
    std::string url;
    std::string secret;
    // How often it has failed since it last took something.
    int failures = 0;
    base::Timestamp next_try_at;

    bool operator==(const Webhook&) const = default;
};

// A webhook with the key whose it is.
struct WebhookListener {
    PartnerKey key;
    Webhook webhook;
};

struct QueuedEvent {
    PartnerKeyId key;
    WebhookEvent event;
};

class WebhookStore {
  public:
    virtual ~WebhookStore() = default;

    [[nodiscard]] virtual std::optional<Webhook> webhook(PartnerKeyId key) = 0;
    // A new one forgets the failures of the one before; what waits goes to the new place.
    virtual void put(const Webhook& webhook) = 0;
    // With all that waits for it. False when there is none.
    virtual bool remove(PartnerKeyId key) = 0;
    // Those of keys that are not revoked.
    [[nodiscard]] virtual std::vector<WebhookListener> listeners() = 0;

    // The number of the last change that was looked at.
    [[nodiscard]] virtual std::int64_t cursor() = 0;
    // Keeps what is to be told and moves the cursor, both or neither. What waits already stays as it is.
    virtual void queue(std::span<const QueuedEvent> events, std::int64_t cursor, base::Timestamp now) = 0;

    // Whether anything waits for any webhook.
    [[nodiscard]] virtual bool any_waiting() = 0;
    // What waits for a webhook, the oldest first.
    [[nodiscard]] virtual std::vector<WebhookEvent> waiting(PartnerKeyId key, int limit) = 0;
    // It was taken: it waits no more, and the webhook works.
    virtual void taken(PartnerKeyId key, std::int64_t number) = 0;
    // It was not: nothing is told to the webhook before a moment.
    virtual void failed(PartnerKeyId key, base::Timestamp next_try_at) = 0;
    // Drops what has waited since before a moment. Returns how many.
    virtual int give_up(base::Timestamp queued_before) = 0;
};

class WebhookSender {
  public:
    virtual ~WebhookSender() = default;
    // Whether the receiver took it; blocks, for a bounded time.
    [[nodiscard]] virtual bool send(const Webhook& webhook, const WebhookEvent& event,
                                    base::Timestamp now) = 0;
};

// Whether there is anything to queue or to send.
[[nodiscard]] bool may_tell_webhooks(ApplicationStore& applications, WebhookStore& store);

// Goes through the changes of applications since the last time and keeps what each webhook is to be told.
// Returns how many it kept.
int queue_webhooks(ApplicationStore& applications, const Catalogue& catalogue, WebhookStore& store,
                   base::Timestamp now);

// Tells every webhook that is not waiting out a failure what waits for it, in order, each at least once. A
// receiver that fails is tried again after 2 s, 4 s, and so on up to an hour; after three days it is given
// up.
void send_webhooks(WebhookStore& store, WebhookSender& sender, const base::Clock& clock);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::WebhookEventName> {
    static constexpr std::array<std::string_view, 3> values{"application.created", "application.changed",
                                                            "application.withdrawn"};
};
