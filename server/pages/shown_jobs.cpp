#include "pages/shown_jobs.hpp"

#include <algorithm>

namespace hoigung::pages {

std::vector<domain::JobId> shown_jobs(std::string_view answers_json, const domain::Catalogue& catalogue) {
    constexpr std::string_view kName = "\"_id\":\"";
    constexpr std::size_t kDigits = 24;
    std::vector<domain::JobId> jobs;
    for (auto at = answers_json.find(kName); at != answers_json.npos; at = answers_json.find(kName, at)) {
        at += kName.size();
        const auto id = domain::JobId::parse(answers_json.substr(at, kDigits));
        if (id && catalogue.job(*id) != nullptr) jobs.push_back(*id);
    }
    std::ranges::sort(jobs);
    const auto [first, last] = std::ranges::unique(jobs);
    jobs.erase(first, last);
    jobs.shrink_to_fit();
    return jobs;
}

}  // namespace hoigung::pages
