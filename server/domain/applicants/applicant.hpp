#pragma once

#include <optional>
#include <string>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/interviews/interview.hpp"

namespace hoigung::domain {

using ApplicantNoteId = base::Id<struct ApplicantNoteTag>;

// How long a decision made in the portal waits before it takes effect: until then it can be undone, and the
// applicant is not told.
inline constexpr std::chrono::seconds kDecisionWaits{10};

struct WaitingDecision {
    ApplicationId application;
    ApplicationStatus status = ApplicationStatus::reviewed;
    // Set for a rejection only.
    std::optional<RejectReason> reason{};
    // Empty once the person's account is deleted.
    std::optional<PersonId> by{};
    base::Timestamp due_at;

    bool operator==(const WaitingDecision&) const = default;
};

// A note that members of the company write for themselves.
struct ApplicantNote {
    ApplicantNoteId id;
    std::optional<PersonId> by{};
    base::Timestamp at;
    std::string text;

    bool operator==(const ApplicantNote&) const = default;
};

inline constexpr std::size_t kLongestApplicantNote = 1000;
inline constexpr std::int64_t kMostNotes = 100;
inline constexpr int kBestRating = 3;

// An applicant as members of the company see them.
struct ApplicantCard {
    Application application;
    std::optional<WaitingDecision> decision{};
    std::optional<int> rating{};
    // Oldest first.
    std::vector<ApplicantNote> notes{};
    // The outcome that counts of the last interview that has one.
    std::optional<InterviewOutcome> interview_outcome{};
};

// The part of an applicant that a list needs.
struct ApplicantRow {
    ApplicationId id;
    JobId job;
    ApplicationStatus status = ApplicationStatus::applied;
    std::optional<ApplicationStatus> decision;
    base::Timestamp applied_at;
    bool is_opened = false;
    std::optional<base::Timestamp> answered_at;
    // The data for filters and for the order by fit, loaded only when needed, without the texts that are only
    // displayed.
    std::vector<Address> places;
    Applicant applicant;

    // A waiting decision counts as done.
    [[nodiscard]] ApplicationStatus shown_status() const { return decision.value_or(status); }
    // Nobody has opened it or acted on it.
    [[nodiscard]] bool is_unread() const {
        return !is_opened && !decision && status == ApplicationStatus::applied;
    }
};

// The part of an application that lists are filtered by.
[[nodiscard]] Application without_prose(Application application);

}  // namespace hoigung::domain
