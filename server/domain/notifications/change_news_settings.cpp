#include "domain/notifications/change_news_settings.hpp"

#include <algorithm>
#include <set>

#include "domain/transact.hpp"

namespace hoigung::domain {

namespace {

bool is_valid(const NewsSettingsChange& change) {
    if (change.hour && (*change.hour < 0 || *change.hour > 23)) return false;
    std::set<NewsKind> named;
    return std::ranges::all_of(change.switches,
                               [&](const NewsSwitchChange& each) { return named.insert(each.kind).second; });
}

void apply(NewsPreferences& preferences, const NewsSettingsChange& change) {
    for (const NewsSwitchChange& each : change.switches) {
        NewsSwitch& changed = preferences.of(each.kind);
        changed.site = each.site.value_or(changed.site);
        changed.mail = each.mail.value_or(changed.mail);
        changed.push = each.push.value_or(changed.push);
    }
    preferences.hour = change.hour.value_or(preferences.hour);
    preferences.at_night = change.at_night.value_or(preferences.at_night);
    preferences.sms = change.sms.value_or(preferences.sms);
}

struct Subscriber {
    Unsubscription link;
    std::string email;
};

Outcome<Subscriber> subscriber_of(std::string_view token, const SubscriptionPorts& ports) {
    std::string email;
    auto link = ports.tokens.read(token, [&](SeekerId id) {
        const auto seeker = ports.identity.seeker(id);
        email = seeker ? seeker->email : "";
        return email;
    });
    if (!link) return Refusal::IdNotFound;
    return Subscriber{std::move(*link), std::move(email)};
}

Subscription subscription_of(const Subscriber& subscriber, const NewsPreferences& preferences) {
    const bool is_subscribed = std::ranges::any_of(
        subscriber.link.kinds, [&](NewsKind kind) { return preferences.of(kind).mail != MailTiming::never; });
    return {subscriber.link.kinds, subscriber.email, is_subscribed};
}

}  // namespace

Outcome<NewsPreferences> change_news_settings(SeekerId seeker, const NewsSettingsChange& change,
                                              Locale locale, NewsStore& store, base::Timestamp now) {
    if (!is_valid(change)) return Refusal::IdNotFound;
    return transact(store, [&](NewsWriter& writer) {
        NewsPreferences preferences = writer.preferences(seeker);
        apply(preferences, change);
        preferences.locale = locale;
        writer.put(seeker, preferences, now);
        return preferences;
    });
}

Outcome<Subscription> read_subscription(std::string_view token, const SubscriptionPorts& ports) {
    const Subscriber subscriber = TRY(subscriber_of(token, ports));
    return subscription_of(subscriber, ports.store.preferences_of(subscriber.link.seeker));
}

Outcome<Subscription> change_subscription(std::string_view token, bool is_subscribed,
                                          const SubscriptionPorts& ports, base::Timestamp now) {
    const Subscriber subscriber = TRY(subscriber_of(token, ports));
    return transact(ports.store, [&](NewsWriter& writer) {
        NewsPreferences preferences = writer.preferences(subscriber.link.seeker);
        for (const NewsKind kind : subscriber.link.kinds)
            preferences.of(kind).mail = is_subscribed ? default_switch(kind).mail : MailTiming::never;
        writer.put(subscriber.link.seeker, preferences, now);
        return subscription_of(subscriber, preferences);
    });
}

}  // namespace hoigung::domain
