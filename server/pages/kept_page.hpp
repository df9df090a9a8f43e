#pragma once

#include <memory>

#include "domain/snapshot/freshness.hpp"
#include "pages/rendered_page.hpp"
#include "pages/sources.hpp"

namespace hoigung::pages {

// A cached page, and the sources for which it is known to be true.
struct KeptPage {
    std::shared_ptr<const RenderedPage> page;
    SourcesVersion true_for;
    // Whether to keep its gzip form as well, which only some clients need.
    bool with_gzip = false;
};

[[nodiscard]] domain::Freshness freshness_of(const KeptPage& kept, const Sources& now,
                                             domain::RecentChanges::Time at);

}  // namespace hoigung::pages
