#include "domain/catalogue/made_from.hpp"

#include <algorithm>

namespace hoigung::domain {
namespace {

template <class Id>
void make_distinct(std::vector<Id>& ids) {
    std::ranges::sort(ids);
    const auto [first, last] = std::ranges::unique(ids);
    ids.erase(first, last);
    ids.shrink_to_fit();
}

template <class T>
void append(std::vector<T>& to, const std::vector<T>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

}  // namespace

void MadeFrom::add(const MadeFrom& more) {
    append(jobs, more.jobs);
    append(companies, more.companies);
    append(related, more.related);
    read(more.lists);
}

void MadeFrom::tidy() {
    make_distinct(jobs);
    make_distinct(companies);
}

std::size_t MadeFrom::bytes() const {
    return jobs.size() * sizeof(JobId) + companies.size() * sizeof(CompanyId) +
           related.size() * sizeof(RelatedList);
}

}  // namespace hoigung::domain
