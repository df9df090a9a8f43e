#include "domain/interviews/calendar_file.hpp"

#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

CalendarEvent sample() {
    return {.uid = "5f1@example.hk",
            .sequence = 2,
            .changed_at = base::parse_timestamp("2026-11-17T03:30:00Z").value(),
            .begins_at = base::parse_timestamp("2026-11-20T16:15:00Z").value(),
            .minutes = 45,
            .summary = "面試：咖啡師",
            .description = "Bring: a pen, paper; \\ and\r\na smile",
            .location = "旺角彌敦道 1 號, 地下",
            .organizer = "Noodle \"Bros\"",
            .organizer_address = "no-reply@example.hk"};
}

std::vector<std::string_view> lines_of(std::string_view file) {
    std::vector<std::string_view> lines;
    while (!file.empty()) {
        const std::size_t end = file.find("\r\n");
        lines.push_back(file.substr(0, end));
        file.remove_prefix(end + 2);
    }
    return lines;
}

std::string unfolded(const std::string& file) {
    return base::replace_all(file, "\r\n ", "");
}

TEST(CalendarFile, SaysWhenInHongKongAndWhatItIsCalled) {
    RecordProperty("rows", "10.29");
    const std::string file = unfolded(calendar_file(sample()));
    EXPECT_TRUE(file.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")) << file;
    EXPECT_TRUE(file.ends_with("END:VEVENT\r\nEND:VCALENDAR\r\n")) << file;
    for (const std::string_view line :
         {"METHOD:PUBLISH", "TZID:Asia/Hong_Kong", "UID:5f1@example.hk", "SEQUENCE:2",
          "DTSTAMP:20261117T033000Z", "DTSTART;TZID=Asia/Hong_Kong:20261121T001500",
          "DTEND;TZID=Asia/Hong_Kong:20261121T010000", "SUMMARY:面試：咖啡師",
          "DESCRIPTION:Bring: a pen\\, paper\\; \\\\ and\\na smile", "LOCATION:旺角彌敦道 1 號\\, 地下",
          "ORGANIZER;CN=\"Noodle 'Bros'\":mailto:no-reply@example.hk", "STATUS:CONFIRMED"})
        EXPECT_NE(file.find("\r\n" + std::string(line) + "\r\n"), std::string::npos) << line << "\n" << file;
    EXPECT_EQ(calendar_media_type(sample()), "text/calendar; charset=utf-8; method=PUBLISH");
}

TEST(CalendarFile, CalledOffItTakesTheEventAway) {
    CalendarEvent event = sample();
    event.is_called_off = true;
    const std::string file = calendar_file(event);
    EXPECT_NE(file.find("\r\nMETHOD:CANCEL\r\n"), std::string::npos);
    EXPECT_NE(file.find("\r\nSTATUS:CANCELLED\r\n"), std::string::npos);
    EXPECT_NE(file.find("\r\nUID:5f1@example.hk\r\n"), std::string::npos);
    EXPECT_EQ(calendar_media_type(event), "text/calendar; charset=utf-8; method=CANCEL");
}

TEST(CalendarFile, NoLineIsLongerThan75OctetsAndNoCharacterIsSplit) {
    CalendarEvent event = sample();
    for (int shift = 0; shift < 4; ++shift) {
        event.summary = std::string(static_cast<std::size_t>(shift), 'x');
        for (int i = 0; i < 100; ++i) event.summary += "開工😀";
        const std::string file = calendar_file(event);
        for (const std::string_view line : lines_of(file)) {
            EXPECT_LE(line.size(), 75U);
            EXPECT_TRUE(base::is_utf8(line)) << line;
        }
        EXPECT_NE(unfolded(file).find("\r\nSUMMARY:" + event.summary + "\r\n"), std::string::npos);
    }
}

TEST(CalendarFile, WhatWasTypedBeginsNoLineOfItsOwn) {
    CalendarEvent event = sample();
    event.summary = "a\r\nEND:VEVENT\nb\rc";
    event.organizer = "x\r\nATTENDEE:mailto:y@z";
    const std::string file = calendar_file(event);
    EXPECT_NE(file.find("SUMMARY:a\\nEND:VEVENT\\nbc\r\n"), std::string::npos) << file;
    EXPECT_EQ(file.find("\r\nATTENDEE"), std::string::npos) << file;
}

}  // namespace
}  // namespace hoigung::domain
