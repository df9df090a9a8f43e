#pragma once

#include <cstdint>
#include <memory>

#include "base/time.hpp"
#include "content/library.hpp"
#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::pages {

struct SourcesVersion {
    std::int64_t catalogue = 0;
    std::int64_t library = 0;
    base::Date today{};
    bool operator==(const SourcesVersion&) const = default;

    // One number that changes with the catalogue and with the articles.
    [[nodiscard]] std::int64_t number() const {
        constexpr int kCatalogueBits = 44;
        return (library << kCatalogueBits) ^ catalogue;
    }
};

// A snapshot of a page's sources, taken when the page was requested.
struct Sources {
    std::shared_ptr<const domain::CatalogueSnapshot> snapshot;
    std::shared_ptr<const content::Library> library;
    // The day in Hong Kong: a page says how many days ago a job was published.
    base::Date today{};

    [[nodiscard]] SourcesVersion version() const {
        return {snapshot->catalogue.edition(), library->generation(), today};
    }
};

}  // namespace hoigung::pages
