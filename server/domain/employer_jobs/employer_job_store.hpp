#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "domain/employer_jobs/job_draft.hpp"
#include "domain/employer_jobs/job_import.hpp"
#include "domain/employers/employer_company.hpp"

namespace hoigung::domain {

// A job that closes soon and of which its company has not been reminded yet.
struct EndingJob {
    JobId id;
    CompanyId company;
    base::Timestamp closes_at;
};

// A draft that is due to be published.
struct DueDraft {
    JobId id;
    base::Timestamp publish_at;
};

// Jobs of companies as the portal stores them, within one transaction. Before it changes them, a caller has
// to read the company, which locks it.
class EmployerJobs {
  public:
    virtual ~EmployerJobs() = default;

    [[nodiscard]] virtual std::optional<JobDraft> draft(JobId id) const = 0;
    // Returns only the drafts that exist.
    [[nodiscard]] virtual std::vector<JobDraft> drafts(std::span<const JobId> ids) const = 0;
    [[nodiscard]] virtual std::vector<JobDraft> drafts_of(CompanyId company) const = 0;
    [[nodiscard]] virtual std::int64_t count_drafts(CompanyId company) const = 0;
    // Scheduled drafts of verified companies that are due, oldest first, starting after `after`.
    [[nodiscard]] virtual std::vector<DueDraft> due_drafts(base::Timestamp now, const DueDraft& after,
                                                           int limit) const = 0;
    // Drafts that wait for the operator, longest waiting first.
    [[nodiscard]] virtual std::vector<JobDraft> held_drafts(int limit) const = 0;
    [[nodiscard]] virtual std::vector<EmployerCompany> companies_with_held_drafts() const = 0;

    [[nodiscard]] virtual std::optional<EmployerJobNote> job_note(JobId job) const = 0;
    [[nodiscard]] virtual std::vector<EmployerJobNote> job_notes(std::span<const JobId> jobs) const = 0;
    [[nodiscard]] virtual std::vector<EmployerJobNote> job_notes_of(CompanyId company) const = 0;
    // The company's jobs that a feed maintains.
    [[nodiscard]] virtual std::set<JobId> feed_jobs_of(CompanyId company) const = 0;
    [[nodiscard]] virtual std::set<JobId> kept_by_feeds(std::span<const JobId> jobs) const = 0;
    [[nodiscard]] virtual bool is_kept_by_feed(JobId job) const = 0;
    // Published jobs of the portal's companies that close by `until` and have not been reminded of.
    [[nodiscard]] virtual std::vector<EndingJob> ending_jobs(base::Timestamp now, base::Timestamp until,
                                                             int limit) const = 0;

    // Only for jobs that have any.
    [[nodiscard]] virtual std::map<JobId, JobSums> job_sums_of(CompanyId company) const = 0;
    [[nodiscard]] virtual std::map<JobId, JobSums> job_sums(std::span<const JobId> jobs) const = 0;
    // The newest days of each job, newest first.
    [[nodiscard]] virtual std::map<JobId, std::vector<JobDay>> job_days(std::span<const JobId> jobs,
                                                                        int count) const = 0;

    [[nodiscard]] virtual std::optional<JobImport> job_import(JobImportId id) const = 0;

    virtual void put(const JobDraft& draft) = 0;
    virtual void put_drafts(std::span<const JobDraft> drafts) = 0;
    virtual void remove_draft(JobId id) = 0;
    virtual void remove_drafts(std::span<const JobId> ids) = 0;
    virtual void put(const EmployerJobNote& note) = 0;
    virtual void put_job_notes(std::span<const EmployerJobNote> notes) = 0;
    // Keeps a second reminder of the same closing from being sent.
    virtual void mark_reminded(const EndingJob& job) = 0;
    virtual void put(const JobImport& import) = 0;
};

}  // namespace hoigung::domain
