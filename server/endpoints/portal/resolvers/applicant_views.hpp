#pragma once

#include <map>
#include <memory>

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/find_applicants.hpp"
#include "endpoints/portal/resolvers/job_views.hpp"

// The objects behind the schema's applicants.
namespace hoigung::endpoints::portal {

// Shared by the applicants of one answer, so that each job and each name is read once.
class ApplicantScope {
  public:
    ApplicantScope(const PortalContext& context, domain::EmployerCompany company)
        : context_(context), company_(std::move(company)) {}

    [[nodiscard]] const domain::EmployerCompany& company() const { return company_; }
    // Null when the job has been deleted since.
    [[nodiscard]] const JobView* job(domain::JobId id);
    // The person's name or address; empty without a person, and for people who were removed.
    [[nodiscard]] const std::string& name_of(std::optional<domain::PersonId> person);
    [[nodiscard]] bool is_caller(std::optional<domain::PersonId> person) const;

  private:
    const PortalContext& context_;
    const domain::EmployerCompany company_;
    std::map<domain::JobId, std::optional<JobView>> views_;
    std::map<domain::PersonId, std::string> names_;
};

struct ApplicantView {
    domain::ApplicantCard card;
    std::shared_ptr<ApplicantScope> scope;

    [[nodiscard]] const domain::Application& application() const { return card.application; }
    [[nodiscard]] bool is_withdrawn() const {
        return card.application.status == domain::ApplicationStatus::withdrawn;
    }
};

// Answers with the current state of an applicant of the caller's company, or with the refusal.
void answer_applicant(graphql::Field& field, std::string_view company_id, std::string_view id);

// The filter and the order that a field's arguments ask for.
[[nodiscard]] domain::Outcome<domain::ApplicantQuery> applicant_query(graphql::Field& field);

}  // namespace hoigung::endpoints::portal
