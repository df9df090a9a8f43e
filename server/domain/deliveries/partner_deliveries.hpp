#pragma once

#include <chrono>
#include <span>
#include <vector>

#include "base/random.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/deliveries/delivery.hpp"
#include "domain/interviews/interview.hpp"

// Decides which partners' webhooks are told of what.
namespace hoigung::domain {

// How long the site tries to deliver an event to a webhook.
inline constexpr std::chrono::days kWebhookEventLasts{3};

// The outcome of an interview counts.
struct InterviewCounted {
    // Of the same sequence as changes of applications.
    std::int64_t number = 0;
    ApplicationId application;
    JobId job;
    CompanyId company;
    SeekerId applicant;
    // The application's present status.
    ApplicationStatus status = ApplicationStatus::applied;
    InterviewId interview;
    InterviewOutcome outcome = InterviewOutcome::held;
};

// The deliveries about changes of the log, in order: one for each webhook whose key speaks for the company.
[[nodiscard]] std::vector<Delivery> deliveries_to_partners(std::span<const ApplicationChange> changes,
                                                           std::span<const WebhookListener> listeners,
                                                           base::Random& random, base::Timestamp now);
[[nodiscard]] std::vector<Delivery> deliveries_to_partners(const InterviewCounted& event,
                                                           std::span<const WebhookListener> listeners,
                                                           base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
