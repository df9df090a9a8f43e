#pragma once

#include "domain/interviews/interview_calendar.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// The id in "interviews/ID.ics"; empty for any other call.
[[nodiscard]] inline std::string calendar_id(std::string_view call) {
    constexpr std::string_view kBegin = "interviews/";
    constexpr std::string_view kEnd = ".ics";
    if (!call.starts_with(kBegin) || !call.ends_with(kEnd) || call.size() < kBegin.size() + kEnd.size())
        return {};
    call.remove_prefix(kBegin.size());
    call.remove_suffix(kEnd.size());
    return std::string(call);
}

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
