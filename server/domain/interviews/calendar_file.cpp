#include "domain/interviews/calendar_file.hpp"

#include <string_view>

#include <fmt/format.h>

namespace hoigung::domain {
namespace {

// RFC 5545, section 3.1: lines have at most 75 octets, without the line end.
constexpr std::size_t kLineOctets = 75;

bool is_inside_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// Continued lines begin with a space, which counts; no character is split.
std::string folded(std::string_view line) {
    std::string text;
    std::size_t room = kLineOctets;
    while (line.size() > room) {
        std::size_t size = room;
        while (is_inside_character(line[size])) --size;
        text.append(line.substr(0, size)).append("\r\n ");
        line.remove_prefix(size);
        room = kLineOctets - 1;
    }
    return text.append(line).append("\r\n");
}

// Section 3.3.11.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '\\' || c == ';' || c == ',') out += '\\';
        if (c == '\n') {
            out += "\\n";
        } else if (c != '\r') {
            out += c;
        }
    }
    return out;
}

// Section 3.2: a parameter's value is quoted and contains no quotes itself.
std::string parameter_value(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x20) out += c == '"' ? '\'' : c;
    }
    return out + '"';
}

std::string moment(std::chrono::sys_seconds time) {
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day date{day};
    const hh_mm_ss clock{time - day};
    return fmt::format("{:04}{:02}{:02}T{:02}{:02}{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

std::string utc(base::Timestamp time) {
    return moment(std::chrono::floor<std::chrono::seconds>(time)) + "Z";
}

std::string in_hong_kong(base::Timestamp time) {
    return moment(std::chrono::floor<std::chrono::seconds>(time + base::kHongKongOffset));
}

std::string_view method_of(const CalendarEvent& event) {
    return event.is_called_off ? "CANCEL" : "PUBLISH";
}

constexpr std::string_view kTimeZone =
    "BEGIN:VTIMEZONE\r\nTZID:Asia/Hong_Kong\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n"
    "TZOFFSETFROM:+0800\r\nTZOFFSETTO:+0800\r\nTZNAME:HKT\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n";

}  // namespace

std::string calendar_file(const CalendarEvent& event) {
    std::string file = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Hoigung//Interviews//EN\r\n";
    const auto line = [&file](std::string_view name, std::string_view value) {
        if (!value.empty()) file += folded(fmt::format("{}:{}", name, value));
    };
    line("METHOD", method_of(event));
    file += kTimeZone;
    line("BEGIN", "VEVENT");
    line("UID", event.uid);
    line("SEQUENCE", std::to_string(event.sequence));
    line("DTSTAMP", utc(event.changed_at));
    line("DTSTART;TZID=Asia/Hong_Kong", in_hong_kong(event.begins_at));
    line("DTEND;TZID=Asia/Hong_Kong", in_hong_kong(event.begins_at + std::chrono::minutes{event.minutes}));
    line("SUMMARY", escaped(event.summary));
    line("DESCRIPTION", escaped(event.description));
    line("LOCATION", escaped(event.location));
    line("ORGANIZER;CN=" + parameter_value(event.organizer), "mailto:" + event.organizer_address);
    line("STATUS", event.is_called_off ? "CANCELLED" : "CONFIRMED");
    line("END", "VEVENT");
    line("END", "VCALENDAR");
    return file;
}

std::string calendar_media_type(const CalendarEvent& event) {
    return fmt::format("text/calendar; charset=utf-8; method={}", method_of(event));
}

}  // namespace hoigung::domain
