#pragma once

#include "domain/interviews/calendar_file.hpp"
#include "domain/interviews/interview.hpp"

namespace hoigung::domain {

// An interview whose time was accepted, as calendars show it. It names no applicant: such files leave the
// site.
[[nodiscard]] CalendarEvent calendar_event(const Interview& interview, const LocalizedText& job,
                                           const LocalizedText& company, Locale locale,
                                           std::string_view mail_address);

// "2026-11-21 14:30"
[[nodiscard]] std::string time_in_hong_kong(base::Timestamp time);

}  // namespace hoigung::domain
