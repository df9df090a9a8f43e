#include "app/site.hpp"

#include <stdexcept>

#include <fmt/format.h>
#include <malloc.h>

#include "app/body_rules.hpp"
#include "app/collector_settings.hpp"
#include "app/content_security_policy.hpp"
#include "app/open_database.hpp"
#include "app/site_routes.hpp"
#include "app/value_or_throw.hpp"

namespace hoigung::app {
namespace {

std::vector<http::IpRange> proxies_of(const Settings& settings) {
    std::vector<http::IpRange> ranges;
    for (const std::string& text : settings.trusted_proxies) {
        const auto range = http::IpRange::parse(text);
        if (!range)
            throw std::runtime_error(fmt::format("trusted_proxies: '{}' is no address or network", text));
        ranges.push_back(*range);
    }
    return ranges;
}

http::ServerOptions server_options(const Settings& settings) {
    http::ServerOptions options;
    options.name = "site";
    options.address = settings.address;
    options.port = static_cast<std::uint16_t>(settings.port);
    options.threads = static_cast<unsigned>(settings.threads);
    options.trusted_proxies = proxies_of(settings);
    options.limits.head_bytes = static_cast<std::size_t>(settings.header_kib) * 1024;
    options.limits.connections = static_cast<std::size_t>(settings.max_connections);
    options.limits.connections_per_address = options.limits.connections;
    options.limits.idle = std::chrono::seconds(settings.idle_seconds);
    options.limits.rate.per_second = settings.requests_per_second;
    options.limits.rate.burst = settings.request_burst;
    options.body_rule = body_rules(settings);
    options.security.content_security_policy = content_security_policy(settings);
    if (settings.hsts) options.security.strict_transport_security = "max-age=31536000; includeSubDomains";
    return options;
}

}  // namespace

Site::Site(const Settings& settings, const std::string& version)
    : runtime_(settings, version),
      operations_(runtime_),
      stores_(make_database(settings), runtime_.clock),
      watched_(runtime_, operations_, stores_),
      queues_(settings),
      errors_(error_files()),
      web_(value_or_throw(read_web_build(settings.web_root), "web_root")),
      identity_(runtime_, operations_, stores_, queues_),
      catalogue_(runtime_, operations_, stores_),
      alerts_(runtime_, stores_, catalogue_),
      housekeeping_(runtime_, operations_, stores_, catalogue_),
      feeds_(runtime_, operations_, stores_, catalogue_),
      content_(settings),
      mail_(runtime_, stores_),
      candidacies_(runtime_, operations_, stores_, identity_, mail_),
      seekers_(runtime_, stores_, queues_, web_, errors_, picture_encoder_, identity_, catalogue_, alerts_,
               candidacies_),
      ads_(runtime_, stores_, queues_, identity_, catalogue_),
      partners_(runtime_, stores_, queues_, errors_, picture_encoder_, catalogue_),
      media_endpoint_(stores_.pictures, queues_.pictures),
      content_endpoint_(content_.live(), runtime_.clock),
      collector_(collector_settings(settings), runtime_.metrics, stores_.events, ads_.seals(), runtime_.clock,
                 runtime_.random, queues_.bulk),
      outbox_page_(stores_.outbox, queues_.people),
      opened_jobs_(web_.documents, catalogue_.live(), runtime_.clock),
      pages_(runtime_, stores_, queues_, web_, catalogue_, content_, seekers_, opened_jobs_),
      portal_(runtime_, operations_, stores_, queues_, web_, errors_, picture_encoder_, identity_, catalogue_,
              mail_, candidacies_, pages_, opened_jobs_.counter()),
      threads_(settings, queues_),
      server_(server_options(settings),
              site_handler({settings, seekers_.graphql(), media_endpoint_, content_endpoint_, web_.files,
                            pages_.pages(), pages_.crawler_files(), pages_.made_files(), identity_.identity(),
                            seekers_.identity_calls(), seekers_.upload_call(), seekers_.export_call(),
                            seekers_.candidacy_calls(), ads_.calls(), collector_, partners_.calls(), portal_,
                            opened_jobs_,
                            settings.environment == Environment::development ? &outbox_page_ : nullptr}),
              runtime_.metrics, runtime_.clock) {
    value_or_throw(server_.start(), "port");
    // Returns memory that only the start needed to the operating system.
    malloc_trim(0);
    operations_.set_serving(true);
}

Site::~Site() {
    operations_.set_serving(false);
    server_.stop(std::chrono::seconds(runtime_.settings.shutdown_seconds));
}

}  // namespace hoigung::app
