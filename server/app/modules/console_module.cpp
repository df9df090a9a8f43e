#include "app/modules/console_module.hpp"

#include "app/content_security_policy.hpp"
#include "app/demo_staff.hpp"
#include "app/graphql_settings.hpp"
#include "app/portal_settings.hpp"
#include "app/public_config.hpp"
#include "app/value_or_throw.hpp"
#include "base/json_writer.hpp"
#include "base/log.hpp"
#include "domain/staff/staff_login.hpp"
#include "endpoints/console/console_contract.hpp"
#include "endpoints/console/log_file.hpp"
#include "endpoints/shared/rest_call.hpp"
#include "endpoints/shared/unavailable.hpp"
#include "pages/qr_code.hpp"
#include "security/base64url.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

namespace {

http::Response not_there() {
    return http::Response::error(404, "Not found");
}

// Who does not have to be staff to ask, so a network waits behind its own requests.
base::WorkOwner asker_of(const http::Request& request) {
    return {.person = request.client.network().text(), .group = {}};
}

std::vector<http::IpRange> console_networks_of(const Settings& settings) {
    std::vector<http::IpRange> ranges;
    for (const std::string& text : settings.console_networks) {
        const auto range = http::IpRange::parse(text);
        if (!range)
            throw std::runtime_error(fmt::format("console_networks: '{}' is no address or network", text));
        ranges.push_back(*range);
    }
    return ranges;
}

ClientPages console_pages(const Settings& settings, const ClientBuild& web) {
    std::string config;
    base::JsonWriter(config)
        .begin_object()
        .member("environment", base::name_of(settings.environment))
        .member("errors_url", settings.errors_url)
        .end_object();
    return value_or_throw(ClientPages::make({.root = std::string(kConsole),
                                             .web = web,
                                             .config_json = config,
                                             .content_security_policy = content_security_policy(settings),
                                             .is_open = settings.console}),
                          "web_root");
}

// The first 48 bits of a seal, which a metric holds exactly.
double number_of(std::string_view seal) {
    constexpr std::size_t kBytes = 6;
    const auto bytes = security::from_base64url(seal);
    double number = 0;
    for (std::size_t i = 0; bytes && i < std::min(kBytes, bytes->size()); ++i)
        number = number * 256 + static_cast<unsigned char>((*bytes)[i]);
    return number;
}

}  // namespace

ConsoleModule::ConsoleModule(Foundation& foundation, const IdentityModule& identity, MailModule& mail)
    : foundation_(foundation),
      factors_(foundation.audit_key, foundation.runtime.random),
      addresses_(foundation.stores.keys.site_secret(kAddressSecret, foundation.runtime.random)),
      staff_(*foundation.stores.database),
      service_{.ports = {.store = staff_,
                         .factors = factors_,
                         .digests = digests_,
                         .address_digests = addresses_,
                         .log = foundation.operator_log,
                         .random = foundation.runtime.random,
                         .rules = delivery_rules(foundation.runtime.settings)},
               .log = foundation.operator_log,
               .keys = foundation.stores.partner_keys,
               .companies = foundation.stores.catalogue,
               .errors = foundation.errors,
               .clock = foundation.runtime.clock,
               .login = {.seals = identity.identity().seals,
                         .rules = mail_login_rules(foundation.runtime.settings),
                         .code_metrics = identity.identity().code_metrics,
                         .site_name = site_names(foundation.runtime.settings).en,
                         .qr_code = pages::qr_code_svg},
               .cookies = {std::string(kConsoleRoot), is_behind_tls(foundation.runtime.settings)},
               .networks = console_networks_of(foundation.runtime.settings),
               .told = [&mail] { mail.poll_now(); }},
      sessions_(service_),
      graphql_(endpoints::console::console_contract(
                   graphql_settings(foundation.runtime.settings, foundation.web.console.documents)),
               sessions_, foundation.queues.console),
      pages_(console_pages(foundation.runtime.settings, foundation.web.console)),
      log_lines_(foundation.runtime.metrics.gauge("hoigung_operator_log_lines",
                                                  "Lines of the log of the operator's acts")),
      log_head_(foundation.runtime.metrics.gauge(
          "hoigung_operator_log_head", "The first 48 bits of the seal of the last line of that log")),
      tasks_(foundation.stores.leases, foundation.runtime.process_id, foundation.runtime.clock,
             foundation.runtime.metrics) {
    tasks_.add("note the operator's log", 1h, [this] { note_log_head(); });
    tasks_.add("sweep staff logins", 1h, [this] {
        const auto now = service_.clock.now();
        staff_.sweep(now - domain::kStaffSessionLasts, now - domain::kSecondFactorWithin,
                     employer_retention(foundation_.runtime.settings, now).codes_touched_before);
    });
    tasks_.start();
    foundation_.operations.on_clock_moved(this, [this] { tasks_.run_now(); });
}

