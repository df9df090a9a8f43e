#pragma once

#include "domain/deliveries/deliveries_of.hpp"
#include "domain/interviews/calendar_file.hpp"

namespace hoigung::domain {

// An interview whose time was accepted, as calendars show it. It names no applicant: such files leave the
// site.
[[nodiscard]] CalendarEvent calendar_event(const Interview& interview, const LocalizedText& job,
                                           const LocalizedText& company, Locale locale,
                                           const DeliveryRules& rules);

// "2026-11-21 14:30"
[[nodiscard]] std::string time_in_hong_kong(base::Timestamp time);

}  // namespace hoigung::domain
