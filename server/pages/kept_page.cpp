#include "pages/kept_page.hpp"

namespace hoigung::pages {
namespace {

using namespace std::chrono_literals;

// No page shows what was true more than a second before. It takes another node up to 300 ms to follow a
// change, so there is time to spare.
constexpr auto kDueAfter = 300ms;
constexpr auto kDoubtfulAfter = 500ms;
// With fewer changes a second, pages are compared with each of them.
constexpr std::size_t kManyChanges = 3;

}  // namespace

Freshness freshness_of(const KeptPage& kept, const Sources& now, std::chrono::steady_clock::time_point at) {
    const SourcesVersion version = now.version();
    if (kept.true_for == version) return Freshness::current;
    if (kept.true_for.library != version.library || kept.true_for.today != version.today)
        return Freshness::doubtful;
    const auto& changes = now.snapshot->recent_changes;
    const auto changed_at = changes.first_after(kept.true_for.catalogue);
    if (!changed_at || changes.count_since(at - domain::RecentChanges::kRemembered) < kManyChanges ||
        changes.changed_any(kept.page->jobs, kept.true_for.catalogue))
        return Freshness::doubtful;
    const auto age = at - *changed_at;
    if (age > kDoubtfulAfter) return Freshness::doubtful;
    return age > kDueAfter ? Freshness::due : Freshness::recent;
}

}  // namespace hoigung::pages
