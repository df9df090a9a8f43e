#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "domain/identity/seeker.hpp"
#include "domain/profile/profile.hpp"

namespace hoigung::domain {

// Seekers see the first five; an application that was withdrawn has left their list, and employers see that
// it was.
enum class ApplicationStatus { applied, contacted, reviewed, rejected, job_closed, withdrawn };

struct ApplicationEvent {
    base::Timestamp at;
    ApplicationStatus status = ApplicationStatus::applied;

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
    static constexpr std::array<std::string_view, 6> values{"Applied",  "Contacted", "Reviewed",
                                                            "Rejected", "JobClosed", "Withdrawn"};
};
