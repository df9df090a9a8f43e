#include "domain/reckoning/employment.hpp"

#include <algorithm>

namespace hoigung::domain {

std::optional<int> days_of_employment(const JobPosting& posting) {
    if (!posting.start_date || !posting.end_date) return std::nullopt;
    const auto between =
        std::chrono::sys_days{*posting.end_date} - std::chrono::sys_days{*posting.start_date};
    return static_cast<int>(between.count()) + 1;
}

bool is_of_unknown_length(const JobPosting& posting) {
    return posting.employment == Employment::temp && !days_of_employment(posting);
}

bool may_be_self_employed(const JobPosting& posting, const EmploymentLaw& law) {
    const auto& known = law.contents();
    const auto is_known = [&](const std::string& type) {
        return std::ranges::find(known.agent_job_types, type) != known.agent_job_types.end();
    };
    const auto is_said = [&](const std::string& word) {
        return posting.name.zh_hant.find(word) != std::string::npos ||
               posting.name.en.find(word) != std::string::npos ||
               posting.description.zh_hant.find(word) != std::string::npos ||
               posting.description.en.find(word) != std::string::npos;
    };
    return std::ranges::any_of(posting.job_types, is_known) ||
           std::ranges::any_of(known.self_employed_words, is_said);
}

bool is_in_casual_trade(const JobPosting& posting, const ReferenceLists& lists) {
    const auto& trades = lists.law().contents().casual_categories;
    return std::ranges::any_of(posting.job_types, [&](const std::string& type) {
        const auto placed = lists.job_type(type);
        return placed && std::ranges::find(trades, placed->category->code) != trades.end();
    });
}

base::Date day_of_law(const Job& job, base::Date today) {
    return job.state == JobState::closed ? base::hong_kong_date(job.published_at) : today;
}

}  // namespace hoigung::domain
