#include "base/enum_names.hpp"
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
    domain::NewsSettingsChange change{{}, arguments.integer("hour"), arguments.boolean("at_night")};
    for (const auto& entry : arguments.objects("switches")) {
        const auto mail = entry.enumeration("mail");
        change.switches.push_back({base::parse_enum<NewsKind>(entry.enumeration("kind").value()).value(),
                                   entry.boolean("site"),
                                   mail ? base::parse_enum<MailTiming>(*mail) : std::nullopt});
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
    const auto changed =
        domain::change_news_settings(seeker->id, change_of(field.arguments()), context.locale,
                                     context.service.news.store, context.service.identity.clock.now());
    if (!changed.ok()) return refuse(field, changed.error());
    field.object(*changed);
}

}  // namespace

void bind_news(graphql::Bindings& bindings) {
    bindings.object<ShownSwitch>("NewsSwitch")
        .field("kind", [](const ShownSwitch& each) { return base::name_of(each.kind); })
        .field("site", [](const ShownSwitch& each) { return each.state.site; })
        .field("mail", [](const ShownSwitch& each) { return base::name_of(each.state.mail); });
    bindings.object<NewsPreferences>("NewsSettings")
        .field("switches", [](const NewsPreferences& preferences,
                              Field& field) { field.value(switches_of(preferences)); })
        .field("hour", &NewsPreferences::hour)
        .field("at_night", &NewsPreferences::at_night);
    bindings.root("Query").field("news_settings", news_settings).blocking();
    bindings.root("Mutation").field("update_news_settings", update_news_settings).blocking();
}

}  // namespace hoigung::endpoints
