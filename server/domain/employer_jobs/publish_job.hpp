#pragma once

#include <variant>

#include "domain/employer_jobs/job_form.hpp"
#include "domain/employer_jobs/same_job.hpp"
#include "domain/employers/acting_company.hpp"
#include "domain/ingest/ingest.hpp"

namespace hoigung::domain {

// Another job with the same title, place and hours that was published within 14 days.
struct SameJob {
    JobId job;
};
// Why a job is not published.
using PublishRefusal = std::variant<Refusal, SameJob>;
template <class T>
using PublishOutcome = base::Result<T, PublishRefusal>;

[[nodiscard]] Refusal refusal_of(const PublishRefusal& refusal);

struct PublishRequest {
    std::string_view company;
    std::string_view draft;
    int version = 0;
    // When to publish; at once when empty.
    std::optional<base::Timestamp> at{};
    // Publishes even when the job on the site has changed meanwhile.
    bool overwrites = false;
};

// A job after it was published or scheduled, with what was read on the way.
struct PublishedJob {
    EmployerCompany company;
    JobId id;
    // The job on the site; empty while it is not there.
    std::optional<Job> on_site;
    std::vector<Branch> branches;
};

// Publishes a draft through the ingest, or schedules it: for its time, or until the company is verified and
// the operator has released its words. Interrupted or repeated, it makes one job.
[[nodiscard]] PublishOutcome<PublishedJob> publish_job(const Person& person, const PublishRequest& request,
                                                       const EmployerPorts& ports, base::Timestamp now);

// Publishes a job that arrives as a line instead of a draft, by the same rules: an open job is changed, any
// other is opened. The site sets the date of publication; only the day of the line's expiry counts. Returns
// what was done; std::nullopt while the job is held for the operator. JobRefused when the operator refused
// the same content.
[[nodiscard]] PublishOutcome<std::optional<Ingested>> publish_line(const Agent& agent, const JobLine& line,
                                                                   const EmployerPorts& ports,
                                                                   base::Timestamp now);

// Publishes scheduled drafts that are due. A draft that cannot be published goes back to the drafts, with the
// reason. Returns how many were published.
int publish_due_jobs(const EmployerPorts& ports, base::Timestamp now);
[[nodiscard]] bool any_due_job(EmployerStore& store, base::Timestamp now);

}  // namespace hoigung::domain
