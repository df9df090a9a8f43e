#include "domain/catalogue/remove_company.hpp"

#include "domain/catalogue/remove_job.hpp"

namespace hoigung::domain {

std::size_t remove_company(CatalogueWriter& writer, Company& company, base::Timestamp now) {
    std::vector<Job> jobs = writer.jobs_of(company.id);
    for (Job& job : jobs) remove_job(writer, job, now);
    CompanyProfile rest;
    rest.name = std::move(company.profile.name);
    company.profile = std::move(rest);
    company.is_suspended = true;
    company.is_removed = true;
    company.updated_at = now;
    writer.put(company);
    return jobs.size();
}

}  // namespace hoigung::domain
