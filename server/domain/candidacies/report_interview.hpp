#pragma once

#include <string_view>

#include "domain/candidacies/candidacy_access.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// One side says what became of an interview; what both say counts, and partners are told. A company is asked
// when the seeker found nobody there. InterviewChanged when the side cannot say anything (any more);
// EmployerNotReachable when the company could not answer.
[[nodiscard]] Outcome<Interview> report_interview(const Actor& actor, std::string_view id,
                                                  InterviewOutcome outcome, const CandidacyPorts& ports,
                                                  base::Timestamp now);

// Tells partners of the outcome that counts, if there is one.
void tell_of_outcome(CandidacyWriter& writer, const Candidacy& candidacy, const Interview& interview,
                     base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
