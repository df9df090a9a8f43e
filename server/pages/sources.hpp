#pragma once

#include <cstdint>
#include <memory>

#include "content/library.hpp"
#include "domain/catalogue/live_catalogue.hpp"

namespace hoigung::pages {

// A snapshot of what a page is made from, taken when the page was requested.
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
