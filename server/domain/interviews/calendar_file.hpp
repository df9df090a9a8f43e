#pragma once

#include <string>

#include "base/time.hpp"

// Files that calendars read: RFC 5545.
namespace hoigung::domain {

struct CalendarEvent {
    // Stays the same for as long as it is the same event; so calendars know it again.
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

// The media type with the method that stands in the file.
[[nodiscard]] std::string calendar_media_type(const CalendarEvent& event);

}  // namespace hoigung::domain
