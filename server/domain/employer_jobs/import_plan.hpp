#pragma once

#include <map>
#include <set>
#include <span>

#include "domain/employer_jobs/job_import.hpp"
#include "domain/employer_jobs/same_job.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/line.hpp"

// What becomes of the lines of a file of jobs. The preview and the confirmation ask the same rule, so that
// the one says what the other does.
namespace hoigung::domain {

// What lines are compared with.
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
    // Of a job, those that the operator has released.
    [[nodiscard]] std::vector<std::string> released_words(JobId id) const;
};

[[nodiscard]] ImportContext import_surroundings(CompanyId company, const EmployerPorts& ports);
// Reads the jobs that lines are about.
void read_jobs(ImportContext& context, std::span<const JobId> ids, const EmployerPorts& ports);

// The words for which a line has to wait for the operator.
[[nodiscard]] std::vector<std::string> words_to_wait_for(const ImportLine& line,
                                                         const ImportContext& context);

// The lines of a file, one after the other: each is compared with those before it, too.
class ImportPlan {
  public:
    // `jobs_left` is how many jobs the company may publish today.
    ImportPlan(const EmployerCompany& company, const ImportContext& context, int jobs_left,
               const EmployerPorts& ports, base::Timestamp now);

    // Whether a line becomes a draft that waits, for the company's verification or for the operator.
    [[nodiscard]] bool waits(const ImportLine& line) const;
    // What a line without a problem does.
    [[nodiscard]] ImportAct act_of(const ImportLine& line) const;
    // The line as it would come in.
    [[nodiscard]] JobLine job_line(const ImportLine& line) const;
    // Why the next line is not published, although nothing is wrong with what it says.
    [[nodiscard]] std::optional<ScheduleProblem> objection_to(const ImportLine& line);
    // The same for the job or the draft having changed since the file was read.
    [[nodiscard]] std::optional<ScheduleProblem> change_since(const ImportLine& line) const;

  private:
    const EmployerCompany& company_;
    const ImportContext& context_;
    int jobs_left_;
    const base::Timestamp now_;
    RecentJobs recent_;
};

}  // namespace hoigung::domain
