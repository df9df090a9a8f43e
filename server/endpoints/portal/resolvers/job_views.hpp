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

struct JobView {
    domain::EmployerJob job;
    domain::EmployerCompany company;
    Branches branches;
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
// Looks up the name of the person who saved the draft last.
[[nodiscard]] DraftView draft_view(const PortalService& service, domain::JobDraft draft,
                                   std::shared_ptr<const domain::Job> job, Branches branches);
// The current state of a company's job. Reads the branches when none are given.
[[nodiscard]] std::optional<JobView> job_view(const PortalService& service, domain::EmployerCompany company,
                                              std::string_view id, Branches branches = nullptr);

// The views of many jobs, by id.
[[nodiscard]] std::map<domain::JobId, JobView> job_views(const PortalService& service,
                                                         const domain::EmployerCompany& company,
                                                         std::span<const domain::JobId> ids);

// Answers with the places of a job; places that are branches have the branch's name.
void answer_places(graphql::Field& field, const std::vector<domain::Address>& addresses,
                   const Branches& branches);

// Answers with the current state of a job of the caller's company, or with the refusal.
void answer_job(graphql::Field& field, std::string_view company_id, std::string_view job_id);

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
