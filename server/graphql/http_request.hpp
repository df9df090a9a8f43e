#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <boost/json/object.hpp>

#include "base/result.hpp"
#include "graphql/engine.hpp"

// GraphQL over HTTP, independent of the HTTP server: what a request asks for, and what its answer is.
namespace hoigung::graphql {

enum class MediaType {
    // application/json: every well-formed request is answered 200, whatever its errors.
    json,
    // application/graphql-response+json: a request that could not be executed is answered 400.
    graphql_response
};

struct HttpAnswer {
    int status = 200;
    std::string_view content_type{};
    std::string body{};
    // The value of the Allow header, where there has to be one.
    std::string_view allow{};
};

// A request that is ready to run.
struct Call {
    std::shared_ptr<const Prepared> prepared{};
    const Operation* operation = nullptr;
    boost::json::object variables{};
    MediaType media_type = MediaType::json;
};

// The string that the request gives for an argument of one of its root fields: of the first one with that
// argument and, unless it is empty, that name.
[[nodiscard]] std::optional<std::string> root_argument(const Call& call, std::string_view field,
                                                       std::string_view argument);

// By the Accept header; JSON unless the other type is asked for by name.
[[nodiscard]] MediaType choose_media_type(std::string_view accept);

[[nodiscard]] base::Result<Call, HttpAnswer> read_post(const Engine& engine, std::string_view content_type,
                                                       std::string_view body, MediaType media_type);

// The parameters of the address, decoded. Mutations are refused: a GET changes nothing.
[[nodiscard]] base::Result<Call, HttpAnswer> read_get(
    const Engine& engine, std::span<const std::pair<std::string, std::string>> parameters,
    MediaType media_type);

[[nodiscard]] HttpAnswer run(const Engine& engine, const Call& call, Context context);

}  // namespace hoigung::graphql
