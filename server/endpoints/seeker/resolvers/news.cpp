#include "base/enum_names.hpp"
#include "domain/identity/register_device.hpp"
#include "domain/notifications/change_news_settings.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {

namespace {

using domain::MailTiming;
using domain::NewsKind;
using domain::NewsPreferences;
using graphql::Field;

// A switch together with its kind of news.
struct ShownSwitch {
    NewsKind kind = NewsKind::alert_matched;
    domain::NewsSwitch state;
};

std::vector<ShownSwitch> switches_of(const NewsPreferences& preferences) {
    std::vector<ShownSwitch> switches;
    for (std::size_t i = 0; i < domain::kNewsKinds; ++i)
        switches.push_back({static_cast<NewsKind>(i), preferences.switches[i]});
    return switches;
}

domain::NewsSettingsChange change_of(const graphql::Arguments& arguments) {
    domain::NewsSettingsChange change{
        {}, arguments.integer("hour"), arguments.boolean("at_night"), arguments.boolean("sms")};
    for (const auto& entry : arguments.objects("switches")) {
        const auto timing = [&](std::string_view name) {
            const auto chosen = entry.enumeration(name);
            return chosen ? base::parse_enum<MailTiming>(*chosen) : std::nullopt;
        };
        change.switches.push_back({base::parse_enum<NewsKind>(entry.enumeration("kind").value()).value(),
                                   entry.boolean("site"), timing("mail"), timing("push")});
    }
    return change;
}

void news_settings(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    field.object(context_of(field).service.news.store.preferences_of(seeker->id));
}

void update_news_settings(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const ServiceContext& context = context_of(field);
    const auto change = change_of(field.arguments());
    if (change.sms == true && !context.service.news.is_sms_offered)
        return refuse(field, domain::Refusal::IdNotFound);
    const auto changed = domain::change_news_settings(
        seeker->id, change, context.locale, context.service.news.store, context.service.identity.clock.now());
    if (!changed.ok()) return refuse(field, changed.error());
    field.object(*changed);
}

void remove_push(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const ServiceContext& context = context_of(field);
    domain::remove_push(seeker->id, field.arguments().string("endpoint").value(),
                        context.service.identity.store);
    field.object(context.service.news.store.preferences_of(seeker->id));
}

void push_key(const NewsPreferences&, Field& field) {
    const std::string& key = context_of(field).service.news.push_key;
    key.empty() ? field.null() : field.string(key);
}

void sms_offered(const NewsPreferences&, Field& field) {
    field.boolean(context_of(field).service.news.is_sms_offered);
}

}  // namespace

void bind_news(graphql::Bindings& bindings) {
    bindings.object<ShownSwitch>("NewsSwitch")
        .field("kind", [](const ShownSwitch& each) { return base::name_of(each.kind); })
        .field("site", [](const ShownSwitch& each) { return each.state.site; })
        .field("mail", [](const ShownSwitch& each) { return base::name_of(each.state.mail); })
        .field("push", [](const ShownSwitch& each) { return base::name_of(each.state.push); });
    bindings.object<NewsPreferences>("NewsSettings")
        .field("switches", [](const NewsPreferences& preferences,
                              Field& field) { field.value(switches_of(preferences)); })
        .field("hour", &NewsPreferences::hour)
        .field("at_night", &NewsPreferences::at_night)
        .field("push_key", push_key)
        .field("sms_offered", sms_offered)
        .field("sms", &NewsPreferences::sms);
    bindings.root("Query").field("news_settings", news_settings).blocking();
    bindings.root("Mutation")
        .field("update_news_settings", update_news_settings)
        .blocking()
        .field("remove_push", remove_push)
        .blocking();
}

}  // namespace hoigung::endpoints
