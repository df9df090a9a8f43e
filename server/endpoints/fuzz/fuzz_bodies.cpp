#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/fuzz/require.hpp"
#include "base/json_archive.hpp"
#include "domain/events/event.hpp"
#include "domain/profile/profile.hpp"
#include "endpoints/partner/line_splitter.hpp"
#include "endpoints/shared/rest_call.hpp"

namespace {

using namespace hoigung;
using base::require;

constexpr std::size_t kLongest = 32;

// The lines of a body that arrives in pieces of this size.
std::vector<std::string> lines(std::string_view body, std::size_t piece) {
    std::vector<std::string> all;
    endpoints::LineSplitter splitter(kLongest);
    while (!body.empty()) {
        splitter.take(body.substr(0, piece), [&](std::string_view line) {
            all.emplace_back(line);
            return true;
        });
        body.remove_prefix(std::min(piece, body.size()));
    }
    all.emplace_back(splitter.rest());
    return all;
}

// A value that can be read survives being written and read again.
template <class T>
void check_read(const boost::json::object& body) {
    T value;
    base::JsonReader reader;
    reader.read(boost::json::value(body), value);
    if (!reader.problems().empty()) return;
    T again;
    base::JsonReader second;
    second.read(boost::json::parse(base::to_json(value)), again);
    require(second.problems().empty() && again == value);
}

}  // namespace

// Fuzzes the bodies of REST calls and the Accept-Language header.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto whole = lines(text, size + 1);
    require(lines(text, 1) == whole && lines(text, 7) == whole);
    require(std::ranges::all_of(whole, [](const auto& line) { return line.size() <= kLongest + 1; }));

    http::Request request;
    request.headers.add("Content-Type", "application/json");
    request.headers.add("Accept-Language", text.substr(0, 200));
    request.body = text;
    const auto body = endpoints::read_body(request);
    static_cast<void>(endpoints::locale_of(request, body.ok() ? *body : boost::json::object{}));
    if (!body.ok()) return 0;
    check_read<domain::TrackingEvent>(*body);
    check_read<domain::ErrorReport>(*body);
    check_read<domain::Profile>(*body);
    return 0;
}
