#include "app/dev_clock.hpp"

#include <boost/json.hpp>

#include "base/json_archive.hpp"
#include "base/result.hpp"

namespace hoigung::app {
namespace {

struct Move {
    std::optional<base::Timestamp> now;
    std::optional<std::int64_t> advance_seconds;

    static void describe(auto& self, auto& visit) {
        visit.optional("now", self.now);
        visit.optional("advance_seconds", self.advance_seconds);
    }
};

base::Result<Move> read_move(const std::string& body) {
    boost::json::error_code problem;
    const auto json = boost::json::parse(body, problem);
    if (problem) return base::Failure{"the body must be JSON"};
    Move move;
    base::JsonReader reader;
    reader.read(json, move);
    if (!reader.problems().empty()) return base::Failure{reader.problems().front()};
    if (move.now.has_value() == move.advance_seconds.has_value())
        return base::Failure{"give now or advance_seconds"};
    return move;
}

}  // namespace

http::Response answer_dev_clock(base::MovableClock& clock, const http::Request& request) {
    if (request.method == http::Method::post) {
        const auto move = read_move(request.body);
        if (!move.ok()) return http::Response::error(400, move.error().message);
        clock.set(move->now ? *move->now : clock.now() + std::chrono::seconds{*move->advance_seconds});
    }
    std::string body;
    base::JsonWriter(body).begin_object().member("now", base::to_iso(clock.now())).end_object();
    return http::Response::json(200, std::move(body));
}

}  // namespace hoigung::app
