#pragma once

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/employers/permissions.hpp"

// Who may have to do with whom.
namespace hoigung::domain {

// The application of a company's applicant. IdNotFound when it is none of the company's or its job closed
// before a moment, NoSuchApplication when it was withdrawn.
[[nodiscard]] Outcome<Candidacy> candidacy_of_company(CandidacyReader& reader, CompanyId company,
                                                      std::string_view application_id,
                                                      base::Timestamp closed_before);

// A seeker's own application; that of another is not found. NoSuchApplication when it was withdrawn.
[[nodiscard]] Outcome<Candidacy> candidacy_of_seeker(CandidacyReader& reader, SeekerId seeker,
                                                     std::string_view application_id);

// The company of a person who may do something in it.
[[nodiscard]] Outcome<EmployerCompany> company_for(const Person& person, std::string_view company_id,
                                                   Permission permission, EmployerStore& employers);

// Who acts in a candidacy.
struct Actor {
    Side side = Side::seeker;
    // Of the company's side.
    std::optional<PersonId> person{};
    std::optional<CompanyId> company{};
    // Of the seeker's.
    std::optional<SeekerId> seeker{};

    [[nodiscard]] static Actor of(SeekerId seeker) { return {Side::seeker, {}, {}, seeker}; }
    [[nodiscard]] static Actor of(const Person& person, CompanyId company) {
        return {Side::company, person.id, company, {}};
    }
};

// The application, for whichever side acts.
[[nodiscard]] Outcome<Candidacy> candidacy_for(CandidacyReader& reader, const Actor& actor,
                                               std::string_view application_id,
                                               base::Timestamp closed_before);

}  // namespace hoigung::domain
