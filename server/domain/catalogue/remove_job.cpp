#include "domain/catalogue/remove_job.hpp"

namespace hoigung::domain {

void remove_job(CatalogueWriter& writer, Job& job, base::Timestamp now) {
    JobPosting rest;
    rest.name = std::move(job.posting.name);
    rest.employment = job.posting.employment;
    rest.job_types = std::move(job.posting.job_types);
    job.posting = std::move(rest);
    job.state = JobState::closed;
    job.is_removed = true;
    job.updated_at = now;
    writer.put(job);
    writer.forget(job.id);
}

}  // namespace hoigung::domain
