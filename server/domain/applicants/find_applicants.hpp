#pragma once

#include <array>
#include <string>
#include <vector>

#include "domain/applicants/applicant_store.hpp"
#include "domain/applicants/hours_fit.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/matching/recommend_jobs.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

enum class ApplicantSort { newest, oldest, best_fit };
inline constexpr std::size_t kApplicantStatuses = 7;

// Whom a list shows. Who withdrew is in it only while nothing of a profile is asked for.
struct ApplicantFilter {
    std::optional<JobId> job{};
    // A decision that waits counts as done.
    std::optional<ApplicationStatus> status{};
    bool only_unread = false;
    // Those who wait for an answer, as the reply record counts them.
    bool only_waiting = false;
    // One of the places that were chosen.
    std::optional<AddressId> place{};
    // Of a hundred minutes of the job's hours, how many are free at least.
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
    // Stands in the ranking whether it matches or not.
    std::optional<ApplicationId> also{};
};

struct ApplicantCount {
    std::int64_t all = 0;
    std::int64_t unread = 0;
};

// Those who match, in order.
struct ApplicantRanking {
    std::vector<ApplicationId> ids;
    // By status, of all that match but for the status.
    std::array<ApplicantCount, kApplicantStatuses> counts{};
    // Whether `also` is in the list by what was asked for.
    bool also_matches = false;
};

// Jobs that closed before this are over: nobody of the company sees who applied for them.
[[nodiscard]] base::Timestamp applicants_kept_since(const EmployerPorts& ports, base::Timestamp now);

[[nodiscard]] ApplicantRanking rank_applicants(CompanyId company, const ApplicantQuery& query,
                                               const Catalogue& in_memory, const EmployerPorts& ports,
                                               base::Timestamp now);
[[nodiscard]] std::vector<ApplicantCard> applicant_cards(CompanyId company,
                                                         std::span<const ApplicationId> ids,
                                                         const EmployerPorts& ports, base::Timestamp now);
[[nodiscard]] std::optional<ApplicantCard> find_applicant(CompanyId company, std::string_view id,
                                                          const EmployerPorts& ports, base::Timestamp now);

// Kilometres from the centre of the home district to the nearest of the places; nothing when either is not
// known.
[[nodiscard]] std::optional<double> distance_km(const Profile& profile, std::span<const Address> places,
                                                const ReferenceLists& lists);

// Months of work, what overlaps counted once; work that goes on counts until then.
[[nodiscard]] int experience_months(std::span<const WorkExperience> work, base::Timestamp until);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ApplicantSort> {
    static constexpr std::array<std::string_view, 3> values{"newest", "oldest", "best_fit"};
};
