#pragma once

#include <string>
#include <vector>

#include "domain/applications/reply_record.hpp"
#include "domain/interviews/interview.hpp"
#include "domain/locale.hpp"
#include "domain/matching/recommend_jobs.hpp"

// The portal's texts about applicants, in both languages.
namespace hoigung::domain {

// Why an applicant suits the job, as a sentence about them.
[[nodiscard]] const LocalizedText& sentence_of(MatchReason reason);
[[nodiscard]] const LocalizedText& status_name(ApplicationStatus status);
// An interview's outcome, as the company reads it.
[[nodiscard]] const LocalizedText& outcome_name(InterviewOutcome outcome);
// How to improve a reply record, most urgent first; empty when there is nothing to improve.
[[nodiscard]] std::vector<std::string> advice_on(const ReplyRecord& record, Locale locale);

}  // namespace hoigung::domain
