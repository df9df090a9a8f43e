#include "app/opened_jobs.hpp"

namespace hoigung::app {

void OpenedJobs::navigated_to(domain::JobId job) {
    if (catalogue_.snapshot()->catalogue.job(job) != nullptr) opened(job);
}

}  // namespace hoigung::app
