#pragma once

#include <map>
#include <string>
#include <string_view>

#include "domain/employer_jobs/job_days.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "http/request.hpp"

namespace hoigung::app {

// Counts the jobs that visitors open: by their pages, and by what the site's own pages ask when somebody goes
// on from one to another.
class OpenedJobs {
  public:
    // `documents` are the site's own, by the sha256 of their text.
    OpenedJobs(const std::map<std::string, std::string>& documents, const domain::LiveCatalogue& catalogue,
               const base::Clock& clock);

    // A page of a job was answered.
    void opened(domain::JobId job) { counter_.count(job, clock_.now()); }
    // A request to the seeker service: counts when it asks for a job's page.
    void look_at(const http::Request& request);
    [[nodiscard]] domain::OpeningCounter& counter() { return counter_; }

  private:
    // How the site's pages name the document of a job's page; empty when they have none.
    const std::string document_;
    const domain::LiveCatalogue& catalogue_;
    const base::Clock& clock_;
    domain::OpeningCounter counter_;
};

}  // namespace hoigung::app
