#pragma once

#include <map>
#include <memory>
#include <span>

#include "domain/employer_jobs/find_jobs.hpp"
#include "domain/employer_jobs/publish_job.hpp"
#include "domain/ingest/findings.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"

// What fields of jobs show.
namespace hoigung::endpoints::portal {

using Branches = std::shared_ptr<const std::vector<domain::Branch>>;

// A content with the branches that its places may be.
struct ContentView {
    domain::JobContent content;
    Branches branches;
};

struct DraftView {
    domain::JobDraft draft;
    // What the site has of it.
    std::shared_ptr<const domain::Job> job;
    std::string saved_by;
    Branches branches;
};

struct JobView {
    domain::EmployerJob job;
    domain::EmployerCompany company;
    Branches branches;
};

// A job of a call, with what became of it.
struct JobResultView {
    std::string id;
    std::optional<JobView> job;
    std::optional<domain::Refusal> refusal;
    // Whether the job was to be open after it.
    bool is_to_open = false;
};

struct JobResultsView {
    std::vector<JobResultView> results;
};

[[nodiscard]] Branches branches_for(const PortalService& service, domain::CompanyId company);
// The name of who saved a draft last.
[[nodiscard]] DraftView draft_view(const PortalService& service, domain::JobDraft draft,
                                   std::shared_ptr<const domain::Job> job, Branches branches);
// A job of a company as it is now; the branches are read when none are given.
[[nodiscard]] std::optional<JobView> job_view(const PortalService& service, domain::EmployerCompany company,
                                              std::string_view id, Branches branches = nullptr);

// The same for many, by their ids.
[[nodiscard]] std::map<domain::JobId, JobView> job_views(const PortalService& service,
                                                         const domain::EmployerCompany& company,
                                                         std::span<const domain::JobId> ids);

// Answers with places of a job; those that are branches have their names.
void answer_places(graphql::Field& field, const std::vector<domain::Address>& addresses,
                   const Branches& branches);

// Answers with a job of the caller's company as it is now, or with the refusal.
void answer_job(graphql::Field& field, std::string_view company_id, std::string_view job_id);

// The refusal whose text says why a scheduled or imported job did not come out.
[[nodiscard]] domain::Refusal refusal_of(domain::ScheduleProblem problem);

// Why a job was not published as it was to be, as a sentence; empty otherwise.
[[nodiscard]] std::string schedule_problem_text(const domain::EmployerJob& job, const PortalContext& context);
// For which words a job waits for the operator and what its people have to do, which is nothing; empty when
// it does not wait.
[[nodiscard]] std::string hold_notice(const domain::EmployerJob& job, domain::Locale locale);
// A weight as people of the portal see it: what blocks here blocks.
[[nodiscard]] std::string_view weight_name(domain::Weight weight);

}  // namespace hoigung::endpoints::portal
