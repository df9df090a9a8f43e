#pragma once

#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::search::testing {

// A catalogue of these rows with the index that the site searches it by.
[[nodiscard]] domain::CatalogueSnapshot snapshot_of(domain::CatalogueRows rows);

}  // namespace hoigung::search::testing
