#pragma once

#include <memory>

#include "base/shared_slot.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/reckoning/pay_table.hpp"
#include "domain/search/search_index.hpp"
#include "domain/snapshot/recent_changes.hpp"

namespace hoigung::domain {

// One consistent snapshot of everything public, replaced as a whole.
struct CatalogueSnapshot {
    Catalogue catalogue;
    // Searches this catalogue; null before the first catalogue is loaded.
    std::shared_ptr<const SearchIndex> search = nullptr;
    RecentChanges recent_changes{};
    // Of the catalogue's open jobs.
    std::shared_ptr<const PayTable> pay_table = std::make_shared<const PayTable>();
};

class LiveCatalogue {
  public:
    [[nodiscard]] std::shared_ptr<const CatalogueSnapshot> snapshot() const { return snapshot_.load(); }
    void publish(std::shared_ptr<const CatalogueSnapshot> snapshot) { snapshot_.store(std::move(snapshot)); }

  private:
    base::SharedSlot<CatalogueSnapshot> snapshot_{std::make_shared<const CatalogueSnapshot>()};
};

}  // namespace hoigung::domain
