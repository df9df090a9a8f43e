#include "app/public_config.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "app/portal_settings.hpp"
#include "base/json_writer.hpp"

namespace hoigung::app {

domain::LocalizedText site_names(const Settings& settings) {
    const bool has_one_name =
        settings.site_name != kDefaultSiteName && settings.site_name_en == kDefaultSiteNameEn;
    return {settings.site_name, has_one_name ? settings.site_name : settings.site_name_en};
}

std::string content_root(const Settings& settings) {
    return settings.content_url.empty() ? "/content" : settings.content_url;
}

std::string site_address(const Settings& settings) {
    return settings.public_url.empty() ? fmt::format("http://localhost:{}", settings.port)
                                       : settings.public_url;
}

std::string site_address(const Settings& settings, const http::Request& request) {
    const std::string_view host = request.header("Host");
    if (!settings.public_url.empty() || host.empty()) return site_address(settings);
    return fmt::format("{}://{}", request.is_secure ? "https" : "http", host);
}

std::string public_config_json(const Settings& settings, std::string_view site) {
    const domain::LocalizedText names = site_names(settings);
    std::string out;
    base::JsonWriter json(out);
    json.begin_object()
        .member("site_name", names.zh_hant)
        .member("site_name_en", names.en)
        .member("public_url", site)
        .member("environment", base::name_of(settings.environment))
        .member("employer_portal_url", employer_address(settings))
        .member("app_store_url", settings.app_store_url)
        .member("play_store_url", settings.play_store_url)
        .member("seeker_root", settings.seeker_root)
        .member("ad_root", settings.ad_root)
        .member("content_root", content_root(settings))
        .member("agency_licence", settings.agency_licence)
        .member("job_card_tracking", settings.job_card_tracking ? "on" : "off")
        .member("events_url", settings.events_url)
        .member("page_views_url", settings.page_views_url)
        .member("errors_url", settings.errors_url);
    json.key("social")
        .begin_object()
        .member("facebook", settings.facebook_url)
        .member("instagram", settings.instagram_url)
        .member("youtube", settings.youtube_url)
        .end_object();
    json.end_object();
    return out;
}

std::string manifest_json(const Settings& settings, const domain::LocalizedText& manifests,
                          domain::Locale locale) {
    const domain::LocalizedText names = site_names(settings);
    auto json = boost::json::parse(manifests.in(locale));
    json.as_object()["name"] = names.en == names.zh_hant ? names.en : names.en + " " + names.zh_hant;
    json.as_object()["short_name"] = names.in(locale);
    return boost::json::serialize(json);
}

}  // namespace hoigung::app
