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

Outcome<Job> remove_job(CatalogueStore& store, ErasureLog& log, JobId id, base::Timestamp now) {
    if (!store.job(id)) return Refusal::JobNotFound;
    log.note(erasure_of(id, now));
    Outcome<Job> outcome = Refusal::JobNotFound;
    store.write([&](CatalogueWriter& writer) {
        outcome = Refusal::JobNotFound;
        auto job = writer.job(id);
        if (!job) return;
        remove_job(writer, *job, now);
        outcome = std::move(*job);
    });
    return outcome;
}

}  // namespace hoigung::domain
