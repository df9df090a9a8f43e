#pragma once

#include <map>
#include <memory>
#include <span>

#include "domain/employer_jobs/find_jobs.hpp"
#include "domain/employer_jobs/publish_job.hpp"
#include "domain/ingest/findings.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"

// The objects behind the schema's jobs.
namespace hoigung::endpoints::portal {

using Branches = std::shared_ptr<const std::vector<domain::Branch>>;

// A job's content with the branches that its places may refer to.
struct ContentView {
    domain::JobContent content;
    Branches branches;
};

struct DraftView {
    domain::JobDraft draft;
    // The job as it is on the site; null when it is not there.
    std::shared_ptr<const domain::Job> job;
    std::string saved_by;
    Branches branches;
};

class JobScope;

struct JobView {
    domain::EmployerJob job;
    std::shared_ptr<JobScope> scope;
};

// Shared by the jobs of one answer, so that what belongs to them is read for all of them at once.
class JobScope : public std::enable_shared_from_this<JobScope> {
  public:
    JobScope(const PortalService& service, domain::EmployerCompany company, Branches branches)
        : service_(service), company_(std::move(company)), branches_(std::move(branches)), names_(service) {}

    // Makes the view of a job; make those of all jobs of the answer before any of them is shown.
    [[nodiscard]] JobView view(domain::EmployerJob job);

    [[nodiscard]] const domain::EmployerCompany& company() const { return company_; }
    [[nodiscard]] const Branches& branches() const { return branches_; }
    // The person who saved a draft last.
    [[nodiscard]] const std::string& saved_by(const domain::JobDraft& draft) {
        return names_.of(draft.saved_by);
    }
    [[nodiscard]] const std::vector<domain::JobDay>& days(domain::JobId job, int count);

  private:
    const PortalService& service_;
    const domain::EmployerCompany company_;
    const Branches branches_;
    PeopleNames names_;
    std::vector<domain::JobId> jobs_;
    // By the number of days that were asked for.
    std::map<int, std::map<domain::JobId, std::vector<domain::JobDay>>> days_;
};

// A job that a mutation named, and the result for it.
struct JobResultView {
    std::string id;
    std::optional<JobView> job;
    std::optional<domain::Refusal> refusal;
    // Whether the mutation was meant to open the job.
    bool is_to_open = false;
};

struct JobResultsView {
    std::vector<JobResultView> results;
};

[[nodiscard]] Branches branches_for(const PortalService& service, domain::CompanyId company);
// The current state of a company's job.
[[nodiscard]] std::optional<JobView> job_view(const PortalService& service,
                                              const domain::EmployerCompany& company, std::string_view id);

// The views of many jobs, by id.
[[nodiscard]] std::map<domain::JobId, JobView> job_views(const PortalService& service,
                                                         const domain::EmployerCompany& company,
                                                         std::span<const domain::JobId> ids);

// Answers with the places of a job; places that are branches have the branch's name.
void answer_places(graphql::Field& field, const std::vector<domain::Address>& addresses,
                   const Branches& branches);

// Answers with the current state of a job of the caller's company, or with the refusal.
void answer_job(graphql::Field& field, const domain::EmployerCompany& company, std::string_view job_id);

// The refusal whose text says why a scheduled or imported job was not published.
[[nodiscard]] domain::Refusal refusal_of(domain::ScheduleProblem problem);

// A sentence that says why a job was not published as scheduled; empty if there was no problem.
[[nodiscard]] std::string schedule_problem_text(const domain::EmployerJob& job, const PortalContext& context);
// Names the words for which a job waits for the operator, and says that its people need not do anything;
// empty when it does not wait.
[[nodiscard]] std::string hold_notice(const domain::EmployerJob& job, domain::Locale locale);
// A weight as the portal's schema names it: blocks_here is simply "blocks" there.
[[nodiscard]] std::string_view weight_name(domain::Weight weight);

}  // namespace hoigung::endpoints::portal
