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

// The data about a seeker that recommendations are made from.
struct SeekerTraits {
    const Profile& profile;
    // Newest first; the most recent ones show which work they look for, and where.
    std::span<const Application> applications;
    // All jobs that they have applied for.
    std::span<const JobId> applied;
};

inline constexpr std::size_t kTellingApplications = 10;

// Open jobs that suit a seeker, best first, and newest first among equals. Leaves out jobs that they applied
// for, and lists at most two jobs of a company.
[[nodiscard]] std::vector<RecommendedJob> recommend_jobs(const Catalogue& catalogue,
                                                         const ReferenceLists& lists,
                                                         const SeekerTraits& seeker, std::size_t most);

// How well a job and a seeker's profile suit each other. The home district counts; the applications are not
// considered.
struct JobMatch {
    int score = 0;
    // Strongest first.
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
