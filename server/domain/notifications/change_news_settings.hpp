#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/identity/identity_store.hpp"
#include "domain/notifications/news_store.hpp"
#include "domain/notifications/unsubscribe_tokens.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// A change of one switch. An absent member keeps its value.
struct NewsSwitchChange {
    NewsKind kind = NewsKind::alert_matched;
    std::optional<bool> site;
    std::optional<MailTiming> mail;
    std::optional<MailTiming> push{};
};

struct NewsSettingsChange {
    std::vector<NewsSwitchChange> switches;
    std::optional<int> hour;
    std::optional<bool> at_night;
    std::optional<bool> sms{};
};

// Changes what a seeker is told of; from now on mails, pushes and SMS are in the language of this request.
// Returns the settings afterwards. IdNotFound for an hour beyond 23, and for a kind that is named twice.
[[nodiscard]] Outcome<NewsPreferences> change_news_settings(SeekerId seeker, const NewsSettingsChange& change,
                                                            Locale locale, NewsStore& store,
                                                            base::Timestamp now);

// The kinds of mails that an unsubscribe link covers, and their state.
struct Subscription {
    std::vector<NewsKind> kinds;
    std::string email;
    // Whether mails of any of these kinds are still sent.
    bool is_subscribed = true;
};

struct SubscriptionPorts {
    NewsStore& store;
    IdentityStore& identity;
    const UnsubscribeTokens& tokens;
};

// Describes the mails of a link. IdNotFound for a token that was not made here for the account's address.
[[nodiscard]] Outcome<Subscription> read_subscription(std::string_view token, const SubscriptionPorts& ports);
// Ends the mails that the token names, or puts them back to their default.
[[nodiscard]] Outcome<Subscription> change_subscription(std::string_view token, bool is_subscribed,
                                                        const SubscriptionPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
