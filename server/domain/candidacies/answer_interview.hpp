#pragma once

#include <optional>
#include <string_view>

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/interviews/interview_steps.hpp"
#include "domain/refusal.hpp"

// A seeker's answers to an interview offer.
namespace hoigung::domain {

struct InterviewAnswer {
    // accept, ask_another or decline.
    InterviewStep step = InterviewStep::accept;
    // The accepted time.
    std::optional<base::Timestamp> time{};
    std::string_view words{};
};

// InterviewChanged when the interview has another version than the caller saw, or does not allow the step;
// IdNotFound when there is no such interview or the time was not offered.
[[nodiscard]] Outcome<Interview> answer_interview(SeekerId seeker, std::string_view id, int version,
                                                  const InterviewAnswer& answer, const CandidacyPorts& ports,
                                                  base::Timestamp now);

}  // namespace hoigung::domain
