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

// Decides whether and when a seeker is told of news, by each way besides the site.
namespace hoigung::domain {

// The ways by which news go to a seeker.
enum class NewsWay { mail, push, sms };
inline constexpr std::array kNewsWays{NewsWay::mail, NewsWay::push, NewsWay::sms};

enum class NewsKind { alert_matched, status_changed, message, interview, job_closed, saved_job_ending };
inline constexpr std::size_t kNewsKinds = base::enumerator_count<NewsKind>();

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::NewsKind> {
    static constexpr std::array<std::string_view, hoigung::domain::kNewsKinds> values{
        "alert_matched", "status_changed", "message", "interview", "job_closed", "saved_job_ending"};
};

template <>
struct hoigung::base::EnumNames<hoigung::domain::NewsWay> {
    static constexpr std::array<std::string_view, 3> values{"mail", "push", "sms"};
};

namespace hoigung::domain {

// How a seeker is told of one kind of news.
struct NewsSwitch {
    // Whether it counts as unread on the site. The list of notifications has it in any case.
    bool site = true;
    MailTiming mail = MailTiming::at_once;
    MailTiming push = MailTiming::at_once;

    bool operator==(const NewsSwitch&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("site", self.site);
        visit.optional("mail", self.mail);
        visit.optional("push", self.push);
    }
};

// News of jobs, as opposed to those that concern a single person.
[[nodiscard]] constexpr bool is_about_jobs(NewsKind kind) {
    return kind == NewsKind::alert_matched || kind == NewsKind::job_closed ||
           kind == NewsKind::saved_job_ending;
}

// News that concern a single person are told at once, those of jobs once a day.
[[nodiscard]] constexpr NewsSwitch default_switch(NewsKind kind) {
    const bool can_wait = is_about_jobs(kind);
    const MailTiming timing = can_wait ? MailTiming::daily : MailTiming::at_once;
    return {.site = true, .mail = timing, .push = timing};
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
    // The seeker agreed to be told by SMS what concerns them and was not seen.
    bool sms = false;
    // The language of mails, pushes and SMS.
    Locale locale = Locale::zh_hant;

    [[nodiscard]] const NewsSwitch& of(NewsKind kind) const {
        return switches[static_cast<std::size_t>(kind)];
    }
    [[nodiscard]] NewsSwitch& of(NewsKind kind) { return switches[static_cast<std::size_t>(kind)]; }

    bool operator==(const NewsPreferences&) const = default;
    // Without the language and SMS, which are stored beside.
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

// Jobs that are published together are mailed together: news of an alert wait for so long.
inline constexpr std::chrono::seconds kMatchesGather{60};
// An SMS goes when nobody looked for so long.
inline constexpr std::chrono::hours kUnseenBeforeSms{1};
// Pushes about jobs on one day, and the time between two of them.
inline constexpr int kJobPushesPerDay = 3;
inline constexpr std::chrono::minutes kBetweenJobPushes{10};

// The time at which news go by a way; std::nullopt for never.
[[nodiscard]] std::optional<base::Timestamp> time_of_news(NewsWay way, NewsKind kind,
                                                          const NewsPreferences& preferences,
                                                          base::Timestamp happened_at);

// How often a seeker was told lately by a way that has a limit: pushes about jobs, and SMS.
struct LatelyTold {
    // On the day of the last time, in Hong Kong.
    int on_that_day = 0;
    std::optional<base::Timestamp> last_at{};

    [[nodiscard]] int on_day_of(base::Timestamp now) const;
    // The state after one more.
    [[nodiscard]] LatelyTold after_one(base::Timestamp now) const { return {on_day_of(now) + 1, now}; }
    bool operator==(const LatelyTold&) const = default;
};

// Until when news have to wait because of the limit on pushes about jobs; std::nullopt when they may go.
[[nodiscard]] std::optional<base::Timestamp> wait_of_job_push(const LatelyTold& pushes,
                                                              const NewsPreferences& preferences,
                                                              base::Timestamp now);
// The same for the limit of one SMS a day.
[[nodiscard]] std::optional<base::Timestamp> wait_of_sms(const LatelyTold& sms, base::Timestamp now);

}  // namespace hoigung::domain
