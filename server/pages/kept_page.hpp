#pragma once

#include <memory>

#include "domain/snapshot/freshness.hpp"
#include "pages/rendered_page.hpp"
#include "pages/sources.hpp"

namespace hoigung::pages {

// A page, and the sources it is known to be true for.
struct KeptPage {
    std::shared_ptr<const RenderedPage> page;
    SourcesVersion true_for;
    // Whether its gzip form is kept as well, which only some clients ask for.
    bool with_gzip = false;
};

[[nodiscard]] domain::Freshness freshness_of(const KeptPage& kept, const Sources& now,
                                             domain::RecentChanges::Time at);

}  // namespace hoigung::pages
