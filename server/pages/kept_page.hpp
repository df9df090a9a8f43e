#pragma once

#include <chrono>
#include <memory>

#include "pages/rendered_page.hpp"
#include "pages/sources.hpp"

namespace hoigung::pages {

// A page, and the sources it is known to be true for.
struct KeptPage {
    std::shared_ptr<const RenderedPage> page;
    SourcesVersion true_for;
};

enum class Freshness {
    // Nothing has changed since.
    current,
    // Something changed a moment ago, none of the jobs that the page shows, and changes are so many these
    // days that a page cannot be compared with each of them.
    recent,
    // The same, and it is time to compare.
    due,
    // It may be wrong.
    doubtful,
};

[[nodiscard]] Freshness freshness_of(const KeptPage& kept, const Sources& now,
                                     std::chrono::steady_clock::time_point at);

}  // namespace hoigung::pages
