#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/refusal.hpp"

// An employer's actions on an interview.
namespace hoigung::domain {

inline constexpr std::size_t kMostInterviewTimes = 3;
inline constexpr std::chrono::days kInterviewTerm{60};
inline constexpr std::size_t kLongestInterviewNote = 300;

// The terms as the employer typed them.
struct InterviewInput {
    std::vector<base::Timestamp> times;
    int minutes = 30;
    // The id of a branch of the company or of a place of the job; empty with `place_text` and for an
    // interview by telephone.
    std::string branch{};
    std::string place_text{};
    bool is_by_telephone = false;
    std::string note{};
};

// Unusual times, which are allowed.
enum class InterviewWarning {
    // One of the times is past.
    past,
    // The applicant or the person who offers has another interview at one of the times.
    clash
};

[[nodiscard]] Outcome<std::vector<InterviewWarning>> check_interview(
    const Person& person, std::string_view company_id, std::string_view application_id,
    const InterviewInput& input, const CandidacyPorts& ports, base::Timestamp now);

// Offers times. A newer offer replaces a waiting one; a repeated key returns the interview that it first
// made. ApplicationWithdrawn and StepNotAllowed when the application was withdrawn or rejected.
[[nodiscard]] Outcome<Interview> offer_interview(const Person& person, std::string_view company_id,
                                                 std::string_view application_id, std::string_view key,
                                                 const InterviewInput& input, const CandidacyPorts& ports,
                                                 base::Timestamp now);

// InterviewChanged when the interview has another version than the caller saw, or is over.
[[nodiscard]] Outcome<Interview> cancel_interview(const Person& person, std::string_view company_id,
                                                  std::string_view id, int version, std::string_view note,
                                                  const CandidacyPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::InterviewWarning> {
    static constexpr std::array<std::string_view, 2> values{"past", "clash"};
};
