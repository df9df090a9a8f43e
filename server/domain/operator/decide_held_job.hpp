#pragma once

#include "domain/employer_jobs/job_draft.hpp"
#include "domain/employers/employer_ports.hpp"

namespace hoigung::domain {

// A job of the portal that waits for the operator, with its company's name.
struct HeldJob {
    JobDraft draft;
    LocalizedText company;
};

// The longest waiting first.
[[nodiscard]] std::vector<HeldJob> held_jobs(const EmployerPorts& ports, int limit);

// Lets a waiting job out at its time, which may be past: then at once. Its words do not hold it again.
// Answers with the draft as it waited.
[[nodiscard]] Outcome<JobDraft> release_job(std::string_view id, const EmployerPorts& ports);

// A waiting job becomes a draft again, with the reason for its people to read, in the portal and by mail.
[[nodiscard]] Outcome<JobDraft> refuse_job(std::string_view id, std::string_view reason,
                                           const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
