#include "app/site.hpp"

#include <stdexcept>

#include <fmt/format.h>
#include <malloc.h>

#include "app/collector_settings.hpp"
#include "app/content_security_policy.hpp"
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

// The limit on a request's body, by its route.
http::BodyRuleFor body_rules(const Settings& settings, const RouteTable<SiteHandlers>& routes) {
    return [&routes, json = static_cast<std::size_t>(settings.json_body_kib) * 1024,
            report = static_cast<std::size_t>(settings.collector_body_kib) *
                     1024](const http::Request& request) -> http::BodyRule {
        switch (routes.body_of(request)) {
            case BodyKind::stream:
                return {0, true};
            case BodyKind::report:
                return {report, false};
            case BodyKind::json:
                break;
        }
        return {json, false};
    };
}

http::ServerOptions server_options(const Settings& settings, const RouteTable<SiteHandlers>& routes) {
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
    options.body_rule = body_rules(settings, routes);
    options.security.content_security_policy = content_security_policy(settings);
    if (settings.hsts) options.security.strict_transport_security = "max-age=31536000; includeSubDomains";
    return options;
}

}  // namespace

Site::Site(const Settings& settings, const std::string& version)
    : foundation_(settings, version),
      identity_(foundation_.runtime, foundation_.operations, foundation_.stores, foundation_.queues),
      catalogue_(foundation_.runtime, foundation_.operations, foundation_.stores),
      opened_jobs_(catalogue_.live(), foundation_.runtime.clock),
      alerts_(foundation_.runtime, foundation_.stores, catalogue_),
      housekeeping_(foundation_.runtime, foundation_.operations, foundation_.stores, catalogue_),
      feeds_(foundation_.runtime, foundation_.operations, foundation_.stores, catalogue_),
      content_(settings),
      mail_(foundation_.runtime, foundation_.stores),
      push_(foundation_.runtime, foundation_.stores),
      sms_(foundation_.runtime, foundation_.stores),
      news_(foundation_.runtime, foundation_.operations, foundation_.stores, catalogue_, mail_, push_, sms_),
      candidacies_(foundation_.runtime, foundation_.operations, foundation_.stores, identity_, mail_),
      seekers_(foundation_, identity_, catalogue_, alerts_, news_, candidacies_, opened_jobs_),
      ads_(foundation_.runtime, foundation_.stores, foundation_.queues, identity_, catalogue_),
      partners_(foundation_, catalogue_),
      media_endpoint_(foundation_.stores.pictures, foundation_.queues.pictures),
      content_endpoint_(content_.live(), foundation_.runtime.clock),
      collector_(collector_settings(settings), foundation_.runtime.metrics, foundation_.stores.events,
                 ads_.seals(), foundation_.runtime.clock, foundation_.runtime.random,
                 foundation_.queues.bulk),
      pages_(foundation_, catalogue_, content_, seekers_, opened_jobs_),
      portal_(foundation_, identity_, catalogue_, mail_, candidacies_, pages_, opened_jobs_.counter()),
      console_(foundation_, identity_, mail_),
      outbox_page_(foundation_.stores.outbox, foundation_.queues.people,
                   [this] { return console_.demo_time_code(); }),
      routes_({.errors = foundation_.errors,
               .identity = identity_.identity(),
               .seekers = seekers_,
               .portal = portal_,
               .console = console_,
               .partners = partners_.calls(),
               .ads = ads_.calls(),
               .collector = collector_,
               .media = media_endpoint_,
               .content = content_endpoint_,
               .outbox = outbox_page_,
               .pages = pages_,
               .files = foundation_.web.files},
              site_routes(settings)),
      threads_(settings, foundation_.queues),
      server_(
          server_options(settings, routes_),
          [this](http::Request request, const http::Responder& responder) {
              routes_.answer(std::move(request), responder);
          },
          foundation_.runtime.metrics, foundation_.runtime.clock) {
    value_or_throw(server_.start(), "port");
    // Returns memory that only the start needed to the operating system.
    malloc_trim(0);
    foundation_.operations.set_serving(true);
}

Site::~Site() {
    foundation_.operations.set_serving(false);
    server_.stop(std::chrono::seconds(foundation_.runtime.settings.shutdown_seconds));
}

}  // namespace hoigung::app
