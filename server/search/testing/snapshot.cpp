#include "search/testing/snapshot.hpp"

#include "search/index.hpp"
#include "search/testing/trade.hpp"

namespace hoigung::search::testing {

domain::CatalogueSnapshot snapshot_of(domain::CatalogueRows rows) {
    domain::Catalogue catalogue(std::move(rows));
    auto index = std::make_shared<const Index>(catalogue, dictionary());
    return {std::move(catalogue), std::move(index)};
}

}  // namespace hoigung::search::testing
