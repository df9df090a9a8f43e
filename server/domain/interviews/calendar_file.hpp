#pragma once

#include <string>

#include "base/time.hpp"

// Calendar files by RFC 5545.
namespace hoigung::domain {

struct CalendarEvent {
    // Stays the same over all changes of the event, so that calendars recognize it.
    std::string uid;
    // Counts the event's changes.
    int sequence = 0;
    base::Timestamp changed_at;
    base::Timestamp begins_at;
    int minutes = 0;
    std::string summary;
    std::string description;
    std::string location;
    std::string organizer;
    // An e-mail address.
    std::string organizer_address;
    bool is_called_off = false;
};

[[nodiscard]] std::string calendar_file(const CalendarEvent& event);

// The media type, with the method that the file names.
[[nodiscard]] std::string calendar_media_type(const CalendarEvent& event);

}  // namespace hoigung::domain
