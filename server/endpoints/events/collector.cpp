#include "endpoints/events/collector.hpp"

#include <algorithm>

#include <boost/json.hpp>

#include "base/json_archive.hpp"
#include "domain/events/collect.hpp"
#include "endpoints/shared/rest_call.hpp"
#include "http/media_type.hpp"

namespace hoigung::endpoints {
namespace {

struct EventBatch {
    std::vector<domain::TrackingEvent> events;

    static void describe(auto& self, auto& visit) { visit.required("events", self.events); }
};

// A browser may send a beacon as text/plain, since that needs no CORS preflight.
bool is_readable(std::string_view content_type) {
    const std::string_view type = http::media_type_essence(content_type);
    return http::equals_ignoring_case(type, "application/json") ||
           http::equals_ignoring_case(type, "text/plain");
}

http::Response refused(const std::vector<std::string>& problems) {
    return http::Response::error(400, problems.front());
}

// The report, or the answer when it cannot be read. Unknown members are ignored.
template <class T>
base::Result<T, http::Response> read_as(const http::Request& request) {
    if (!is_readable(request.header("Content-Type")))
        return http::Response::error(415, "The body must be application/json or text/plain");
    boost::json::error_code problem;
    const auto json = boost::json::parse(request.body, problem);
    if (problem || !json.is_object()) return http::Response::error(400, "The body must be a JSON object");
    T value;
    base::JsonReader reader(base::JsonReader::UnknownMembers::ignored);
    reader.read(json, value);
    if (!reader.problems().empty()) return refused(reader.problems());
    return value;
}

http::Response too_many(std::chrono::milliseconds wait) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
    return http::Response::error(429, "Too many reports; try again later.")
        .with("Retry-After", std::to_string(std::max<std::int64_t>(1, seconds)));
}

http::Response answer_of(const domain::Collected& collected) {
    return collected.ok() ? http::Response::empty(204) : refused(collected.error());
}

}  // namespace

bool Collector::admit(bool is_on, const http::Request& request, const http::Responder& responder) {
    if (!is_on) {
        responder.answer(http::Response::error(404, "Not found"));
    } else if (const auto wait = limiter_.take(request.client, std::chrono::steady_clock::now())) {
        responder.answer(too_many(*wait));
    } else {
        return true;
    }
    return false;
}

bool Collector::admit_rows(std::size_t rows, const http::Request& request, const http::Responder& responder) {
    const auto wait =
        row_limiter_.take(request.client, std::chrono::steady_clock::now(), static_cast<std::int64_t>(rows));
    if (!wait) return true;
    refused_.Increment(static_cast<double>(rows));
    responder.answer(too_many(*wait));
    return false;
}

void Collector::answer_events(const http::Request& request, const http::Responder& responder) {
    if (!admit(settings_.takes_events, request, responder)) return;
    auto batch = read_as<EventBatch>(request);
    if (!batch.ok()) return responder.answer(std::move(batch).error());
    if (!admit_rows(batch->events.size(), request, responder)) return;
    answer_later(queue_, responder,
                 [this, address = request.client.network().text(), events = std::move(batch->events)] {
                     const auto collected =
                         domain::collect_events(events, {address, seals_}, store_, random_, clock_.now());
                     if (collected.ok())
                         empty_searches_.Increment(static_cast<double>(std::ranges::count(
                             events, domain::EventName::empty_search, &domain::TrackingEvent::name)));
                     return answer_of(collected);
                 });
}

void Collector::answer_errors(const http::Request& request, const http::Responder& responder) {
    if (!admit(settings_.takes_errors, request, responder)) return;
    auto report = read_as<domain::ErrorReport>(request);
    if (!report.ok()) return responder.answer(std::move(report).error());
    if (!admit_rows(1, request, responder)) return;
    report->agent = request.header("User-Agent");
    answer_later(queue_, responder, [this, report = std::move(*report)] {
        return answer_of(domain::collect_error(report, store_, random_, clock_.now()));
    });
}

}  // namespace hoigung::endpoints
