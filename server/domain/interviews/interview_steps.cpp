#include "domain/interviews/interview_steps.hpp"

namespace hoigung::domain {
namespace {

InterviewState result_of(InterviewStep step) {
    switch (step) {
        case InterviewStep::offer:
            return InterviewState::offered;
        case InterviewStep::cancel:
            return InterviewState::cancelled;
        case InterviewStep::accept:
            return InterviewState::accepted;
        case InterviewStep::ask_another:
            return InterviewState::another_asked;
        case InterviewStep::decline:
            return InterviewState::declined;
    }
    return InterviewState::offered;
}

bool may_take(InterviewState from, InterviewStep step) {
    switch (from) {
        case InterviewState::offered:
            return true;
        case InterviewState::accepted:
            // A further offer makes another interview.
            return step == InterviewStep::cancel || step == InterviewStep::ask_another ||
                   step == InterviewStep::decline;
        case InterviewState::another_asked:
            return step == InterviewStep::offer || step == InterviewStep::cancel ||
                   step == InterviewStep::decline;
        case InterviewState::declined:
        case InterviewState::cancelled:
            return false;
    }
    return false;
}

}  // namespace

std::optional<InterviewState> state_after(InterviewState from, InterviewStep step) {
    if (!may_take(from, step)) return std::nullopt;
    return result_of(step);
}

bool is_waiting(InterviewState state) {
    return state == InterviewState::offered || state == InterviewState::another_asked;
}

bool is_on(InterviewState state) {
    return is_waiting(state) || state == InterviewState::accepted;
}

std::optional<base::Timestamp> shown_time(const Interview& interview) {
    return is_waiting(interview.state) ? std::nullopt : interview.time;
}

}  // namespace hoigung::domain
