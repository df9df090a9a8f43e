#pragma once

#include "domain/employer_jobs/job_draft.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/findings.hpp"

// Holds jobs of the portal (its editor, a CSV file, a key that was made there) that ask for money, a bank
// account or a copy of an identity card before the work begins, until the operator has reviewed them.
namespace hoigung::domain {

// The words for which a job is held; empty when it need not be. Words that the operator has released for this
// job do not hold it again, nor do words that seekers can read already: the operator has those in the queue
// of concerns.
[[nodiscard]] std::vector<std::string> words_to_wait_for(const JobPosting& posting,
                                                         const std::vector<std::string>& released,
                                                         const Job* on_site);
[[nodiscard]] std::vector<std::string> words_to_wait_for(const JobDraft& draft, const Job* on_site);

// Stores a job that a key sent as a draft until the operator has reviewed it. Sending the same content again
// changes nothing; JobRefused when the operator has refused it.
[[nodiscard]] std::optional<Refusal> hold_draft(const JobDraft& sent, const std::vector<std::string>& words,
                                                const std::optional<Job>& on_site, const EmployerPorts& ports,
                                                base::Timestamp now);

// Deletes a key's held or refused draft, because a key has now published the job. A draft that a person has
// saved stays, but is no longer held or scheduled.
void end_wait(EmployerWriter& writer, CompanyId company, JobId job);

// Marks findings whose words no longer hold the job, so that nobody is told that it waits for them.
void mark_released(std::vector<Finding>& findings, const std::vector<std::string>& words_to_wait_for);

}  // namespace hoigung::domain
