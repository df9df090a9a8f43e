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
