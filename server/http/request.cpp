#include "http/request.hpp"

#include <future>

#include "base/ascii.hpp"
#include "http/field_values.hpp"

namespace hoigung::http {

std::string_view name(Method method) {
    switch (method) {
        case Method::get:
            return "GET";
        case Method::head:
            return "HEAD";
        case Method::post:
            return "POST";
        case Method::put:
            return "PUT";
        case Method::patch:
            return "PATCH";
        case Method::del:
            return "DELETE";
        case Method::options:
            return "OPTIONS";
    }
    return "";
}

BodyChunk BodyStream::read() {
    const auto promise = std::make_shared<std::promise<BodyChunk>>();
    auto chunk = promise->get_future();
    read([promise](BodyChunk read_chunk) { promise->set_value(std::move(read_chunk)); });
    return chunk.get();
}

std::string_view Request::header(std::string_view field) const {
    return headers.find(field).value_or(std::string_view{});
}

std::string_view Request::bearer_token() const {
    constexpr std::string_view kScheme = "Bearer ";
    const std::string_view credentials = header("Authorization");
    if (!equals_ignoring_case(credentials.substr(0, kScheme.size()), kScheme)) return {};
    return base::trim_blanks(credentials.substr(kScheme.size()));
}

std::string_view Request::cookie(std::string_view wanted) const {
    std::string_view cookies = header("Cookie");
    while (!cookies.empty()) {
        const std::string_view pair = take_member(cookies, ';');
        const auto equals = pair.find('=');
        if (equals != std::string_view::npos && pair.substr(0, equals) == wanted)
            return pair.substr(equals + 1);
    }
    return {};
}

}  // namespace hoigung::http
