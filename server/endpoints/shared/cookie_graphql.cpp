#include "endpoints/shared/cookie_graphql.hpp"

#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "endpoints/shared/graphql_http.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace hoigung::endpoints {

CookieGraphql::CookieGraphql(GraphqlContract contract, const CookieSessions& sessions, base::WorkQueue& queue)
    : sessions_(sessions), queue_(queue) {
    auto engine =
        graphql::Engine::make(contract.schema, std::move(contract.resolvers), std::move(contract.settings));
    if (!engine.ok()) {
        throw std::runtime_error(fmt::format("{}'s GraphQL does not fit together:\n{}", contract.owner,
                                             fmt::join(engine.error(), "\n")));
    }
    engine_ = std::move(engine).value();
}

void CookieGraphql::answer(http::Request request, const http::Responder& responder) const {
    if (!is_graphql_method(request.method)) return responder.answer(graphql_method_refused());
    const auto locale = preferred_locale(request.header("Accept-Language"));
    auto call = read_graphql(*engine_, request);
    if (!call.ok()) return responder.answer(response_of(std::move(call).error()));
    if (call->operation->kind() != graphql::OperationKind::query &&
        sessions_.cookies().is_from_elsewhere(request))
        return responder.answer(from_elsewhere_refused());
    auto owner = sessions_.owner_of(request, *call);
    answer_later(
        queue_, responder,
        [this, locale, shared_request = std::make_shared<const http::Request>(std::move(request)),
         shared_call = std::make_shared<const graphql::Call>(std::move(call).value())] {
            return run(*shared_request, *shared_call, locale);
        },
        locale, std::move(owner));
}

http::Response CookieGraphql::run(const http::Request& request, const graphql::Call& call,
                                  domain::Locale locale) const {
    http::Response response;
    const auto execute = [&](graphql::Context context) {
        response = response_of(graphql::run(*engine_, call, context));
    };
    for (const std::string& cookie : sessions_.run(request, locale, execute))
        response.headers.add("Set-Cookie", cookie);
    return response;
}

}  // namespace hoigung::endpoints
