#include "domain/catalogue/recent_changes.hpp"

#include <algorithm>

namespace hoigung::domain {

RecentChanges RecentChanges::with(std::int64_t version, Time at, ChangedJobs jobs) const {
    RecentChanges next(since_);
    for (const Change& change : changes_) {
        if (change.at < at - kRemembered)
            next.since_ = change.version;
        else
            next.changes_.push_back(change);
    }
    std::ranges::sort(jobs.all);
    std::ranges::sort(jobs.withdrawn);
    next.changes_.push_back({version, at, std::make_shared<const ChangedJobs>(std::move(jobs))});
    return next;
}

std::optional<RecentChanges::Time> RecentChanges::first_after(std::int64_t version) const {
    if (version < since_) return std::nullopt;
    const auto first = std::ranges::upper_bound(changes_, version, {}, &Change::version);
    return first == changes_.end() ? std::nullopt : std::optional(first->at);
}

bool RecentChanges::changed_any(std::span<const JobId> jobs, std::int64_t version) const {
    return touched_any(jobs, version, &ChangedJobs::all);
}

bool RecentChanges::withdrew_any(std::span<const JobId> jobs, std::int64_t version) const {
    return touched_any(jobs, version, &ChangedJobs::withdrawn);
}

bool RecentChanges::touched_any(std::span<const JobId> jobs, std::int64_t version,
                                std::vector<JobId> ChangedJobs::*touched) const {
    const auto first = std::ranges::upper_bound(changes_, version, {}, &Change::version);
    return std::any_of(first, changes_.end(), [&](const Change& change) {
        const auto& those = change.jobs.get()->*touched;
        return !those.empty() &&
               std::ranges::any_of(jobs, [&](JobId id) { return std::ranges::binary_search(those, id); });
    });
}

std::size_t RecentChanges::count_since(Time moment) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(changes_, [&](const Change& change) { return change.at >= moment; }));
}

}  // namespace hoigung::domain
