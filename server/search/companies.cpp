#include "search/companies.hpp"

#include <algorithm>

#include "search/job_text.hpp"

namespace hoigung::search {
namespace {

domain::CompanyId id_of(const CompanyTable::Row& row) {
    return row.entry->id;
}

std::shared_ptr<const CompanyEntry> make_entry(const domain::Company& company, const Lexicon& lexicon) {
    const domain::LocalizedText& name = company.profile.name;
    return std::make_shared<const CompanyEntry>(CompanyEntry{company.id,
                                                             name,
                                                             {fold_text(name.zh_hant), fold_text(name.en)},
                                                             JobAnalyser(lexicon).analyse_name(company)});
}

}  // namespace

CompanyTable::CompanyTable(const domain::Catalogue& catalogue, const Lexicon& lexicon) {
    // Sorts the jobs by company first, so that rows are appended and never inserted.
    std::vector<const domain::Company*> of_jobs;
    of_jobs.reserve(catalogue.open_jobs().size());
    for (const domain::Job* job : catalogue.open_jobs()) of_jobs.push_back(&catalogue.company_of(*job));
    std::ranges::sort(of_jobs, {}, &domain::Company::id);
    for (const domain::Company* company : of_jobs) {
        if (rows_.empty() || rows_.back().entry->id != company->id)
            rows_.push_back({make_entry(*company, lexicon), 0});
        ++rows_.back().open_jobs;
    }
}

const CompanyTable::Row* CompanyTable::find(domain::CompanyId id) const {
    const auto found = std::ranges::lower_bound(rows_, id, {}, id_of);
    return found == rows_.end() || found->entry->id != id ? nullptr : &*found;
}

void CompanyTable::add_job(const domain::Company& company, const Lexicon& lexicon) {
    auto found = std::ranges::lower_bound(rows_, company.id, {}, id_of);
    if (found == rows_.end() || found->entry->id != company.id) {
        found = rows_.insert(found, {make_entry(company, lexicon), 0});
    } else if (found->entry->name != company.profile.name) {
        found->entry = make_entry(company, lexicon);
    }
    ++found->open_jobs;
}

void CompanyTable::remove_job(domain::CompanyId id) {
    const auto found = std::ranges::lower_bound(rows_, id, {}, id_of);
    if (found == rows_.end() || found->entry->id != id) return;
    if (--found->open_jobs == 0) rows_.erase(found);
}

}  // namespace hoigung::search
