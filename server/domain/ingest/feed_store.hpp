#pragma once

#include <map>
#include <optional>
#include <set>
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

// A feed as the operator sees it.
struct FeedState {
    std::string name;
    // Jobs that it lists, and jobs that were closed because it lists them no more.
    std::int64_t listed = 0;
    std::int64_t vanished = 0;
    // When it was last read whole, and last tried; nothing when it never was.
    std::optional<base::Timestamp> read_at;
    std::optional<base::Timestamp> tried_at;
    // Why it could not be read the last time; empty when it could.
    std::string problem;
};

// Which jobs came with which feed.
class FeedStore {
  public:
    virtual ~FeedStore() = default;

    [[nodiscard]] virtual FeedJobs jobs_of(std::string_view feed) = 0;
    // The jobs that other feeds list, with the feed of each.
    [[nodiscard]] virtual std::map<JobId, std::string> jobs_of_others(std::string_view feed) = 0;
    // The jobs that were closed because a feed, whichever, lists them no more.
    [[nodiscard]] virtual std::set<JobId> vanished_jobs() = 0;
    // When the feed was last read whole; nothing when it never was.
    [[nodiscard]] virtual std::optional<base::Timestamp> read_at(std::string_view feed) = 0;
    // All feeds by name, and one of them.
    [[nodiscard]] virtual std::vector<FeedState> feeds() = 0;
    [[nodiscard]] virtual std::optional<FeedState> feed(std::string_view name) = 0;
    virtual void note_read(std::string_view feed, base::Timestamp now) = 0;
    virtual void note_failed(std::string_view feed, std::string_view problem, base::Timestamp now) = 0;
    // The jobs of one feed become those of another, and the one is forgotten.
    virtual void hand_over(std::string_view from, std::string_view to) = 0;
    virtual void forget(std::string_view feed) = 0;
    // Jobs that are stored. The feed need not be known. No other feed has closed them any more.
    virtual void note_listed(std::string_view feed, std::span<const JobId> jobs) = 0;
    virtual void note_vanished(std::string_view feed, std::span<const JobId> jobs, base::Timestamp now) = 0;
};

}  // namespace hoigung::domain
