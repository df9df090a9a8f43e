#include "graphql/http_request.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

#include "base/ascii.hpp"

namespace hoigung::graphql {
namespace {

std::string_view content_type_of(MediaType media_type) {
    return media_type == MediaType::json ? "application/json; charset=utf-8"
                                         : "application/graphql-response+json; charset=utf-8";
}

HttpAnswer refuse(int status, MediaType media_type, std::vector<Error> errors) {
    return {.status = status, .content_type = content_type_of(media_type), .body = refusal(errors)};
}

HttpAnswer malformed(MediaType media_type, std::string message) {
    return refuse(400, media_type, {Error{.message = std::move(message)}});
}

int refused_status(MediaType media_type) {
    return media_type == MediaType::json ? 200 : 400;
}

// Removes the part before the separator from the front of the text and returns it.
std::string_view next_part(std::string_view& text, char separator) {
    const auto end = text.find(separator);
    const auto part = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return base::trim_blanks(part);
}

double quality_of(std::string_view parameters) {
    while (!parameters.empty()) {
        const auto parameter = base::lower_case(next_part(parameters, ';'));
        if (!parameter.starts_with("q=")) continue;
        double quality = 0;
        std::from_chars(parameter.data() + 2, parameter.data() + parameter.size(), quality);
        return quality;
    }
    return 1;
}

// The members of a request, from the query or from the body.
struct Parts {
    std::optional<std::string> query{};
    std::optional<std::string> document_id{};
    std::string operation_name{};
    boost::json::object variables{};
};

base::Result<Call, HttpAnswer> prepare(const Engine& engine, Parts parts, MediaType media_type) {
    Call call{.variables = std::move(parts.variables), .media_type = media_type};
    const auto refused = [&](std::vector<Error> errors) {
        return refuse(refused_status(media_type), media_type, std::move(errors));
    };
    if (parts.document_id) {
        call.prepared = engine.persisted(*parts.document_id);
        if (call.prepared == nullptr) return refused({Error{.message = "Unknown document id."}});
    } else if (parts.query) {
        auto prepared = engine.prepare(*parts.query);
        if (!prepared) return refused(std::move(prepared).error());
        call.prepared = std::move(prepared).value();
    } else {
        return malformed(media_type, "The request has no \"query\" and no \"documentId\".");
    }
    const auto operation = call.prepared->operation(parts.operation_name);
    if (!operation) return refused({operation.error()});
    call.operation = *operation;
    return call;
}

// Takes a member that must be a string; returns false when it is something else.
bool take_string(const boost::json::object& members, std::string_view name,
                 std::optional<std::string>& into) {
    const auto* member = members.if_contains(name);
    if (member == nullptr || member->is_null()) return true;
    if (!member->is_string()) return false;
    into = std::string(member->get_string());
    return true;
}

std::optional<boost::json::value> parse_json(std::string_view text) {
    boost::system::error_code problem;
    auto value = boost::json::parse(text, problem);
    if (problem) return std::nullopt;
    return value;
}

// Variables and extensions must be objects, null or left out.
bool is_object_or_nothing(const boost::json::value* member) {
    return member == nullptr || member->is_null() || member->is_object();
}

}  // namespace

MediaType choose_media_type(std::string_view accept) {
    double json = 0;
    double graphql_response = 0;
    while (!accept.empty()) {
        auto range = next_part(accept, ',');
        const auto type = base::lower_case(next_part(range, ';'));
        const auto quality = quality_of(range);
        if (type == "application/graphql-response+json") graphql_response = quality;
        if (type == "application/json") json = quality;
    }
    return graphql_response > 0 && graphql_response >= json ? MediaType::graphql_response : MediaType::json;
}

base::Result<Call, HttpAnswer> read_post(const Engine& engine, std::string_view content_type,
                                         std::string_view body, MediaType media_type) {
    if (base::lower_case(next_part(content_type, ';')) != "application/json") {
        return refuse(415, media_type,
                      {Error{.message = "The request must have the content type application/json."}});
    }
    auto json = parse_json(body);
    if (!json) return malformed(media_type, "The body is not JSON.");
    auto* members = json->if_object();
    if (members == nullptr) return malformed(media_type, "The body is not a JSON object.");
    Parts parts;
    std::optional<std::string> operation_name;
    const std::pair<std::string_view, std::optional<std::string>*> strings[] = {
        {"query", &parts.query}, {"documentId", &parts.document_id}, {"operationName", &operation_name}};
    for (const auto& [name, into] : strings) {
        if (!take_string(*members, name, *into)) {
            return malformed(media_type, fmt::format("\"{}\" must be a string.", name));
        }
    }
    parts.operation_name = operation_name.value_or("");
    for (const std::string_view name : {"variables", "extensions"}) {
        if (!is_object_or_nothing(members->if_contains(name))) {
            return malformed(media_type, fmt::format("\"{}\" must be an object.", name));
        }
    }
    if (auto* variables = members->if_contains("variables"); variables != nullptr && variables->is_object()) {
        parts.variables = std::move(variables->get_object());
    }
    return prepare(engine, std::move(parts), media_type);
}

base::Result<Call, HttpAnswer> read_get(const Engine& engine,
                                        std::span<const std::pair<std::string, std::string>> parameters,
                                        MediaType media_type) {
    Parts parts;
    for (const auto& [name, value] : parameters) {
        if (name == "query") parts.query = value;
        if (name == "documentId") parts.document_id = value;
        if (name == "operationName") parts.operation_name = value;
        if (name != "variables" && name != "extensions") continue;
        auto json = value.empty() ? boost::json::value() : parse_json(value);
        if (!json || !is_object_or_nothing(&*json)) {
            return malformed(media_type, fmt::format("\"{}\" must be a JSON object.", name));
        }
        if (name == "variables" && json->is_object()) parts.variables = std::move(json->get_object());
    }
    auto call = prepare(engine, std::move(parts), media_type);
    if (call && call->operation->kind() != OperationKind::query) {
        auto answer = refuse(405, media_type, {Error{.message = "Only queries can be sent with GET."}});
        answer.allow = "POST";
        return answer;
    }
    return call;
}

std::optional<std::string> root_argument(const Call& call, std::string_view field,
                                         std::string_view argument) {
    for (const ast::Selection& selection : call.operation->definition().selection_set->selections) {
        if (selection.kind != ast::Selection::Kind::field) continue;
        if (!field.empty() && selection.name.text != field) continue;
        for (const ast::Argument& given : selection.arguments) {
            if (given.name.text != argument) continue;
            if (given.value.kind == ast::ValueKind::string) return std::string(given.value.text);
            if (given.value.kind != ast::ValueKind::variable) continue;
            const auto* value = call.variables.if_contains(given.value.text);
            if (value != nullptr && value->is_string()) return std::string(value->get_string());
        }
    }
    return std::nullopt;
}

HttpAnswer run(const Engine& engine, const Call& call, Context context) {
    HttpAnswer answer{.status = 200, .content_type = content_type_of(call.media_type)};
    const Request request{.operation_name = call.operation->definition().name.text,
                          .variables = &call.variables,
                          .context = context};
    if (engine.execute(*call.prepared, request, answer.body) == Outcome::refused) {
        answer.status = refused_status(call.media_type);
    }
    return answer;
}

}  // namespace hoigung::graphql
