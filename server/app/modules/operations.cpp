#include "app/modules/operations.hpp"

#include <stdexcept>

#include <fmt/format.h>

#include "app/dev_clock.hpp"
#include "app/ops_handlers.hpp"
#include "app/site_routes.hpp"
#include "app/value_or_throw.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

http::ServerOptions options_of(const Settings& settings) {
    http::ServerOptions options;
    options.name = "ops";
    options.address = settings.ops_address;
    options.port = static_cast<std::uint16_t>(settings.ops_port);
    options.threads = 1;
    options.limits.rate.per_second = 0;
    options.access_log = false;
    return options;
}

std::vector<http::IpRange> networks_of(const Settings& settings) {
    std::vector<http::IpRange> networks;
    for (const std::string& text : settings.ops_networks) {
        const auto network = http::IpRange::parse(text);
        if (!network)
            throw std::runtime_error(fmt::format("ops_networks: '{}' is no address or network", text));
        networks.push_back(*network);
    }
    return networks;
}

}  // namespace

Operations::Operations(Runtime& runtime)
    : process_(runtime.metrics, runtime.version),
      server_(options_of(runtime.settings), handler(runtime), runtime.metrics, runtime.clock) {
    value_or_throw(server_.start(), "operations port");
}

Operations::~Operations() {
    server_.stop(1s);
}

void Operations::on_clock_moved(const void* owner, std::function<void()> listener) {
    const std::lock_guard lock(mutex_);
    if (listener) {
        clock_listeners_[owner] = std::move(listener);
    } else {
        clock_listeners_.erase(owner);
    }
}

void Operations::on_metrics_read(const void* owner, std::function<void()> listener) {
    const std::lock_guard lock(mutex_);
    if (listener) {
        metrics_listeners_[owner] = std::move(listener);
    } else {
        metrics_listeners_.erase(owner);
    }
}

void Operations::refresh_metrics() {
    process_.refresh();
    const std::lock_guard lock(mutex_);
    for (const auto& [owner, listener] : metrics_listeners_) listener();
}

void Operations::clock_moved() {
    const std::lock_guard lock(mutex_);
    for (const auto& [owner, listener] : clock_listeners_) listener();
}

http::Handler Operations::handler(Runtime& runtime) {
    return ops_handler(
        {.metrics = runtime.metrics,
         .refresh = [this] { refresh_metrics(); },
         .ready = [this] { return serving_ && catalogue_connected_ && store_heartbeat_.is_recent(); },
         .dev_clock =
             [this, &clock = runtime.clock](const http::Request& request) {
                 auto answer = answer_dev_clock(clock, request);
                 clock_moved();
                 return answer;
             }},
        ops_routes(runtime.settings), networks_of(runtime.settings));
}

}  // namespace hoigung::app
