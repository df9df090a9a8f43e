#pragma once

#include "domain/employer_jobs/job_days.hpp"
#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::app {

// Counts the jobs that visitors open: by their pages, and by queries for all of a job when a visitor
// navigates to it within the site. Thread-safe.
class OpenedJobs {
  public:
    OpenedJobs(const domain::LiveCatalogue& catalogue, const base::Clock& clock)
        : catalogue_(catalogue), clock_(clock) {}

    // Counts a job whose page was answered.
    void opened(domain::JobId job) { counter_.count(job, clock_.now()); }
    // Counts a job that a query opened, unless it has left memory.
    void navigated_to(domain::JobId job);
    [[nodiscard]] domain::OpeningCounter& counter() { return counter_; }

  private:
    const domain::LiveCatalogue& catalogue_;
    const base::Clock& clock_;
    domain::OpeningCounter counter_;
};

}  // namespace hoigung::app
