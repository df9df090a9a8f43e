#include "domain/employer_jobs/find_job_types.hpp"

#include <algorithm>
#include <map>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kMostTypes = 24;
constexpr std::size_t kLongestTypeText = 60;
// How many titles are examined among the jobs that a text finds.
constexpr std::size_t kTitlesLookedAt = 100;
// A single job with that title may be its employer's mistake.
constexpr int kFewestTitles = 2;

// The types of jobs with the text in their titles, most frequent first.
std::vector<std::string> types_by_titles(const CatalogueSnapshot& snapshot, const std::string& text) {
    JobQuery query;
    query.term = text;
    const std::string folded = base::fold(text);
    std::map<std::string, int> counts;
    for (const JobId id : snapshot.search->search(query, {Page{0, kTitlesLookedAt}, false}).jobs) {
        const Job* job = snapshot.catalogue.job(id);
        if (job == nullptr) continue;
        const auto has_text = [&](const std::string& title) {
            return base::fold(title).find(folded) != std::string::npos;
        };
        if (!has_text(job->posting.name.zh_hant) && !has_text(job->posting.name.en)) continue;
        for (const std::string& type : job->posting.job_types) ++counts[type];
    }
    std::vector<std::pair<std::string, int>> most(counts.begin(), counts.end());
    std::ranges::stable_sort(most, std::greater{}, &std::pair<std::string, int>::second);
    std::vector<std::string> types;
    for (const auto& [type, count] : most) {
        if (count >= kFewestTitles) types.push_back(type);
    }
    return types;
}

}  // namespace

std::vector<std::string> find_job_types(const JobTypeNames& names, const CatalogueSnapshot& snapshot,
                                        std::string_view text) {
    const std::string typed(base::trim(base::first_characters(text, kLongestTypeText)));
    if (typed.empty()) return {};
    std::vector<std::string> types = names.called(typed, kMostTypes);
    if (!snapshot.search) return types;
    for (const std::string& type : types_by_titles(snapshot, typed)) {
        if (types.size() < kMostTypes && std::ranges::find(types, type) == types.end()) types.push_back(type);
    }
    return types;
}

}  // namespace hoigung::domain
