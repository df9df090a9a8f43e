#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/time.hpp"
#include "domain/ids.hpp"

namespace hoigung::domain {

// The jobs of one feed, as far as they were taken in.
struct FeedJobs {
    // Listed when the feed was last read.
    std::vector<JobId> listed;
    // Closed because the feed did not list them any more.
    std::vector<JobId> vanished;
};

// Which jobs came with which feed.
class FeedStore {
  public:
    virtual ~FeedStore() = default;

    [[nodiscard]] virtual FeedJobs jobs_of(std::string_view feed) = 0;
    // The jobs that other feeds list, with the feed of each.
    [[nodiscard]] virtual std::map<JobId, std::string> jobs_of_others(std::string_view feed) = 0;
    // When the feed was last read whole; nothing when it never was.
    [[nodiscard]] virtual std::optional<base::Timestamp> read_at(std::string_view feed) = 0;
    virtual void note_read(std::string_view feed, base::Timestamp now) = 0;
    // Jobs that are stored. The feed need not be known.
    virtual void note_listed(std::string_view feed, std::span<const JobId> jobs) = 0;
    virtual void note_vanished(std::string_view feed, std::span<const JobId> jobs, base::Timestamp now) = 0;
};

}  // namespace hoigung::domain
