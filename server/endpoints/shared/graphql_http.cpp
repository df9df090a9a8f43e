#include "endpoints/shared/graphql_http.hpp"

namespace hoigung::endpoints {

bool is_graphql_method(http::Method method) {
    return method == http::Method::post || method == http::Method::get || method == http::Method::head;
}

http::Response graphql_method_refused() {
    return http::Response::error(405, "Method not allowed").with("Allow", "GET, POST");
}

base::Result<graphql::Call, graphql::HttpAnswer> read_graphql(const graphql::Engine& engine,
                                                              const http::Request& request) {
    const auto media_type = graphql::choose_media_type(request.header("Accept"));
    if (request.method == http::Method::post) {
        return graphql::read_post(engine, request.header("Content-Type"), request.body, media_type);
    }
    std::vector<std::pair<std::string, std::string>> parameters;
    for (auto& [name, value] : request.target.parameters()) parameters.emplace_back(name, value);
    return graphql::read_get(engine, parameters, media_type);
}

http::Response response_of(graphql::HttpAnswer answer) {
    http::Response response;
    response.status = answer.status;
    response.body = std::move(answer.body);
    response.headers.add("Content-Type", answer.content_type);
    response.headers.add("Cache-Control", "no-store");
    response.headers.add("Vary", "Accept-Language");
    if (!answer.allow.empty()) response.headers.add("Allow", answer.allow);
    return response;
}

}  // namespace hoigung::endpoints
