#pragma once

#include "domain/applications/application_store.hpp"
#include "domain/bookmarks/bookmark_store.hpp"
#include "domain/profile/profile_store.hpp"
#include "domain/reports/report_store.hpp"

namespace hoigung::endpoints {

// The stores of seekers' data. One object serves all requests.
struct SeekerStores {
    domain::ProfileStore& profiles;
    domain::ApplicationStore& applications;
    domain::BookmarkStore& bookmarks;
    domain::ReportStore& reports;
};

}  // namespace hoigung::endpoints
