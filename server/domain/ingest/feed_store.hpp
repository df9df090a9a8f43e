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

// The accepted jobs of one feed.
struct FeedJobs {
    // Listed when the feed was last read.
    std::vector<JobId> listed;
    // Jobs that were closed because the feed no longer lists them.
    std::vector<JobId> vanished;
};

// A feed as the operator sees it.
struct FeedState {
    std::string name;
    // The number of jobs that it lists, and of jobs that were closed because it no longer lists them.
    std::int64_t listed = 0;
    std::int64_t vanished = 0;
    // When it was last read completely, and last tried; empty when it never was.
    std::optional<base::Timestamp> read_at;
    std::optional<base::Timestamp> tried_at;
    // Why the last attempt to read it failed; empty when it succeeded.
    std::string problem;
};

// Records which jobs came with which feed.
class FeedStore {
  public:
    virtual ~FeedStore() = default;

    [[nodiscard]] virtual FeedJobs jobs_of(std::string_view feed) = 0;
    // The jobs that other feeds list, with the feed of each.
    [[nodiscard]] virtual std::map<JobId, std::string> jobs_of_others(std::string_view feed) = 0;
    // The jobs that were closed because some feed no longer lists them.
    [[nodiscard]] virtual std::set<JobId> vanished_jobs() = 0;
    // When the feed was last read completely; std::nullopt when it never was.
    [[nodiscard]] virtual std::optional<base::Timestamp> read_at(std::string_view feed) = 0;
    // All feeds, sorted by name.
    [[nodiscard]] virtual std::vector<FeedState> feeds() = 0;
    [[nodiscard]] virtual std::optional<FeedState> feed(std::string_view name) = 0;
    virtual void note_read(std::string_view feed, base::Timestamp now) = 0;
    virtual void note_failed(std::string_view feed, std::string_view problem, base::Timestamp now) = 0;
    // Gives the jobs of one feed to another, and deletes the first.
    virtual void hand_over(std::string_view from, std::string_view to) = 0;
    virtual void forget(std::string_view feed) = 0;
    // Records stored jobs as listed by a feed, which need not be known yet. They no longer count as closed by
    // another feed.
    virtual void note_listed(std::string_view feed, std::span<const JobId> jobs) = 0;
    virtual void note_vanished(std::string_view feed, std::span<const JobId> jobs, base::Timestamp now) = 0;
};

}  // namespace hoigung::domain
