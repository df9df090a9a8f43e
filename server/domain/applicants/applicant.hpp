#pragma once

#include <optional>
#include <string>
#include <vector>

#include "domain/applications/application.hpp"

namespace hoigung::domain {

using ApplicantNoteId = base::Id<struct ApplicantNoteTag>;

// How long a decision of the portal waits: until then it can be undone, and nobody is told.
inline constexpr std::chrono::seconds kDecisionWaits{10};

struct WaitingDecision {
    ApplicationId application;
    ApplicationStatus status = ApplicationStatus::reviewed;
    // Of a rejection.
    std::optional<RejectReason> reason{};
    // None for people who are no more.
    std::optional<PersonId> by{};
    base::Timestamp due_at;

    bool operator==(const WaitingDecision&) const = default;
};

// What the company's people write down for themselves.
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

// Somebody who applied, as the company's people see them.
struct ApplicantCard {
    Application application;
    std::optional<WaitingDecision> decision{};
    std::optional<int> rating{};
    // Oldest first.
    std::vector<ApplicantNote> notes{};
};

// What a list needs to know of somebody who applied.
struct ApplicantRow {
    ApplicationId id;
    JobId job;
    ApplicationStatus status = ApplicationStatus::applied;
    std::optional<ApplicationStatus> decision;
    base::Timestamp applied_at;
    bool is_opened = false;
    std::optional<base::Timestamp> answered_at;
    // What they are filtered by, where it was asked for: the places and the applicant without what is only
    // read.
    std::vector<Address> places;
    Applicant applicant;

    // The decision that waits counts as done.
    [[nodiscard]] ApplicationStatus shown_status() const { return decision.value_or(status); }
    // Nobody has opened it or acted on it.
    [[nodiscard]] bool is_unread() const {
        return !is_opened && !decision && status == ApplicationStatus::applied;
    }
};

// The part of an application that lists are filtered by.
[[nodiscard]] Application without_prose(Application application);

}  // namespace hoigung::domain
