#pragma once

#include <string>

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "domain/identity/identity_store.hpp"
#include "domain/notifications/news_store.hpp"
#include "endpoints/seeker/alerts.hpp"
#include "endpoints/seeker/seeker_stores.hpp"

namespace hoigung::endpoints {

// The stores that hold seekers' data.
struct ExportSources {
    const domain::Catalogue& catalogue;
    // Has the jobs that are no longer in memory.
    domain::CatalogueStore& catalogue_store;
    domain::IdentityStore& identity;
    const SeekerStores& seekers;
    const Alerts& alerts;
    domain::NewsStore& news;
    domain::CandidacyStore& candidacies;
    // The prefix of pictures, such as `/content`.
    std::string content_root;
};

// All data that the site holds about a seeker, as JSON. Hong Kong's privacy ordinance gives everybody the
// right to it.
[[nodiscard]] std::string export_of(const domain::Seeker& seeker, const ExportSources& sources,
                                    base::Timestamp now);

}  // namespace hoigung::endpoints
