#include "domain/catalogue/related_jobs.hpp"

#include <algorithm>
#include <tuple>

namespace hoigung::domain {
namespace {

struct Candidate {
    const Job* job = nullptr;
    bool same_company = false;
    int likeness = 0;
    std::size_t age = 0;

    [[nodiscard]] auto rank() const { return std::tuple(same_company, -likeness, age); }
};

bool share_a_district(const JobPosting& left, const JobPosting& right) {
    return std::ranges::any_of(left.addresses, [&](const Address& address) {
        return std::ranges::find(right.addresses, address.district, &Address::district) !=
               right.addresses.end();
    });
}

int likeness(const JobPosting& left, const JobPosting& right) {
    int score = left.employment == right.employment ? 1 : 0;
    for (const std::string& type : left.job_types) {
        if (std::ranges::find(right.job_types, type) != right.job_types.end()) score += 2;
    }
    return score + (share_a_district(left, right) ? 1 : 0);
}

}  // namespace

std::vector<const Job*> related_jobs(const Catalogue& catalogue, const Job* to, Page page) {
    if (to == nullptr) {
        const auto newest = cut(catalogue.open_jobs(), page);
        return {newest.begin(), newest.end()};
    }
    std::vector<Candidate> candidates;
    candidates.reserve(catalogue.open_jobs().size());
    std::size_t age = 0;
    for (const Job* job : catalogue.open_jobs()) {
        ++age;
        if (job->id == to->id) continue;
        candidates.push_back(
            {job, job->company_id == to->company_id, likeness(to->posting, job->posting), age});
    }
    const std::size_t wanted = std::min(page.offset + page.limit, candidates.size());
    const auto middle = candidates.begin() + static_cast<std::ptrdiff_t>(wanted);
    std::ranges::partial_sort(candidates, middle, {}, &Candidate::rank);
    std::vector<const Job*> jobs;
    for (std::size_t i = page.offset; i < wanted; ++i) jobs.push_back(candidates[i].job);
    return jobs;
}

}  // namespace hoigung::domain
