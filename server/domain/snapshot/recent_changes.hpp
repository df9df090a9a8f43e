#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "domain/ids.hpp"
#include "domain/reckoning/pay_table.hpp"

namespace hoigung::domain {

// The differences that a change made to the catalogue. Empty when only bids changed.
struct CatalogueChange {
    // Jobs that were changed, opened or closed; sorted.
    std::vector<JobId> jobs{};
    // The jobs among them that are no longer open; sorted.
    std::vector<JobId> withdrawn{};
    // Companies that changed, and the companies of the jobs; sorted.
    std::vector<CompanyId> companies{};
    // The sorted terms of each job before and after the change; empty when there are too many jobs.
    std::optional<std::vector<std::vector<std::uint64_t>>> terms{};
    // The groups of jobs whose pay changed; sorted.
    std::vector<PayGroup> pay_groups{};
    // Whether lists and counts can differ, not just descriptions.
    bool of_lists = false;
    // Whether content changed that any page may show.
    bool of_everything = false;
};

// The changes published within the last few seconds, for caches of answers made from the catalogue.
// Immutable, like the snapshot that it belongs to.
class RecentChanges {
  public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::seconds kRemembered{3};

    struct Entry {
        std::int64_t version = 0;
        // Earlier answers became invalid at this time at the earliest.
        Time at;
        std::shared_ptr<const CatalogueChange> change;
    };

    // Remembers no change before `version`.
    explicit RecentChanges(std::int64_t version = 0) : since_(version) {}
    [[nodiscard]] RecentChanges with(std::int64_t version, Time at, CatalogueChange change) const;

    // The changes after a version, oldest first; std::nullopt when some of them are no longer remembered.
    [[nodiscard]] std::optional<std::span<const Entry>> after(std::int64_t version) const;
    [[nodiscard]] std::size_t count_since(Time moment) const;

  private:
    // All changes after this version are remembered.
    std::int64_t since_;
    std::vector<Entry> entries_;
};

}  // namespace hoigung::domain
