#pragma once

#include "domain/interviews/interview_calendar.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// The calendar file of an accepted interview.
[[nodiscard]] inline http::Response calendar_answer(const domain::CalendarEvent& event) {
    http::Response response;
    response.body = domain::calendar_file(event);
    response.headers.add("Content-Type", domain::calendar_media_type(event));
    response.headers.add("Cache-Control", "no-store");
    response.headers.add("Content-Disposition", "attachment; filename=\"interview.ics\"");
    return response;
}

}  // namespace hoigung::endpoints
