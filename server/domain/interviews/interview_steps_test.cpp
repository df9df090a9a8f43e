#include "domain/interviews/interview_steps.hpp"

#include <array>

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

constexpr std::array kStates{InterviewState::offered, InterviewState::accepted, InterviewState::another_asked,
                             InterviewState::declined, InterviewState::cancelled};
constexpr std::array kSteps{InterviewStep::offer, InterviewStep::cancel, InterviewStep::accept,
                            InterviewStep::ask_another, InterviewStep::decline};

TEST(InterviewSteps, EveryStepOfEveryStateIsDecided) {
    RecordProperty("rows", "10.29");
    using enum InterviewState;
    constexpr auto kNone = std::nullopt;
    using Row = std::array<std::optional<InterviewState>, kSteps.size()>;
    const std::array<Row, kStates.size()> expected{
        Row{offered, cancelled, accepted, another_asked, declined},
        Row{kNone, cancelled, kNone, another_asked, declined},
        Row{offered, cancelled, kNone, kNone, declined},
        Row{kNone, kNone, kNone, kNone, kNone},
        Row{kNone, kNone, kNone, kNone, kNone},
    };
    for (std::size_t from = 0; from < kStates.size(); ++from) {
        for (std::size_t step = 0; step < kSteps.size(); ++step)
            EXPECT_EQ(state_after(kStates[from], kSteps[step]), expected[from][step])
                << base::name_of(kStates[from]) << " and step " << step;
    }
}

TEST(InterviewSteps, WhatIsOverNeitherWaitsNorTakesPlace) {
    EXPECT_TRUE(is_waiting(InterviewState::another_asked));
    EXPECT_FALSE(is_waiting(InterviewState::accepted));
    EXPECT_TRUE(is_on(InterviewState::accepted));
    EXPECT_FALSE(is_on(InterviewState::declined));
    EXPECT_FALSE(is_on(InterviewState::cancelled));
}

}  // namespace
}  // namespace hoigung::domain
