#include "domain/snapshot/showcase_queries.hpp"

#include <unordered_set>

namespace hoigung::domain {

ListedJobs jobs_of(const Catalogue& catalogue, const JobList& list, Page page) {
    std::vector<const Job*> open;
    for (const JobId id : list.job_ids) {
        const Job* job = catalogue.job(id);
        if (job != nullptr && catalogue.is_open(*job)) open.push_back(job);
    }
    const auto shown = cut(std::span<const Job* const>(open), page);
    return {&list, {shown.begin(), shown.end()}, open.size()};
}

Outcome<ListedJobs> job_list(const Catalogue& catalogue, std::string_view id, Page page) {
    const auto parsed = JobListId::parse(id);
    const JobList* list = parsed ? catalogue.job_list(*parsed) : nullptr;
    if (list == nullptr) return Refusal::IdNotFound;
    return jobs_of(catalogue, *list, page);
}

std::vector<const Job*> newest_of_each_company(const Catalogue& catalogue, std::size_t most) {
    std::vector<const Job*> jobs;
    std::unordered_set<CompanyId> companies;
    for (const Job* job : catalogue.open_jobs()) {
        if (jobs.size() == most) break;
        if (companies.insert(job->company_id).second) jobs.push_back(job);
    }
    return jobs;
}

std::vector<ShownCompany> featured_companies(const Catalogue& catalogue) {
    std::vector<ShownCompany> shown;
    for (const FeaturedCompany& featured : catalogue.featured_companies()) {
        const Company* company = catalogue.company(featured.company_id);
        if (company != nullptr && !company->is_suspended) shown.push_back({&featured, company});
    }
    return shown;
}

Outcome<const Company*> get_company(const Catalogue& catalogue, std::string_view id) {
    const auto parsed = CompanyId::parse(id);
    const Company* company = parsed ? catalogue.company(*parsed) : nullptr;
    if (company == nullptr || company->is_suspended) return Refusal::CompanyNotFound;
    return company;
}

const Company* company_by_slug(const Catalogue& catalogue, std::string_view slug) {
    std::vector<const Company*> found;
    catalogue.each_company([&](const Company& company) {
        const bool has_it = company.slug.in(Locale::zh_hant) == slug || company.slug.in(Locale::en) == slug;
        if (has_it && !company.is_suspended) found.push_back(&company);
    });
    return found.size() == 1 ? found.front() : nullptr;
}

}  // namespace hoigung::domain
