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

// The jobs that a company's lines are compared with. They are read in a snapshot; the writing transaction,
// which others wait for, reads only the jobs that have changed since.
class RecentJobs {
  public:
    RecentJobs(CatalogueStore& catalogue, CompanyId company, base::Timestamp now);

    // Call this once at the beginning of each attempt of a transaction.
    void refresh(CatalogueWriter& stored);
    [[nodiscard]] std::optional<JobId> same_as(const JobLine& line) const;
    // Later lines are compared with this one, too.
    void add(const JobLine& line);

  private:
    const CompanyId company_;
    const base::Timestamp now_;
    const JobsOfVersion read_;
    // The jobs of the snapshot in their current state, and the added ones.
    std::vector<Job> jobs_;
};

}  // namespace hoigung::domain
