#include "endpoints/shared/rest_call.hpp"

#include <chrono>

#include <boost/json.hpp>

#include "base/json_parser.hpp"
#include "base/json_writer.hpp"
#include "endpoints/shared/preferred_locale.hpp"
#include "endpoints/shared/unavailable.hpp"

namespace hoigung::endpoints {
namespace {

using Steady = std::chrono::steady_clock;
constexpr std::chrono::seconds kLongestWait{10};

bool is_json(std::string_view content_type) {
    constexpr std::string_view kJson = "application/json";
    return http::equals_ignoring_case(content_type.substr(0, kJson.size()), kJson) &&
           (content_type.size() == kJson.size() || content_type[kJson.size()] == ';' ||
            content_type[kJson.size()] == ' ');
}

}  // namespace

base::Result<boost::json::object, http::Response> read_body(const http::Request& request) {
    if (request.body.empty()) return boost::json::object{};
    if (!is_json(request.header("Content-Type")))
        return http::Response::error(415, "The body must be application/json");
    boost::json::error_code problem;
    auto json = base::parse_json(request.body, problem);
    if (problem || !json.is_object()) return http::Response::error(400, "The body must be a JSON object");
    return std::move(json.get_object());
}

std::string_view text_of(const boost::json::object& body, std::string_view name) {
    const auto* member = body.if_contains(name);
    return member != nullptr && member->is_string() ? std::string_view(member->get_string())
                                                    : std::string_view();
}

domain::Locale locale_of(const http::Request& request, const boost::json::object& body) {
    const auto asked = base::parse_enum<domain::Locale>(text_of(body, "display_language"));
    return asked ? *asked : preferred_locale(request.header("Accept-Language"));
}

http::Response data_answer(std::string_view json) {
    return http::Response::json(200, std::string(R"({"data":)").append(json).append("}"))
        .with("Cache-Control", "no-store");
}

http::Response access_token_answer(std::optional<std::string_view> token) {
    std::string data;
    base::JsonWriter json(data);
    json.begin_object().key("access_token");
    token ? json.string(*token) : json.null();
    json.end_object();
    return data_answer(data);
}

http::Response refusal_answer(const ErrorTable& errors, domain::Refusal refusal, domain::Locale locale,
                              int status) {
    const ErrorEntry& entry = errors.of(refusal);
    return http::Response::error(status == 0 ? entry.status : status, entry.text.in(locale), entry.code);
}

void answer_later(base::WorkQueue& queue, const http::Responder& responder,
                  std::function<http::Response()> work, domain::Locale locale, const base::WorkOwner& owner) {
    const auto since = Steady::now();
    const auto answer = [responder, work = std::move(work), locale, since] {
        try {
            const bool is_too_late = Steady::now() - since > kLongestWait;
            responder.answer(is_too_late ? too_busy(locale) : work());
        } catch (const base::Outage& outage) {
            responder.answer(unavailable(locale, outage));
        }
    };
    const bool taken = queue.submit(answer, owner);
    if (!taken) responder.answer(too_busy(locale));
}

}  // namespace hoigung::endpoints
