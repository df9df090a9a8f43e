#include "endpoints/portal/portal_graphql.hpp"

#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "endpoints/portal/resolvers/resolvers.hpp"
#include "endpoints/shared/graphql_http.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints::portal {

PortalGraphql::PortalGraphql(const PortalService& service, graphql::Settings settings) : service_(service) {
    auto engine =
        graphql::Engine::make(portal_schema_files().front().text, bind_everything(), std::move(settings));
    if (!engine.ok()) {
        throw std::runtime_error(
            fmt::format("the portal's GraphQL does not fit together:\n{}", fmt::join(engine.error(), "\n")));
    }
    engine_ = std::move(engine).value();
}

void PortalGraphql::answer(http::Request request, const http::Responder& responder) const {
    if (!is_graphql_method(request.method)) return responder.answer(graphql_method_refused());
    const auto locale = preferred_locale(request.header("Accept-Language"));
    auto call = read_graphql(*engine_, request);
    if (!call.ok()) return responder.answer(response_of(std::move(call).error()));
    if (call->operation->kind() != graphql::OperationKind::query && is_from_elsewhere(service_, request))
        return responder.answer(http::Response::error(403, "A page of another site may not do this"));
    const auto named = graphql::root_argument(*call, "", "company");
    const auto company = named ? named : graphql::root_argument(*call, "company", "id");
    auto owner = owner_of(service_, request, company.value_or(""));
    answer_later(
        service_.queue, responder,
        [this, locale, shared_request = std::make_shared<const http::Request>(std::move(request)),
         shared_call = std::make_shared<const graphql::Call>(std::move(call).value())] {
            return run(*shared_request, *shared_call, locale);
        },
        locale, std::move(owner));
}

http::Response PortalGraphql::run(const http::Request& request, const graphql::Call& call,
                                  domain::Locale locale) const {
    const auto network = request.client.customer_network();
    PortalContext context{.service = service_,
                          .snapshot = service_.live_catalogue.snapshot(),
                          .locale = locale,
                          .caller = caller_of(service_, request),
                          .address = request.client.network().text(),
                          .network = network ? network->text() : "",
                          .device = domain::device_in_words(request.header("User-Agent")),
                          .browser_marks = browser_marks(request)};
    auto response = response_of(graphql::run(*engine_, call, graphql::Context::of(context)));
    for (const std::string& cookie : context.set_cookies) response.headers.add("Set-Cookie", cookie);
    return response;
}

}  // namespace hoigung::endpoints::portal
