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

// Seekers see all but the last: a withdrawn application leaves their list. Employers see that it was
// withdrawn.
enum class ApplicationStatus { applied, contacted, reviewed, rejected, job_closed, hired, withdrawn };

// The employer's reason for a rejection.
enum class RejectReason { position_filled, hours_do_not_fit, experience, language, place, other_reason };

struct ApplicationEvent {
    base::Timestamp at;
    ApplicationStatus status = ApplicationStatus::applied;
    // The member of the company who did it in the portal; empty for steps of the seeker, of partners and for
    // the job's end.
    std::optional<PersonId> by{};
    // The reason of a rejection, where one was given.
    std::optional<RejectReason> reason{};
    // The step came with a message or the offer of an interview. The seeker is notified of that and not of
    // the status as well.
    bool is_told_by_contact = false;

    bool operator==(const ApplicationEvent&) const = default;
};

// The applicant as the employer sees them: copied when they applied.
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
    // The chosen work locations as they were when the seeker applied.
    std::vector<Address> addresses;
    Applicant applicant;
    // Oldest first; the last event gives the status.
    std::vector<ApplicationEvent> history;
    // When it was first opened in the portal, and the name or e-mail address of the person who opened it,
    // empty once that person's account is deleted.
    std::optional<base::Timestamp> opened_at{};
    std::string opened_by{};

    // The reason of a rejected application, if one was given.
    [[nodiscard]] std::optional<RejectReason> reject_reason() const {
        return status == ApplicationStatus::rejected && !history.empty() ? history.back().reason
                                                                         : std::nullopt;
    }
    bool operator==(const Application&) const = default;
};

// Spec 9: at most 5 work locations.
inline constexpr std::size_t kMostLocations = 5;

// Open applications end when their job closes.
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
