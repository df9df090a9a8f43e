#pragma once

#include "domain/interviews/interview.hpp"
#include "domain/interviews/side.hpp"

// What became of an interview: who can say so, how long, and what counts. Nothing counts against a seeker who
// says nothing.
namespace hoigung::domain {

inline constexpr std::chrono::days kReportTerm{7};

// Whether the time of an accepted interview has come. From then on it cannot be called off any more.
[[nodiscard]] bool has_begun(const Interview& interview, base::Timestamp now);

// Until when a side can say what happened: a week from the end, and the company a week from when the seeker
// said that nobody of it was there. std::nullopt when the side cannot say anything.
[[nodiscard]] std::optional<base::Timestamp> reports_until(const Interview& interview, Side side,
                                                           base::Timestamp now);

// Writes down what a side says, and whether it counts. The caller has asked reports_until.
void report(Interview& interview, Side side, InterviewOutcome outcome, base::Timestamp now);

// Whether the seeker found nobody of the company there, and the company has let its time pass.
[[nodiscard]] bool is_absence_admitted(const Interview& interview, base::Timestamp now);

// Whether the seeker can confirm the interview or say that they will be late. One follows the other, so that
// each can be said once.
[[nodiscard]] bool may_say(const Interview& interview, Attendance attendance, base::Timestamp now);

}  // namespace hoigung::domain
