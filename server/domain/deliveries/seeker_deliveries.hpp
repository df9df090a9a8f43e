#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "base/random.hpp"
#include "domain/applications/application_store.hpp"
#include "domain/catalogue/job_state_changes.hpp"
#include "domain/deliveries/delivery.hpp"

// Decides what seekers are told, how and when.
namespace hoigung::domain {

// An employer offered, changed or cancelled an interview, or it is tomorrow or today.
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

// A job that a seeker saved closes soon.
struct SavedJobEnding {
    JobId job;
    base::Timestamp closes_at;
};

// A change of an application is an event as the log has it.
using SeekerEvent =
    std::variant<ApplicationChange, InterviewChanged, MessageUnread, JobMatched, SavedJobEnding>;

// The topic of a mail to a seeker. It tells mails to seekers from those to people of the portal, who may have
// the same address; no two mails have the same, so that none is merged into another.
[[nodiscard]] std::string seeker_topic(DeliveryId mail);

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
