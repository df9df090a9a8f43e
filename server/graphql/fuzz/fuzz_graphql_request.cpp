#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "base/fuzz/require.hpp"
#include "graphql/engine.hpp"
#include "graphql/http_request.hpp"

namespace {

using namespace hoigung;
using namespace hoigung::graphql;

constexpr std::string_view kSchema = R"(
  enum E { X Y }
  input In { e: E! = Y inner: In list: [[Int]] id: ID f: Float }
  type Query { text(s: String, in: In, n: Int): String }
  type Mutation { set(in: In!): Int }
)";

std::unique_ptr<const Engine> make_engine() {
    Bindings bindings;
    bindings.root("Query").field("text", [](Field& field) { field.value(field.arguments().string("s")); });
    bindings.root("Mutation").field("set", [](Field& field) { field.integer(1); });
    return Engine::make(kSchema, std::move(bindings), {.cached_documents = 0}).value();
}

// Every answer is JSON, whatever the request.
void check(const Engine& engine, const base::Result<Call, HttpAnswer>& call) {
    const HttpAnswer answer = call.ok() ? run(engine, *call, {}) : call.error();
    boost::json::error_code error;
    static_cast<void>(boost::json::parse(answer.body, error));
    base::require(answer.body.empty() || !error);
}

}  // namespace

// The input is everything a caller controls: a line for the Accept header, a line for the query of an
// address, and a body.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto engine = make_engine();
    std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto take_line = [&] {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        return line;
    };
    const MediaType media_type = choose_media_type(take_line());
    const std::vector<std::pair<std::string, std::string>> parameters{{"query", std::string(take_line())},
                                                                      {"variables", std::string(text)}};
    check(*engine, read_get(*engine, parameters, media_type));
    check(*engine, read_post(*engine, "application/json", text, media_type));
    return 0;
}
