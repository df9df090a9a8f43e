#include "domain/snapshot/answer_dependencies.hpp"

#include <algorithm>

namespace hoigung::domain {
namespace {

template <class Id>
void make_distinct(std::vector<Id>& ids) {
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    ids.shrink_to_fit();
}

template <class T>
void append(std::vector<T>& to, const std::vector<T>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

}  // namespace

void AnswerDependencies::add(const AnswerDependencies& more) {
    append(jobs, more.jobs);
    append(missing, more.missing);
    append(companies, more.companies);
    append(related, more.related);
    append(pay_groups, more.pay_groups);
    append(searches, more.searches);
    read(more.lists);
}

void AnswerDependencies::tidy() {
    make_distinct(jobs);
    make_distinct(missing);
    make_distinct(companies);
    make_distinct(pay_groups);
}

std::size_t AnswerDependencies::bytes() const {
    return (jobs.size() + missing.size()) * sizeof(JobId) + companies.size() * sizeof(CompanyId) +
           related.size() * sizeof(RelatedList) + pay_groups.size() * sizeof(PayGroup) +
           searches.size() * sizeof(std::uint64_t);
}

void AnswerDependencies::add_search(const std::vector<std::vector<std::uint64_t>>& parts) {
    searches.push_back(parts.size());
    for (const auto& part : parts) {
        searches.push_back(part.size());
        append(searches, part);
    }
}

bool AnswerDependencies::is_searched_for(const std::vector<std::uint64_t>& terms) const {
    const auto has = [&](std::uint64_t term) { return std::ranges::binary_search(terms, term); };
    for (auto at = searches.begin(); at != searches.end();) {
        bool has_all = true;
        for (std::uint64_t parts = *at++; parts > 0; --parts) {
            const auto end = at + 1 + static_cast<std::ptrdiff_t>(*at);
            has_all = has_all && std::any_of(at + 1, end, has);
            at = end;
        }
        if (has_all) return true;
    }
    return false;
}

}  // namespace hoigung::domain
