#include "app/console_pages.hpp"

#include "app/content_security_policy.hpp"
#include "app/value_or_throw.hpp"
#include "base/json_writer.hpp"

namespace hoigung::app {

ClientPages console_pages(const Settings& settings, const ClientBuild& web) {
    std::string config;
    base::JsonWriter(config)
        .begin_object()
        .member("environment", base::name_of(settings.environment))
        .member("errors_url", settings.errors_url)
        .end_object();
    return value_or_throw(ClientPages::make({.root = "/console/",
                                             .web = web,
                                             .config_json = config,
                                             .content_security_policy = content_security_policy(settings),
                                             .is_open = settings.console}),
                          "web_root");
}

}  // namespace hoigung::app
