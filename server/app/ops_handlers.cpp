#include "app/ops_handlers.hpp"

#include <memory>

#include "base/log.hpp"

namespace hoigung::app {
namespace answers {

bool is_alive(const OpsHandlers&, Asker, RoutedRequest& routed) {
    routed.responder.answer(http::Response::text(200, "ok\n"));
    return true;
}

bool is_ready(const OpsHandlers& ops, Asker, RoutedRequest& routed) {
    const bool is_ready = ops.ready();
    routed.responder.answer(http::Response::text(is_ready ? 200 : 503, is_ready ? "ready\n" : "not ready\n"));
    return true;
}

bool metrics(const OpsHandlers& ops, Asker, RoutedRequest& routed) {
    ops.refresh();
    ops.dropped_log_lines.Increment(static_cast<double>(base::log::dropped_lines()) -
                                    ops.dropped_log_lines.Value());
    routed.responder.answer(http::Response::text(200, ops.metrics.exposition()));
    return true;
}

bool dev_clock(const OpsHandlers& ops, Asker, RoutedRequest& routed) {
    routed.responder.answer(ops.dev_clock(routed.request));
    return true;
}

}  // namespace answers

http::Handler ops_handler(OpsHandlers handlers, std::vector<Route<OpsHandlers>> routes,
                          std::vector<http::IpRange> networks) {
    const auto table =
        std::make_shared<const RouteTable<OpsHandlers>>(std::move(handlers), std::move(routes));
    return [table, networks = std::move(networks)](http::Request request, const http::Responder& responder) {
        if (!request.client.is_loopback() && !http::contains(networks, request.client))
            return responder.answer(http::Response::error(403, "Forbidden"));
        table->answer(std::move(request), responder);
    };
}

}  // namespace hoigung::app
