#pragma once

#include <cstdint>
#include <memory>

#include "content/library.hpp"
#include "domain/catalogue/live_catalogue.hpp"

namespace hoigung::pages {

// What a page is made from, as it stood when the page was asked for.
struct Sources {
    std::shared_ptr<const domain::CatalogueSnapshot> snapshot;
    std::shared_ptr<const content::Library> library;

    // One number that changes with the catalogue and with the articles.
    [[nodiscard]] std::int64_t version() const {
        constexpr int kCatalogueBits = 44;
        return (library->generation() << kCatalogueBits) ^ snapshot->catalogue.version();
    }
};

}  // namespace hoigung::pages
