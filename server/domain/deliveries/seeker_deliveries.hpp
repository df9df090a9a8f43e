#pragma once

#include <span>
#include <variant>
#include <vector>

#include "base/random.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/catalogue/job_state_changes.hpp"
#include "domain/deliveries/delivery.hpp"

// Decides what seekers are told, how and when.
namespace hoigung::domain {

// An employer offered, changed or cancelled an interview, or it is tomorrow.
struct InterviewChanged {
    JobId job;
    ApplicationId application;
};

// An employer has written, and the seeker has not read the message.
struct MessageUnread {
    JobId job;
    ApplicationId application;
};

// A job that was published matches an alert.
struct JobMatched {
    JobStateChange change;
    JobAlertId alert;
};

// A change of an application is an event as the log has it.
using SeekerEvent = std::variant<ApplicationChange, InterviewChanged, MessageUnread, JobMatched>;

// The deliveries to store with an event. Seekers are not told of their own actions, nor of a change that a
// message or an interview tells them.
[[nodiscard]] std::vector<Delivery> deliveries_to_seeker(const SeekerEvent& event, SeekerId seeker,
                                                         base::Random& random, base::Timestamp now);

// The deliveries about changes of the log, in order.
[[nodiscard]] std::vector<Delivery> deliveries_to_seekers(std::span<const ApplicationChange> changes,
                                                          base::Random& random, base::Timestamp now);

// An alert that a job matched, and its seeker.
struct AlertHit {
    SeekerId seeker;
    JobAlertId alert;

    bool operator==(const AlertHit&) const = default;
};

// The deliveries about a published job to the seekers whose alerts it matched.
[[nodiscard]] std::vector<Delivery> deliveries_of_match(const JobStateChange& change,
                                                        std::span<const AlertHit> hits, base::Random& random,
                                                        base::Timestamp now);

}  // namespace hoigung::domain
