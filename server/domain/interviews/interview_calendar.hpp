#pragma once

#include "domain/interviews/calendar_file.hpp"
#include "domain/interviews/interview.hpp"

namespace hoigung::domain {

// An accepted interview as a calendar event. It does not name the applicant, because calendar files leave the
// site.
[[nodiscard]] CalendarEvent calendar_event(const Interview& interview, const LocalizedText& job,
                                           const LocalizedText& company, Locale locale,
                                           std::string_view mail_address);

// "2026-11-21 14:30"
[[nodiscard]] std::string time_in_hong_kong(base::Timestamp time);

}  // namespace hoigung::domain
