#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/enumerators.hpp"
#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/hours_fit.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/catalogue/company_jobs.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/matching/recommend_jobs.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

enum class ApplicantSort { newest, oldest, best_fit };
inline constexpr std::size_t kApplicantStatuses = base::enumerator_count<ApplicationStatus>();

// Selects the applicants of a list. Withdrawn applicants are listed only while no filter reads the profile.
struct ApplicantFilter {
    std::optional<JobId> job{};
    // A waiting decision counts as done.
    std::optional<ApplicationStatus> status{};
    bool only_unread = false;
    // Applicants who wait for an answer, as the reply record counts them.
    bool only_waiting = false;
    // A work location that the applicant chose.
    std::optional<AddressId> place{};
    // The least percentage of the job's hours in which the applicant is free.
    std::optional<int> hours_fit{};
    std::string language{};
    std::optional<int> experience_months{};
    std::optional<int> within_km{};
    // A part of the name, or of the telephone.
    std::string term{};

    [[nodiscard]] bool asks_for_profile() const {
        return place || hours_fit || !language.empty() || experience_months || within_km || !term.empty();
    }
};

struct ApplicantQuery {
    ApplicantFilter filter{};
    ApplicantSort sort = ApplicantSort::newest;
    // Included in the ranking even when it does not match the filter.
    std::optional<ApplicationId> also{};
};

struct ApplicantCount {
    std::int64_t all = 0;
    std::int64_t unread = 0;
};

// The applicants who match, in order.
struct ApplicantRanking {
    std::vector<ApplicationId> ids;
    // Counts by status, over all applicants who match the rest of the filter.
    std::array<ApplicantCount, kApplicantStatuses> counts{};
    // Whether `also` matches the filter by itself.
    bool also_matches = false;
};

// The company no longer sees the applicants of jobs that closed before this moment.
[[nodiscard]] base::Timestamp applicants_kept_since(const EmployerPorts& ports, base::Timestamp now);

// The applicants and jobs of a company that are ranked.
struct ApplicantsToRank {
    std::vector<ApplicantRow> rows;
    JobsById jobs;
};
// How much of it a query reads. Queries that read as much may share one reading.
struct RankingNeeds {
    bool profiles = false;
    bool jobs = false;

    auto operator<=>(const RankingNeeds&) const = default;
};
[[nodiscard]] RankingNeeds needs_of(const ApplicantQuery& query);
[[nodiscard]] ApplicantsToRank read_applicants(CompanyId company, RankingNeeds needs,
                                               const Catalogue& in_memory, const EmployerPorts& ports,
                                               base::Timestamp now);
[[nodiscard]] ApplicantRanking rank(const ApplicantsToRank& applicants, const ApplicantQuery& query,
                                    const ReferenceLists& lists, base::Timestamp now);
// Reads the applicants and ranks them.
[[nodiscard]] ApplicantRanking rank_applicants(CompanyId company, const ApplicantQuery& query,
                                               const Catalogue& in_memory, const EmployerPorts& ports,
                                               base::Timestamp now);
[[nodiscard]] std::int64_t count_unread_applicants(CompanyId company, EmployerStore& store);
[[nodiscard]] std::vector<ApplicantCard> applicant_cards(CompanyId company,
                                                         std::span<const ApplicationId> ids,
                                                         const EmployerPorts& ports, base::Timestamp now);
[[nodiscard]] std::optional<ApplicantCard> find_applicant(CompanyId company, std::string_view id,
                                                          const EmployerPorts& ports, base::Timestamp now);

// Kilometres from the centre of the home district to the nearest of the places; std::nullopt when either is
// unknown.
[[nodiscard]] std::optional<double> distance_km(const Profile& profile, std::span<const Address> places,
                                                const ReferenceLists& lists);

// Months of work. Overlapping jobs count once; a job without an end counts until `until`.
[[nodiscard]] int experience_months(std::span<const WorkExperience> work, base::Timestamp until);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ApplicantSort> {
    static constexpr std::array<std::string_view, 3> values{"newest", "oldest", "best_fit"};
};
