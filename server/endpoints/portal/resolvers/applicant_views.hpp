#pragma once

#include <map>
#include <memory>

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/find_applicants.hpp"
#include "endpoints/candidacies/candidacy_scope.hpp"
#include "endpoints/portal/resolvers/job_views.hpp"

// The objects behind the schema's applicants.
namespace hoigung::endpoints::portal {

// Shared by the applicants of one answer: what belongs to them is read for all of them at once, when a field
// asks for it first.
class ApplicantScope {
  public:
    ApplicantScope(const PortalContext& context, domain::EmployerCompany company,
                   std::span<const domain::ApplicantCard> cards);

    [[nodiscard]] const domain::EmployerCompany& company() const { return company_; }
    // Null when the job has been deleted since.
    [[nodiscard]] const JobView* job(domain::JobId id);
    // The person's name or address; empty without a person, and for people whose account is deleted.
    [[nodiscard]] const std::string& name_of(std::optional<domain::PersonId> person) {
        return names_.of(person);
    }
    [[nodiscard]] bool is_caller(std::optional<domain::PersonId> person) const;
    [[nodiscard]] const std::vector<domain::Interview>& interviews(domain::ApplicationId id) {
        return candidacies_.interviews(id);
    }
    [[nodiscard]] const domain::Conversation& conversation(domain::ApplicationId id) {
        return candidacies_.conversation(id);
    }
    [[nodiscard]] const std::vector<domain::Message>& messages(domain::ApplicationId id,
                                                               const domain::MessageRange& range) {
        return candidacies_.messages(id, range);
    }
    [[nodiscard]] domain::ApplicantRanking ranking(const domain::ApplicantQuery& query);

  private:
    const PortalContext& context_;
    const domain::EmployerCompany company_;
    std::vector<domain::JobId> jobs_;
    PeopleNames names_;
    std::optional<std::map<domain::JobId, JobView>> job_views_;
    CandidacyScope candidacies_;
    std::map<domain::RankingNeeds, domain::ApplicantsToRank> to_rank_;
};

struct ApplicantView {
    domain::ApplicantCard card;
    std::shared_ptr<ApplicantScope> scope;

    [[nodiscard]] const domain::Application& application() const { return card.application; }
    [[nodiscard]] bool is_withdrawn() const {
        return card.application.status == domain::ApplicationStatus::withdrawn;
    }
};

// The views of applicants of one company, which share a scope.
[[nodiscard]] std::vector<ApplicantView> applicant_views(const PortalContext& context,
                                                         const domain::EmployerCompany& company,
                                                         std::vector<domain::ApplicantCard> cards);

// Answers with the current state of an applicant of the caller's company, or with the refusal.
void answer_applicant(graphql::Field& field, const domain::EmployerCompany& company, std::string_view id);

// The filter and the order that a field's arguments ask for.
[[nodiscard]] domain::Outcome<domain::ApplicantQuery> applicant_query(graphql::Field& field);

}  // namespace hoigung::endpoints::portal
