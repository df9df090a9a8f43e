#include "domain/catalogue/freshness.hpp"

#include <algorithm>

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

// Nothing is shown that was true more than a second before. It takes another node up to 300 ms to follow a
// change.
constexpr auto kDueAfter = 450ms;
constexpr auto kDoubtfulAfter = 600ms;
// With fewer changes a second, what is kept is compared with each of them.
constexpr std::size_t kManyChanges = 3;

}  // namespace

Freshness freshness_of(std::int64_t true_for, std::span<const JobId> jobs, const CatalogueSnapshot& now,
                       RecentChanges::Time at) {
    if (true_for == now.catalogue.edition()) return Freshness::current;
    const RecentChanges& changes = now.recent_changes;
    const auto changed_at = changes.first_after(true_for);
    if (!changed_at || at - *changed_at > kDoubtfulAfter ||
        changes.count_since(at - RecentChanges::kRemembered) < kManyChanges ||
        changes.withdrew_any(jobs, true_for))
        return Freshness::doubtful;
    const bool is_due = at - *changed_at > kDueAfter || changes.changed_any(jobs, true_for);
    return is_due ? Freshness::due : Freshness::recent;
}

std::vector<JobId> distinct(std::vector<JobId> jobs) {
    std::ranges::sort(jobs);
    const auto [first, last] = std::ranges::unique(jobs);
    jobs.erase(first, last);
    jobs.shrink_to_fit();
    return jobs;
}

}  // namespace hoigung::domain
