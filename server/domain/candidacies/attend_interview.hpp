#pragma once

#include <string_view>

#include "domain/candidacies/candidacy_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// A seeker confirms an accepted interview, or says that they will be late; the company sees it, and is mailed
// of the latter. InterviewChanged when the interview has another version than the caller saw, or it cannot be
// said (any more); EmployerNotReachable when the company cannot be told.
[[nodiscard]] Outcome<Interview> attend_interview(SeekerId seeker, std::string_view id, int version,
                                                  Attendance attendance, const CandidacyPorts& ports,
                                                  base::Timestamp now);

}  // namespace hoigung::domain
