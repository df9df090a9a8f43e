#include "pages/kept_page.hpp"

namespace hoigung::pages {

domain::Freshness freshness_of(const KeptPage& kept, const Sources& now, domain::RecentChanges::Time at) {
    if (kept.true_for.library != now.library->generation() || kept.true_for.today != now.today)
        return domain::Freshness::doubtful;
    return domain::freshness_of(kept.true_for.catalogue, kept.page->dependencies, *now.snapshot, at);
}

}  // namespace hoigung::pages
