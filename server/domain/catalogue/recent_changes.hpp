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

struct ChangedJobs {
    // Everything that was changed, opened or closed.
    std::vector<JobId> all;
    // Those of them that were open and are not any more.
    std::vector<JobId> withdrawn;
};

// The changes that were published within the last second, for those who keep what they made from the
// catalogue: when it changed, and which jobs did. Immutable, as the snapshot that it belongs to.
class RecentChanges {
  public:
    using Time = std::chrono::steady_clock::time_point;
    static constexpr std::chrono::seconds kRemembered{1};

    // Knows of nothing before `version`.
    explicit RecentChanges(std::int64_t version = 0) : since_(version) {}
    [[nodiscard]] RecentChanges with(std::int64_t version, Time at, ChangedJobs jobs) const;

    // When the first change after the version was published; nothing when that is forgotten or there is none.
    [[nodiscard]] std::optional<Time> first_after(std::int64_t version) const;
    // Whether one of the jobs changed, or was withdrawn, after the version.
    [[nodiscard]] bool changed_any(std::span<const JobId> jobs, std::int64_t version) const;
    [[nodiscard]] bool withdrew_any(std::span<const JobId> jobs, std::int64_t version) const;
    [[nodiscard]] std::size_t count_since(Time moment) const;

  private:
    struct Change {
        std::int64_t version = 0;
        Time at;
        // Sorted.
        std::shared_ptr<const ChangedJobs> jobs;
    };

    [[nodiscard]] bool touched_any(std::span<const JobId> jobs, std::int64_t version,
                                   std::vector<JobId> ChangedJobs::*touched) const;

    // All changes after this version are remembered.
    std::int64_t since_;
    std::vector<Change> changes_;
};

}  // namespace hoigung::domain
