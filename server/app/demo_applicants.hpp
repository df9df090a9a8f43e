#pragma once

#include "domain/applications/application_store.hpp"
#include "domain/candidacies/candidacy_store.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "domain/identity/identity_store.hpp"
#include "domain/profile/profile_store.hpp"

// Applicants of the demonstration's employer, which fill its inbox, board, conversations, interviews and
// reply record. They are made by the operations that real people use, with times before the day of the
// demonstration, and are the same in every database that is filled on that day.
namespace hoigung::app {

struct DemoApplicantStores {
    domain::IdentityStore& identity;
    domain::ProfileStore& profiles;
    domain::ApplicationStore& applications;
    domain::CandidacyStore& candidacies;
    domain::EmployerStore& employers;
    // For mails about interviews.
    domain::DeliveryRules rules;
};

// Makes the people of data/demo/applicants.json apply for the open jobs of the demonstration's employer, and
// its owner answer them. Existing applicants stay unchanged.
void put_demo_applicants(const domain::CatalogueRows& catalogue, const DemoApplicantStores& stores,
                         base::Timestamp now);
// Removes their accounts with all their data.
void remove_demo_applicants(domain::IdentityStore& identity, base::Timestamp now);

}  // namespace hoigung::app
