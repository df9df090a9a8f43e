#pragma once

#include "domain/employer_jobs/job_draft.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/operator/acting.hpp"

namespace hoigung::domain {

// A job of the portal that is held for the operator, with its company's name.
struct HeldJob {
    JobDraft draft;
    LocalizedText company;
};

// Longest waiting first.
[[nodiscard]] std::vector<HeldJob> held_jobs(const EmployerPorts& ports, int limit);

// Releases a held job, which is published at its scheduled time or, when that is past, at once. Its words do
// not hold it again. Returns the draft as it was held.
[[nodiscard]] Outcome<JobDraft> release_job(const Acting& acting, std::string_view id,
                                            const EmployerPorts& ports);

// Turns a held job back into a draft, with the reason for its people to read in the portal and by mail.
[[nodiscard]] Outcome<JobDraft> refuse_job(const Acting& acting, std::string_view id, std::string_view reason,
                                           const EmployerPorts& ports);

}  // namespace hoigung::domain
