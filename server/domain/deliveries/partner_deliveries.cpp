#include "domain/deliveries/partner_deliveries.hpp"

namespace hoigung::domain {
namespace {

WebhookEventName name_for(ApplicationStatus status) {
    if (status == ApplicationStatus::applied) return WebhookEventName::created;
    return status == ApplicationStatus::withdrawn ? WebhookEventName::withdrawn : WebhookEventName::changed;
}

WebhookEvent event_of(const ApplicationChange& change) {
    return {.number = change.number,
            .name = name_for(change.event.status),
            .application = change.application,
            .job = change.job,
            .company = change.company,
            .applicant = change.seeker,
            .status = change.event.status,
            .at = change.event.at};
}

WebhookEvent event_of(const InterviewCounted& counted, base::Timestamp now) {
    return {.number = counted.number,
            .name = WebhookEventName::interview_counted,
            .application = counted.application,
            .job = counted.job,
            .company = counted.company,
            .applicant = counted.applicant,
            .status = counted.status,
            .at = now,
            .interview = WebhookInterview{counted.interview, counted.outcome}};
}

void add_deliveries(std::vector<Delivery>& deliveries, const WebhookEvent& event,
                    std::span<const WebhookListener> listeners, base::Random& random, base::Timestamp now) {
    for (const WebhookListener& listener : listeners) {
        if (!listener.key.speaks_for(event.company)) continue;
        deliveries.push_back({.id = DeliveryId::make(now, random),
                              .way = DeliveryWay::webhook,
                              .recipient = listener.key.id,
                              .queued_at = now,
                              .due_at = now,
                              .expires_at = now + kWebhookEventLasts,
                              .content = event});
    }
}

}  // namespace

std::vector<Delivery> deliveries_to_partners(std::span<const ApplicationChange> changes,
                                             std::span<const WebhookListener> listeners, base::Random& random,
                                             base::Timestamp now) {
    std::vector<Delivery> deliveries;
    for (const ApplicationChange& change : changes)
        add_deliveries(deliveries, event_of(change), listeners, random, now);
    return deliveries;
}

std::vector<Delivery> deliveries_to_partners(const InterviewCounted& event,
                                             std::span<const WebhookListener> listeners, base::Random& random,
                                             base::Timestamp now) {
    std::vector<Delivery> deliveries;
    add_deliveries(deliveries, event_of(event, now), listeners, random, now);
    return deliveries;
}

}  // namespace hoigung::domain
