#pragma once

#include <span>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// Why a job suits a seeker.
enum class MatchReason { job_type, district, free_hours, work_days, language, education, skill, cert };

struct RecommendedJob {
    const Job* job = nullptr;
    std::vector<MatchReason> reasons;
};

// What is known about a seeker's wishes.
struct SeekerTraits {
    const Profile& profile;
    // The newest first; the most recent few show which work they look for, and where.
    std::span<const Application> applications;
    // All that they have applied for.
    std::span<const JobId> applied;
};

inline constexpr std::size_t kTellingApplications = 10;

// Open jobs that suit a seeker, the best first and the newest of equally good ones: none that they applied
// for, and at most two of a company.
[[nodiscard]] std::vector<RecommendedJob> recommend_jobs(const Catalogue& catalogue,
                                                         const ReferenceLists& lists,
                                                         const SeekerTraits& seeker, std::size_t most);

// How a job and a seeker's profile suit each other; the home district counts, the applications are not known.
struct JobMatch {
    int score = 0;
    // The strongest first.
    std::vector<MatchReason> reasons;
};
[[nodiscard]] JobMatch match_with_job(const JobPosting& posting, const Profile& profile,
                                      const ReferenceLists& lists);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::MatchReason> {
    static constexpr std::array<std::string_view, 8> values{
        "job_type", "district", "free_hours", "work_days", "language", "education", "skill", "cert"};
};
