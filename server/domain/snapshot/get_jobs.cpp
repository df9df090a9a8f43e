#include "domain/snapshot/get_jobs.hpp"

#include "domain/paging.hpp"

namespace hoigung::domain {

Outcome<std::vector<const Job*>> get_jobs(const Catalogue& catalogue, std::span<const std::string> ids) {
    if (ids.size() > kMaxPageSize) return Refusal::LimitTooLarge;
    std::vector<const Job*> jobs;
    for (const std::string& text : ids) {
        const auto id = JobId::parse(text);
        const Job* job = id ? catalogue.job(*id) : nullptr;
        if (job != nullptr) jobs.push_back(job);
    }
    if (ids.size() == 1 && jobs.empty()) return Refusal::JobNotFound;
    return jobs;
}

}  // namespace hoigung::domain