ConsoleModule::~ConsoleModule() {
    foundation_.operations.on_clock_moved(this, nullptr);
}

bool ConsoleModule::is_there_for(const http::Request& request) const {
    return foundation_.runtime.settings.console && endpoints::console::is_open_to(service_, request.client) &&
           staff_.any();
}

void ConsoleModule::answer_graphql(http::Request request, const http::Responder& responder) const {
    // Whether there are staff is read from the database, so the call comes from a thread that may wait.
    const auto shared = std::make_shared<http::Request>(std::move(request));
    const bool is_taken = foundation_.queues.console.submit(
        [this, shared, responder] {
            try {
                if (!is_there_for(*shared)) return responder.answer(not_there());
                graphql_.answer(std::move(*shared), responder);
            } catch (const base::Outage& outage) {
                responder.answer(endpoints::unavailable(domain::Locale::en, outage));
            }
        },
        asker_of(*shared));
    if (!is_taken) responder.answer(endpoints::too_busy(domain::Locale::en));
}

void ConsoleModule::answer_log_file(http::Request request, const http::Responder& responder) const {
    const auto shared = std::make_shared<const http::Request>(std::move(request));
    endpoints::answer_later(
        foundation_.queues.console, responder,
        [this, shared]() -> http::Response {
            if (!is_there_for(*shared)) return not_there();
            // It is a line of the log, so no other site's page may cause it.
            if (service_.cookies.is_from_elsewhere(*shared)) return endpoints::from_elsewhere_refused();
            return endpoints::console::log_file(service_, *shared);
        },
        domain::Locale::en, asker_of(*shared));
}

void ConsoleModule::answer_page(const http::Request& request, const http::Responder& responder) const {
    const auto shared = std::make_shared<const http::Request>(request);
    endpoints::answer_later(
        foundation_.queues.console, responder,
        [this, shared]() -> http::Response {
            if (!is_there_for(*shared)) return not_there();
            return pages_.answer(shared->target.path());
        },
        domain::Locale::en, asker_of(*shared));
}

bool ConsoleModule::has_demo_staff() const {
    return foundation_.runtime.settings.console && app::has_demo_staff(staff_);
}

std::optional<endpoints::ShownTimeCode> ConsoleModule::demo_time_code() const {
    auto code = app::demo_time_code(staff_, factors_, service_.clock.now());
    if (!code) return std::nullopt;
    return endpoints::ShownTimeCode{std::string(kDemoStaff), std::move(*code)};
}

void ConsoleModule::note_log_head() {
    const domain::LogHead head = foundation_.operator_log.head();
    log_lines_.Set(static_cast<double>(head.number));
    log_head_.Set(number_of(head.seal));
    const auto today = base::hong_kong_date(service_.clock.now());
    if (today == head_logged_on_ || head.number == 0) return;
    head_logged_on_ = today;
    base::log::info("the head of the operator's log is {}:{}", head.number, head.seal);
}

}  // namespace hoigung::app
