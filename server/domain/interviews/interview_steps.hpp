#pragma once

#include <optional>

#include "domain/interviews/interview.hpp"

// How an interview goes on: the only place that decides it.
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

// What an interview becomes; nothing when the step cannot be taken.
[[nodiscard]] std::optional<InterviewState> state_after(InterviewState from, InterviewStep step);

// Whether an offer waits for an answer, so that a newer one takes its place.
[[nodiscard]] bool is_waiting(InterviewState state);

// Whether it may still take place.
[[nodiscard]] bool is_on(InterviewState state);

// The time that both agreed upon, also of an interview that was called off after that.
[[nodiscard]] std::optional<base::Timestamp> shown_time(const Interview& interview);

}  // namespace hoigung::domain
