#pragma once

#include <map>
#include <string>
#include <string_view>

#include "domain/employer_jobs/job_days.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "http/request.hpp"

namespace hoigung::app {

// Counts the jobs that visitors open: requests for their pages, and the queries of the site's own pages when
// a visitor navigates to a job.
class OpenedJobs {
  public:
    // `documents` are the site's own GraphQL documents, by the sha256 of their text.
    OpenedJobs(const std::map<std::string, std::string>& documents, const domain::LiveCatalogue& catalogue,
               const base::Clock& clock);

    // Counts a job whose page was answered.
    void opened(domain::JobId job) { counter_.count(job, clock_.now()); }
    // Counts a request to the seeker service if it asks for a job's page.
    void look_at(const http::Request& request);
    [[nodiscard]] domain::OpeningCounter& counter() { return counter_; }

  private:
    // The hash of the document for a job's page; empty if absent.
    const std::string document_;
    const domain::LiveCatalogue& catalogue_;
    const base::Clock& clock_;
    domain::OpeningCounter counter_;
};

}  // namespace hoigung::app
