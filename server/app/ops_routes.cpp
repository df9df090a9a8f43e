#include "app/ops_routes.hpp"

#include "base/log.hpp"

namespace hoigung::app {

http::Handler ops_handler(base::Metrics& metrics, std::function<void()> refresh, std::function<bool()> ready,
                          std::vector<http::IpRange> networks, Answer dev_clock) {
    auto& dropped = metrics.counter("hoigung_log_lines_dropped_total",
                                    "Lines of the log that were dropped because its reader fell behind");
    return [&metrics, &dropped, refresh = std::move(refresh), ready = std::move(ready),
            networks = std::move(networks), dev_clock = std::move(dev_clock)](
               const http::Request& request, const http::Responder& responder) {
        const bool is_this_machine = request.client.is_loopback();
        if (!is_this_machine && !http::contains(networks, request.client))
            return responder.answer(http::Response::error(403, "Forbidden"));
        const std::string_view path = request.target.path();
        if (path == "/healthz") return responder.answer(http::Response::text(200, "ok\n"));
        if (path == "/readyz") {
            const bool is_ready = ready();
            return responder.answer(
                http::Response::text(is_ready ? 200 : 503, is_ready ? "ready\n" : "not ready\n"));
        }
        if (path == "/metrics") {
            refresh();
            dropped.Increment(static_cast<double>(base::log::dropped_lines()) - dropped.Value());
            return responder.answer(http::Response::text(200, metrics.exposition()));
        }
        if (dev_clock && is_this_machine && path == "/dev/clock") return responder.answer(dev_clock(request));
        responder.answer(http::Response::error(404, "Not found"));
    };
}

}  // namespace hoigung::app
