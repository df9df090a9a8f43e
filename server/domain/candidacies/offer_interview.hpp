#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/refusal.hpp"

// What an employer does about an interview.
namespace hoigung::domain {

inline constexpr std::size_t kMostInterviewTimes = 3;
inline constexpr std::chrono::days kInterviewTerm{60};
inline constexpr std::size_t kLongestInterviewNote = 300;

// As it was typed.
struct InterviewInput {
    std::vector<base::Timestamp> times;
    int minutes = 30;
    // A branch of the company or a place of the job; empty for `place_text` or an interview by telephone.
    std::string branch{};
    std::string place_text{};
    bool is_by_telephone = false;
    std::string note{};
};

// What is unusual about times, and not refused.
enum class InterviewWarning {
    // One of them is past.
    past,
    // The applicant, or who offers it, has another interview then.
    clash
};

[[nodiscard]] Outcome<std::vector<InterviewWarning>> check_interview(
    const Person& person, std::string_view company_id, std::string_view application_id,
    const InterviewInput& input, const CandidacyPorts& ports, base::Timestamp now);

// Offers times. A newer offer takes the place of one that waits; the same key gives the interview that it
// made. NoSuchApplication when the application was withdrawn or rejected.
[[nodiscard]] Outcome<Interview> offer_interview(const Person& person, std::string_view company_id,
                                                 std::string_view application_id, std::string_view key,
                                                 const InterviewInput& input, const CandidacyPorts& ports,
                                                 base::Timestamp now);

// InterviewChanged when it is not the version that the caller saw, or is over.
[[nodiscard]] Outcome<Interview> cancel_interview(const Person& person, std::string_view company_id,
                                                  std::string_view id, int version, std::string_view note,
                                                  const CandidacyPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::InterviewWarning> {
    static constexpr std::array<std::string_view, 2> values{"past", "clash"};
};
