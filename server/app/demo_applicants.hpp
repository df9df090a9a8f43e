#pragma once

#include "domain/applications/application_store.hpp"
#include "domain/candidacies/candidacy_store.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "domain/identity/identity_store.hpp"
#include "domain/profile/profile_store.hpp"

// People who apply to the demonstration's employer, so that its inbox, board, conversations, interviews and
// reply record can be looked at. They are made by the operations that real people use, at times before the
// day on which the demonstration is put, and are the same for everybody who puts it that day.
namespace hoigung::app {

struct DemoApplicantStores {
    domain::IdentityStore& identity;
    domain::ProfileStore& profiles;
    domain::ApplicationStore& applications;
    domain::CandidacyStore& candidacies;
    domain::EmployerStore& employers;
    // How mails about interviews are written.
    domain::DeliveryRules rules;
};

// Lets the people of data/demo/applicants.json apply for the open jobs of the demonstration's employer, and
// its owner answer them. Applicants who are there stay as they are.
void put_demo_applicants(const domain::CatalogueRows& catalogue, const DemoApplicantStores& stores,
                         base::Timestamp now);
// Takes their accounts away again, with all that belongs to them.
void remove_demo_applicants(domain::IdentityStore& identity, base::Timestamp now);

}  // namespace hoigung::app
