#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/identity/seeker.hpp"
#include "domain/people/person.hpp"
#include "domain/profile/profile.hpp"

namespace hoigung::domain {

// Seekers see all but the last; an application that was withdrawn has left their list, and employers see that
// it was.
enum class ApplicationStatus { applied, contacted, reviewed, rejected, job_closed, hired, withdrawn };

// Why somebody was rejected, as the employer says it.
enum class RejectReason { position_filled, hours_do_not_fit, experience, language, place, other_reason };

struct ApplicationEvent {
    base::Timestamp at;
    ApplicationStatus status = ApplicationStatus::applied;
    // Who of the company did it in the portal; none for the seeker, partners and the job's end.
    std::optional<PersonId> by{};
    // Of a rejection, where one was given.
    std::optional<RejectReason> reason{};
    // A message or the offer of an interview brought it. The seeker is told of that one, and not of the
    // status besides.
    bool is_told_by_contact = false;

    bool operator==(const ApplicationEvent&) const = default;
};

// Who applied, as shown to the employer at that moment.
struct Applicant {
    Telephone telephone;
    Profile profile;

    bool operator==(const Applicant&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("telephone", self.telephone);
        visit.required("profile", self.profile);
    }
};

struct Application {
    ApplicationId id;
    SeekerId seeker;
    JobId job;
    base::Timestamp applied_at;
    ApplicationStatus status = ApplicationStatus::applied;
    // The chosen work locations as they were then.
    std::vector<Address> addresses;
    Applicant applicant;
    // Oldest first; the last one is the status.
    std::vector<ApplicationEvent> history;
    // When it was first opened in the portal, and by whom: their name or address, empty for people who are
    // no more.
    std::optional<base::Timestamp> opened_at{};
    std::string opened_by{};

    // Why it was rejected, if it is and a reason was given.
    [[nodiscard]] std::optional<RejectReason> reject_reason() const {
        return status == ApplicationStatus::rejected && !history.empty() ? history.back().reason
                                                                         : std::nullopt;
    }
    bool operator==(const Application&) const = default;
};

// Spec 9: at most 5 work locations.
inline constexpr std::size_t kMostLocations = 5;

// Open ones end when their job closes.
[[nodiscard]] constexpr bool is_open(ApplicationStatus status) {
    return status == ApplicationStatus::applied || status == ApplicationStatus::reviewed ||
           status == ApplicationStatus::contacted;
}

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ApplicationStatus> {
    static constexpr std::array<std::string_view, 7> values{"Applied",   "Contacted", "Reviewed", "Rejected",
                                                            "JobClosed", "Hired",     "Withdrawn"};
};
template <>
struct hoigung::base::EnumNames<hoigung::domain::RejectReason> {
    static constexpr std::array<std::string_view, 6> values{
        "position_filled", "hours_do_not_fit", "experience", "language", "place", "other_reason"};
};
