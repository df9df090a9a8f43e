#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_names.hpp"
#include "base/enumerators.hpp"
#include "base/time.hpp"
#include "domain/deliveries/site_notice.hpp"
#include "domain/locale.hpp"
#include "domain/people/mail_timing.hpp"

// Decides whether and when a seeker is told of news by mail.
namespace hoigung::domain {

enum class NewsKind { alert_matched, status_changed, message, interview, job_closed, saved_job_ending };
inline constexpr std::size_t kNewsKinds = base::enumerator_count<NewsKind>();

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::NewsKind> {
    static constexpr std::array<std::string_view, hoigung::domain::kNewsKinds> values{
        "alert_matched", "status_changed", "message", "interview", "job_closed", "saved_job_ending"};
};

namespace hoigung::domain {

// How a seeker is told of one kind of news.
struct NewsSwitch {
    // Whether it counts as unread on the site. The list of notifications has it in any case.
    bool site = true;
    MailTiming mail = MailTiming::at_once;

    bool operator==(const NewsSwitch&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("site", self.site);
        visit.optional("mail", self.mail);
    }
};

// News that concern a single person are told at once, those of jobs once a day.
[[nodiscard]] constexpr NewsSwitch default_switch(NewsKind kind) {
    const bool can_wait =
        kind == NewsKind::alert_matched || kind == NewsKind::job_closed || kind == NewsKind::saved_job_ending;
    return {.site = true, .mail = can_wait ? MailTiming::daily : MailTiming::at_once};
}

[[nodiscard]] constexpr std::array<NewsSwitch, kNewsKinds> default_switches() {
    std::array<NewsSwitch, kNewsKinds> switches{};
    for (std::size_t i = 0; i < kNewsKinds; ++i) switches[i] = default_switch(static_cast<NewsKind>(i));
    return switches;
}

// A seeker's settings for news.
struct NewsPreferences {
    std::array<NewsSwitch, kNewsKinds> switches = default_switches();
    // The hour in Hong Kong at which daily news go.
    int hour = 9;
    bool at_night = false;
    // The language of mails.
    Locale locale = Locale::zh_hant;

    [[nodiscard]] const NewsSwitch& of(NewsKind kind) const {
        return switches[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] NewsSwitch& of(NewsKind kind) { return switches[static_cast<std::size_t>(kind)]; }

    bool operator==(const NewsPreferences&) const = default;
    // Without the language, which is stored beside.
    static void describe(auto& self, auto& visit) {
        for (std::size_t i = 0; i < kNewsKinds; ++i)
            visit.optional(base::names_of<NewsKind>()[i], self.switches[i]);
        visit.optional("hour", self.hour);
        visit.optional("at_night", self.at_night);
    }
};

[[nodiscard]] constexpr NewsKind kind_of(NotificationType type) {
    switch (type) {
        case NotificationType::job_alert_matched:
            return NewsKind::alert_matched;
        case NotificationType::job_closed:
            return NewsKind::job_closed;
        case NotificationType::application_status_changed:
            return NewsKind::status_changed;
        case NotificationType::interview_changed:
            return NewsKind::interview;
        case NotificationType::message_received:
            return NewsKind::message;
        case NotificationType::saved_job_ending:
            break;
    }
    return NewsKind::saved_job_ending;
}

// The hours in Hong Kong between which news wait, unless the seeker allows them at night.
inline constexpr int kNightBegins = 22;
inline constexpr int kNightEnds = 8;

// The time at which news are mailed; std::nullopt for never.
[[nodiscard]] std::optional<base::Timestamp> mail_time(NewsKind kind, const NewsPreferences& preferences,
                                                       base::Timestamp happened_at);

}  // namespace hoigung::domain
