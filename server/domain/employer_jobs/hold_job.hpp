#pragma once

#include "domain/employer_jobs/job_draft.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/findings.hpp"

// A job of the portal (its editor, a CSV file, a key that was made there) that asks for money, a bank account
// or a copy of an identity card before the work begins waits until the operator has looked at it.
namespace hoigung::domain {

// The words for which a job has to wait; none when it need not. Words that were released for this job do not
// hold it again, nor do those that seekers read already: the operator has them in the queue of concerns.
[[nodiscard]] std::vector<std::string> words_to_wait_for(const JobPosting& posting,
                                                         const std::vector<std::string>& released,
                                                         const Job* on_site);
[[nodiscard]] std::vector<std::string> words_to_wait_for(const JobDraft& draft, const Job* on_site);

// Keeps what a key has sent, made into a draft, until the operator has looked at it. The same again changes
// nothing; JobRefused when the operator has refused it.
[[nodiscard]] std::optional<Refusal> hold_draft(const JobDraft& sent, const std::vector<std::string>& words,
                                                const std::optional<Job>& on_site, const EmployerPorts& ports,
                                                base::Timestamp now);

// What waited or was refused is superseded by what a key has put on the site. A person's draft stays theirs.
void end_wait(EmployerWriter& writer, CompanyId company, JobId job);

// Marks the findings whose words no longer hold the job, so that nobody is told that it waits for them.
void mark_released(std::vector<Finding>& findings, const std::vector<std::string>& words_to_wait_for);

}  // namespace hoigung::domain
