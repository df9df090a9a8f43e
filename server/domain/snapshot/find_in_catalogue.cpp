#include "domain/snapshot/find_in_catalogue.hpp"

#include <algorithm>
#include <unordered_map>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

bool has(std::string_view id, const LocalizedText& name, std::string_view wanted) {
    return wanted.empty() || base::contains_folded(id, wanted) ||
           base::contains_folded(name.zh_hant, wanted) || base::contains_folded(name.en, wanted);
}

}  // namespace

std::vector<FoundJob> find_jobs(const CatalogueRows& rows, std::string_view text) {
    const std::string_view wanted = base::trim(text);
    std::unordered_map<CompanyId, const Company*> companies;
    for (const Company& company : rows.companies) companies.emplace(company.id, &company);
    std::vector<FoundJob> found;
    for (const Job& job : rows.jobs) {
        const Company* company = companies.at(job.company_id);
        if (has(job.id.text(), job.posting.name, wanted) ||
            has(company->id.text(), company->profile.name, wanted))
            found.push_back({&job, company});
    }
    std::ranges::sort(
        found, [](const FoundJob& left, const FoundJob& right) { return newer(*left.job, *right.job); });
    return found;
}

}  // namespace hoigung::domain
