#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "http/address.hpp"
#include "http/encoding.hpp"
#include "http/etag.hpp"
#include "http/media_type.hpp"
#include "http/request_parser.hpp"

namespace {

using namespace hoigung::http;
using State = RequestParser::State;

struct Meaning {
    std::string requests;
    bool refused = false;
};

// The requests in a stream of bytes that arrives in pieces of this size.
Meaning meaning(std::string_view bytes, std::size_t piece) {
    Limits limits;
    limits.head_bytes = 512;
    RequestParser parser(limits);
    Meaning out;
    std::string input;
    for (;;) {
        std::size_t used = 0;
        if (!input.empty()) {
            used = parser.state() == State::head ? parser.take_head(input) : parser.take_body(input);
            input.erase(0, used);
        }
        if (parser.state() == State::refused) {
            out.refused = true;
            return out;
        }
        if (parser.state() == State::done) {
            out.requests += parser.request().target.text() + ' ' + parser.body() + '\n';
            parser.reset();
            continue;
        }
        if (used > 0 && !input.empty()) continue;
        if (bytes.empty()) return out;
        input += bytes.substr(0, piece);
        bytes.remove_prefix(std::min(piece, bytes.size()));
    }
}

void check_values(const Request& request) {
    for (const std::string& segment : request.target.segments()) {
        if (!hoigung::base::is_utf8(segment)) std::abort();
    }
    for (const Parameter& parameter : request.target.parameters()) {
        if (!hoigung::base::is_utf8(parameter.name) || !hoigung::base::is_utf8(parameter.value)) std::abort();
    }
    static const std::vector<IpRange> kTrusted{*IpRange::parse("10.0.0.0/8")};
    for (std::size_t i = 0; i < request.headers.size(); ++i) {
        const std::string_view value = request.headers.value(i);
        static_cast<void>(choose_encoding(value));
        static_cast<void>(client_address(*IpAddress::parse("10.0.0.1"), value, kTrusted));
        static_cast<void>(matches_etag(value, "\"x\""));
        static_cast<void>(media_type_parameter(value, "boundary"));
        static_cast<void>(is_compressible(value));
        static_cast<void>(request.cookie("locale"));
        static_cast<void>(request.bearer_token());
    }
}

}  // namespace

// A stream gives the same requests however it is split into packets; only a limit may be hit earlier.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const Meaning dripped = meaning(bytes, 1);
    const Meaning poured = meaning(bytes, 64);
    if (dripped.requests != poured.requests && !dripped.refused && !poured.refused) std::abort();
    if (!dripped.requests.starts_with(poured.requests) && !poured.requests.starts_with(dripped.requests))
        std::abort();

    RequestParser parser(Limits{});
    parser.take_head(bytes);
    if (parser.state() == State::body || parser.state() == State::done) check_values(parser.request());
    if (const auto target = Target::parse(bytes)) {
        Request request;
        request.target = *target;
        check_values(request);
    }
    return 0;
}
