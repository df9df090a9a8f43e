#pragma once

#include <memory>

#include "base/shared_slot.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/search/search_index.hpp"

namespace hoigung::domain {

// What readers look at: one consistent state of everything public, swapped whole.
struct BoardView {
    Catalogue catalogue;
    // Searches this catalogue; none before the first one is loaded.
    std::shared_ptr<const SearchIndex> search = nullptr;
};

class Board {
  public:
    [[nodiscard]] std::shared_ptr<const BoardView> view() const { return view_.load(); }
    void show(std::shared_ptr<const BoardView> view) { view_.store(std::move(view)); }

  private:
    base::SharedSlot<BoardView> view_{std::make_shared<const BoardView>()};
};

}  // namespace hoigung::domain
