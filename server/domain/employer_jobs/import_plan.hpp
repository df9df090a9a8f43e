#pragma once

#include <map>
#include <set>
#include <span>

#include "domain/employer_jobs/job_import.hpp"
#include "domain/employer_jobs/same_job.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/line.hpp"

// Decides the outcome of each line of a file of jobs. The preview and the confirmation use the same rule, so
// that the preview tells what the confirmation does.
namespace hoigung::domain {

// The stored data that lines are compared with.
struct ImportContext {
    CompanyId company;
    std::vector<Branch> branches;
    std::map<std::string, JobId> by_reference;
    std::map<JobId, Job> jobs;
    std::map<JobId, JobDraft> drafts;
    std::map<JobId, EmployerJobNote> notes;
    std::set<JobId> kept_by_feeds;

    [[nodiscard]] const Job* job(JobId id) const;
    [[nodiscard]] const JobDraft* draft(JobId id) const;
    [[nodiscard]] std::optional<EmployerJobNote> note(JobId id) const;
    // The words of a job that the operator has released.
    [[nodiscard]] std::vector<std::string> released_words(JobId id) const;
};

// The context of a company's import, still without the jobs on the site.
[[nodiscard]] ImportContext read_import_context(CompanyId company, const EmployerPorts& ports);
// Adds the jobs on the site that the lines are about.
void add_jobs(ImportContext& context, std::span<const JobId> ids, const EmployerPorts& ports);

// The words for which a line is held for the operator.
[[nodiscard]] std::vector<std::string> words_to_wait_for(const ImportLine& line,
                                                         const ImportContext& context);

// Takes the lines of a file in order: each is compared with those before it, too.
class ImportPlan {
  public:
    // `jobs_left` is how many jobs the company may publish today.
    ImportPlan(const EmployerCompany& company, const ImportContext& context, int jobs_left,
               const EmployerPorts& ports, base::Timestamp now);

    // Whether a line becomes a held draft, for the company's verification or for the operator.
    [[nodiscard]] bool waits(const ImportLine& line) const;
    // The effect of a line without a problem.
    [[nodiscard]] ImportAct act_of(const ImportLine& line) const;
    // The line as the ingest would receive it.
    [[nodiscard]] JobLine job_line(const ImportLine& line) const;
    // Why the next line is not published although its content is valid.
    [[nodiscard]] std::optional<ScheduleProblem> objection_to(const ImportLine& line);
    // Why a line is not published because the job or the draft has changed since the file was read.
    [[nodiscard]] std::optional<ScheduleProblem> change_since(const ImportLine& line) const;

  private:
    const EmployerCompany& company_;
    const ImportContext& context_;
    int jobs_left_;
    const base::Timestamp now_;
    RecentJobs recent_;
};

}  // namespace hoigung::domain
