#pragma once

#include <optional>
#include <span>
#include <vector>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/ingest/line.hpp"

namespace hoigung::domain {

// A job of the company with the same title, place and hours that was published within 14 days.
[[nodiscard]] std::optional<JobId> same_recent_job(const JobLine& line, std::span<const Job> jobs,
                                                   base::Timestamp now);

// The jobs that lines of a company are compared with. They are read in a snapshot; within the transaction
// that writes, which others wait for, only those are read that changed since.
class RecentJobs {
  public:
    RecentJobs(CatalogueStore& catalogue, CompanyId company, base::Timestamp now);

    // Call it once at the beginning of each try of a transaction.
    void refresh(CatalogueWriter& stored);
    [[nodiscard]] std::optional<JobId> same_as(const JobLine& line) const;
    // The next lines are compared with this one, too.
    void add(const JobLine& line);

  private:
    const CompanyId company_;
    const base::Timestamp now_;
    const JobsOfVersion read_;
    // Those of the snapshot as they are now, and what was added.
    std::vector<Job> jobs_;
};

}  // namespace hoigung::domain
