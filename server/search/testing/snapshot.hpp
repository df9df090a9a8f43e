#pragma once

#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::search::testing {

// A catalogue of these rows with its search index.
[[nodiscard]] domain::CatalogueSnapshot snapshot_of(domain::CatalogueRows rows);

}  // namespace hoigung::search::testing
