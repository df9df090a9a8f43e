#include "domain/catalogue/company_jobs.hpp"

#include <vector>

namespace hoigung::domain {

JobsById jobs_of_rows(std::span<const JobSummary> rows, const Catalogue& in_memory, CatalogueStore& store) {
    JobsById jobs;
    std::vector<JobId> to_read;
    for (const JobSummary& row : rows) {
        auto known = in_memory.shared_job(row.id);
        if (known && known->updated_at == row.updated_at && known->state == row.state) {
            jobs.emplace(row.id, std::move(known));
        } else {
            to_read.push_back(row.id);
        }
    }
    if (to_read.empty()) return jobs;
    for (Job& job : store.jobs(to_read)) {
        const JobId id = job.id;
        if (!job.is_removed) jobs.emplace(id, std::make_shared<const Job>(std::move(job)));
    }
    return jobs;
}

std::optional<Job> job_of(CatalogueStore& catalogue, CompanyId company, std::string_view id) {
    const auto parsed = JobId::parse(id);
    auto job = parsed ? catalogue.job(*parsed) : std::nullopt;
    return job && job->company_id == company ? std::move(job) : std::nullopt;
}

}  // namespace hoigung::domain
