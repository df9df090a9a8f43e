#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/interviews/interview.hpp"
#include "domain/keys/partner_key.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

enum class WebhookEventName { created, changed, withdrawn, interview_counted };

// An interview with the outcome that counts.
struct WebhookInterview {
    InterviewId id;
    InterviewOutcome outcome = InterviewOutcome::held;

    bool operator==(const WebhookInterview&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.required("id", self.id);
        visit.required("outcome", self.outcome);
    }
};

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
    // Set for interview_counted alone.
    std::optional<WebhookInterview> interview{};

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
        visit.optional("interview", self.interview);
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

// An event that a webhook has not taken yet.
struct WaitingEvent {
    WebhookEvent event;
    base::Timestamp queued_at;
};

// A webhook with the key that it belongs to.
struct WebhookListener {
    PartnerKey key;
    Webhook webhook;
};

using WebhookRequestId = base::Id<struct WebhookRequestTag>;

// The receiver's response.
struct WebhookAnswer {
    bool is_taken = false;
    // Empty when there was no response.
    std::optional<int> status{};
    // The beginning of the response, or the error.
    std::string text{};
};

// A request that was sent to a webhook or is to be sent.
struct WebhookRequest {
    WebhookRequestId id;
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

struct WebhookRequestPage {
    std::vector<WebhookRequest> requests;
    std::int64_t total = 0;
};

class WebhookStore {
  public:
    virtual ~WebhookStore() = default;

    [[nodiscard]] virtual std::optional<Webhook> webhook(PartnerKeyId key) = 0;
    // The webhooks of those keys that have one, in any order.
    [[nodiscard]] virtual std::vector<Webhook> webhooks(std::span<const PartnerKeyId> keys) = 0;
    // A new webhook resets the failures of the previous one; pending events go to the new URL.
    virtual void put(const Webhook& webhook) = 0;
    // Also removes its pending events. False when there is no webhook.
    virtual bool remove(PartnerKeyId key) = 0;
    // The webhooks of keys that are not revoked.
    [[nodiscard]] virtual std::vector<WebhookListener> listeners() = 0;

    // Whether any event is pending for any webhook.
    [[nodiscard]] virtual bool any_waiting() = 0;
    // The pending events of a webhook, oldest first. Throws when this process may no longer send them.
    [[nodiscard]] virtual std::vector<WaitingEvent> waiting(PartnerKeyId key, int limit) = 0;
    // Records that the event was delivered: it is no longer pending, and the webhook works.
    virtual void taken(PartnerKeyId key, std::int64_t number) = 0;
    // Drops an event that will not be delivered.
    virtual void drop(PartnerKeyId key, std::int64_t number) = 0;
    // Records a failure: nothing is sent to the webhook before `next_try_at`.
    virtual void failed(PartnerKeyId key, base::Timestamp next_try_at) = 0;
    // Stores a sent request with its response, or a request to be sent. Does nothing when the application is
    // gone.
    virtual void note(const WebhookRequest& request) = 0;
    [[nodiscard]] virtual std::optional<WebhookRequest> request(WebhookRequestId id) = 0;
    // Newest first.
    [[nodiscard]] virtual WebhookRequestPage requests(PartnerKeyId key, Page page) = 0;
    // Keys with manual requests that have not been sent yet.
    [[nodiscard]] virtual std::vector<PartnerKeyId> keys_asked_for() = 0;
    // Manual requests that have not been sent yet, oldest first.
    [[nodiscard]] virtual std::vector<WebhookRequest> asked_for(PartnerKeyId key, int limit) = 0;
    // The number of pending events, for keys that have any.
    [[nodiscard]] virtual std::map<PartnerKeyId, std::int64_t> count_waiting(
        std::span<const PartnerKeyId> keys) = 0;
    virtual void sweep_requests(base::Timestamp asked_before) = 0;
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
    using enum domain::WebhookEventName;
    static constexpr EnumTable<domain::WebhookEventName, std::string_view> values{
        {{created, "application.created"},
         {changed, "application.changed"},
         {withdrawn, "application.withdrawn"},
         {interview_counted, "interview.counted"}}};
};
