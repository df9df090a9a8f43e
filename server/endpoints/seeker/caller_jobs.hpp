#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <boost/unordered/unordered_flat_set.hpp>

#include "domain/ids.hpp"

namespace hoigung::endpoints {

// The caller's own jobs, read from the database once per request and not once per job.
class CallerJobs {
  public:
    using Ids = boost::unordered_flat_set<domain::JobId, std::hash<domain::JobId>>;

    template <class Read>
    [[nodiscard]] bool has_applied(domain::JobId job, Read read) {
        return among(applied_, job, read);
    }
    template <class Read>
    [[nodiscard]] bool has_bookmarked(domain::JobId job, Read read) {
        return among(bookmarked_, job, read);
    }

  private:
    template <class Read>
    [[nodiscard]] static bool among(std::optional<Ids>& ids, domain::JobId job, Read read) {
        if (!ids) {
            const std::vector<domain::JobId> all = read();
            ids.emplace(all.begin(), all.end());
        }
        return ids->contains(job);
    }

    std::optional<Ids> applied_;
    std::optional<Ids> bookmarked_;
};

}  // namespace hoigung::endpoints
