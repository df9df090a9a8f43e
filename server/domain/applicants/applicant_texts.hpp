#pragma once

#include <string>
#include <vector>

#include "domain/applications/reply_record.hpp"
#include "domain/locale.hpp"
#include "domain/matching/recommend_jobs.hpp"

// What the portal says about those who applied, in both languages.
namespace hoigung::domain {

// Why somebody suits the job, as a sentence about them.
[[nodiscard]] const LocalizedText& sentence_of(MatchReason reason);
[[nodiscard]] const LocalizedText& status_name(ApplicationStatus status);
// What would better a reply record, the most urgent first; nothing when there is nothing to better.
[[nodiscard]] std::vector<std::string> advice_on(const ReplyRecord& record, Locale locale);

}  // namespace hoigung::domain
