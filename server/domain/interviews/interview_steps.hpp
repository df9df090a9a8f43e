#pragma once

#include <optional>

#include "domain/interviews/interview.hpp"

// The state machine of interviews: the only place that decides which steps are allowed.
namespace hoigung::domain {

enum class InterviewStep {
    // By the employer.
    offer,
    cancel,
    // By the seeker.
    accept,
    ask_another,
    decline
};

// The state after a step; std::nullopt when the step is not allowed.
[[nodiscard]] std::optional<InterviewState> state_after(InterviewState from, InterviewStep step);

// Whether the two sides have not agreed on a time yet, so that a newer offer replaces the current one.
[[nodiscard]] bool is_waiting(InterviewState state);

// Whether it may still take place.
[[nodiscard]] bool is_on(InterviewState state);

// The agreed time, also of an interview that was called off after that.
[[nodiscard]] std::optional<base::Timestamp> shown_time(const Interview& interview);

}  // namespace hoigung::domain
