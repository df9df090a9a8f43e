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

// GraphQL over HTTP, independent of the HTTP server: parses requests and makes answers.
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
    // The value of the Allow header; empty for none.
    std::string_view allow{};
};

// A request that is ready to run.
struct Call {
    std::shared_ptr<const Prepared> prepared{};
    const Operation* operation = nullptr;
    boost::json::object variables{};
    MediaType media_type = MediaType::json;
};

// The string argument of a root field: of the first one that has this argument and, unless `field` is empty,
// that name.
[[nodiscard]] std::optional<std::string> root_argument(const Call& call, std::string_view field,
                                                       std::string_view argument);

// Chosen by the Accept header; JSON unless the other type is requested by name.
[[nodiscard]] MediaType choose_media_type(std::string_view accept);

[[nodiscard]] base::Result<Call, HttpAnswer> read_post(const Engine& engine, std::string_view content_type,
                                                       std::string_view body, MediaType media_type);

// Reads the decoded query parameters. Mutations are refused, because a GET must not change anything.
[[nodiscard]] base::Result<Call, HttpAnswer> read_get(
    const Engine& engine, std::span<const std::pair<std::string, std::string>> parameters,
    MediaType media_type);

[[nodiscard]] HttpAnswer run(const Engine& engine, const Call& call, Context context);

}  // namespace hoigung::graphql
