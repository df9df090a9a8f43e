#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "domain/applications/application.hpp"
#include "domain/catalogue/job.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/deliveries/delivery.hpp"
#include "domain/deliveries/news.hpp"
#include "domain/interviews/interview.hpp"

// The texts of mails, pushes and SMS that tell a seeker news.
namespace hoigung::domain {

// An interview as it is when the mail is written.
struct NewsInterview {
    InterviewState state = InterviewState::offered;
    // The accepted time.
    std::optional<base::Timestamp> time{};
    InterviewId id{};
    int version = 1;
    Attendance attendance = Attendance::unsaid;
};

// An act that the mail has a link for.
struct NewsAct {
    MailActKind kind = MailActKind::confirm_interview;
    std::string token;
};

struct NewsItem {
    NewsKind kind = NewsKind::alert_matched;
    const Job* job = nullptr;
    LocalizedText company;
    std::optional<ApplicationId> application{};
    // The application's present status.
    std::optional<ApplicationStatus> status{};
    std::optional<NewsInterview> interview{};
    // Whether the interview's time has come.
    bool is_interview_over = false;
    std::vector<NewsAct> acts{};
};

// Writes one mail about all of the items. `token` goes into the links that end such mails.
[[nodiscard]] MailContent news_mail(std::span<const NewsItem> items, Locale locale,
                                    const DeliveryRules& rules, std::string_view token);

// Writes one push about all of the items, which are of one conversation, interview or application, or about
// jobs.
[[nodiscard]] PushContent news_push(std::span<const NewsItem> items, Locale locale,
                                    const DeliveryRules& rules);

// Writes one SMS about all of the items, which are messages and interviews.
[[nodiscard]] SmsContent news_sms(std::span<const NewsItem> items, Locale locale, const DeliveryRules& rules);

}  // namespace hoigung::domain
