#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "domain/ids.hpp"

namespace hoigung::domain {

// What is different after a change of the catalogue. Nothing of it when only bids are.
struct CatalogueChange {
    // Everything that was changed, opened or closed; sorted.
    std::vector<JobId> jobs{};
    // Those of them that were open and are not any more; sorted.
    std::vector<JobId> withdrawn{};
    // Those that changed, and those of the jobs; sorted.
    std::vector<CompanyId> companies{};
    // Of each of the jobs as it was and as it is, in order; nothing when the jobs are many.
    std::optional<std::vector<std::vector<std::uint64_t>>> terms{};
    // Whether lists and numbers can be different, and not descriptions alone.
    bool of_lists = false;
    // Whether what every page may say is different.
    bool of_everything = false;
};

// The changes that were published within the last seconds, for those who keep what they made from the
// catalogue: when it changed, and what did. Immutable, as the snapshot that it belongs to.
class RecentChanges {
  public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::seconds kRemembered{3};

    struct Entry {
        std::int64_t version = 0;
        // Whatever was true before is no longer true since then at the earliest.
        Time at;
        std::shared_ptr<const CatalogueChange> change;
    };

    // Knows of nothing before `version`.
    explicit RecentChanges(std::int64_t version = 0) : since_(version) {}
    [[nodiscard]] RecentChanges with(std::int64_t version, Time at, CatalogueChange change) const;

    // The changes after a version, the oldest first; nothing when some of them are forgotten.
    [[nodiscard]] std::optional<std::span<const Entry>> after(std::int64_t version) const;
    [[nodiscard]] std::size_t count_since(Time moment) const;

  private:
    // All changes after this version are remembered.
    std::int64_t since_;
    std::vector<Entry> entries_;
};

}  // namespace hoigung::domain
