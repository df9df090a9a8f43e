#pragma once

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/employers/permissions.hpp"

// Decides which side may see which candidacy.
namespace hoigung::domain {

// The application of a company's applicant. IdNotFound when it does not belong to the company or its job
// closed before a moment, ApplicationWithdrawn when it was withdrawn.
[[nodiscard]] Outcome<Candidacy> candidacy_of_company(CandidacyReader& reader, CompanyId company,
                                                      std::string_view application_id,
                                                      base::Timestamp closed_before);

// A seeker's own application. IdNotFound for another seeker's application, ApplicationWithdrawn when it was
// withdrawn.
[[nodiscard]] Outcome<Candidacy> candidacy_of_seeker(CandidacyReader& reader, SeekerId seeker,
                                                     std::string_view application_id);

// The company, if the person has the permission in it.
[[nodiscard]] Outcome<EmployerCompany> company_for(const Person& person, std::string_view company_id,
                                                   Permission permission, EmployerStore& employers);

// The side and the person that act in a candidacy.
struct Actor {
    Side side = Side::seeker;
    // Set when the company acts.
    std::optional<PersonId> person{};
    std::optional<CompanyId> company{};
    // Set when the seeker acts.
    std::optional<SeekerId> seeker{};

    [[nodiscard]] static Actor of(SeekerId seeker) { return {Side::seeker, {}, {}, seeker}; }
    [[nodiscard]] static Actor of(const Person& person, CompanyId company) {
        return {Side::company, person.id, company, {}};
    }
};

// The application, as far as the actor may see it.
[[nodiscard]] Outcome<Candidacy> candidacy_for(CandidacyReader& reader, const Actor& actor,
                                               std::string_view application_id,
                                               base::Timestamp closed_before);

}  // namespace hoigung::domain
