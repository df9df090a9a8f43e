#include "domain/snapshot/recent_changes.hpp"

#include <algorithm>

namespace hoigung::domain {

RecentChanges RecentChanges::with(std::int64_t version, Time at, CatalogueChange change) const {
    RecentChanges next(since_);
    for (const Entry& entry : entries_) {
        if (entry.at < at - kRemembered)
            next.since_ = entry.version;
        else
            next.entries_.push_back(entry);
    }
    next.entries_.push_back({version, at, std::make_shared<const CatalogueChange>(std::move(change))});
    return next;
}

std::optional<std::span<const RecentChanges::Entry>> RecentChanges::after(std::int64_t version) const {
    if (version < since_) return std::nullopt;
    const auto first = std::ranges::upper_bound(entries_, version, {}, &Entry::version);
    return std::span(first, entries_.end());
}

std::size_t RecentChanges::count_since(Time moment) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(entries_, [&](const Entry& entry) { return entry.at >= moment; }));
}

}  // namespace hoigung::domain
