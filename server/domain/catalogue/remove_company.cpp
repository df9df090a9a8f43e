#include "domain/catalogue/remove_company.hpp"

#include "domain/catalogue/remove_job.hpp"

namespace hoigung::domain {

Outcome<RemovedCompany> remove_company(CatalogueStore& store, CompanyId id, base::Timestamp now) {
    Outcome<RemovedCompany> outcome = Refusal::CompanyNotFound;
    store.write([&](CatalogueWriter& writer) {
        outcome = Refusal::CompanyNotFound;
        auto company = writer.company(id);
        if (!company) return;
        std::vector<Job> jobs = writer.jobs_of(id);
        for (Job& job : jobs) remove_job(writer, job, now);
        CompanyProfile rest;
        rest.name = std::move(company->profile.name);
        company->profile = std::move(rest);
        company->is_suspended = true;
        company->is_removed = true;
        company->updated_at = now;
        writer.put(*company);
        outcome = RemovedCompany{std::move(*company), jobs.size()};
    });
    return outcome;
}

}  // namespace hoigung::domain
