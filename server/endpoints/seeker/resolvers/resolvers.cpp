#include "endpoints/seeker/resolvers/resolvers.hpp"

#include "base/enum_names.hpp"

namespace hoigung::endpoints {

std::array<LocalizedValue, 2> in_every_language(const domain::LocalizedText& text) {
    const auto value = [&](domain::Locale locale) {
        return LocalizedValue{base::name_of(locale), text.in(locale)};
    };
    return {value(domain::Locale::zh_hant), value(domain::Locale::en)};
}

graphql::Bindings bind_everything() {
    graphql::Bindings bindings;
    bindings.object<LocalizedValue>("LocalizedValue")
        .field("locale", &LocalizedValue::locale)
        .field("value", &LocalizedValue::value);
    bind_job(bindings);
    bind_company(bindings);
    bind_showcase(bindings);
    bind_config(bindings);
    bind_queries(bindings);
    bind_search(bindings);
    bind_identity(bindings);
    bind_emails(bindings);
    bind_alerts(bindings);
    bind_news(bindings);
    bind_notifications(bindings);
    bind_recommended(bindings);
    bind_profile(bindings);
    bind_applications(bindings);
    bind_candidacies(bindings);
    bind_bookmarks(bindings);
    bind_reports(bindings);
    return bindings;
}

}  // namespace hoigung::endpoints
