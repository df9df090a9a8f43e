#pragma once

#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {

// Somebody who applied for a job of a company.
struct ApplicantView {
    domain::CompanyId company;
    domain::ApplicationId id;
};

// Answers with an applicant of a company of the caller's.
void answer_applicant(graphql::Field& field, domain::CompanyId company, domain::ApplicationId id);

}  // namespace hoigung::endpoints::portal
