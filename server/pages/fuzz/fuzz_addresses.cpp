#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fuzz/require.hpp"
#include "domain/testing/samples.hpp"
#include "pages/addresses.hpp"
#include "pages/search_addresses.hpp"

namespace {

using namespace hoigung;
using base::require;

constexpr std::string_view kRoutes = R"([
  {"name": "home", "segments": []},
  {"name": "find-jobs", "segments": [{"literal": "find-jobs"}, {"optional": true}]},
  {"name": "companies", "segments": [{"literal": "company"}]},
  {"name": "job", "segments": [{"literal": "job"}, {"optional": true}, {"optional": true}]}
])";

// A redirect stays on this site and is a valid address.
void check_location(std::string_view location) {
    require(location.starts_with("/hk/"));
    require(http::Target::parse(location)->text() == location);
}

// The permanent redirect of a page's address; std::nullopt if absent.
std::optional<std::string> moved(const pages::RouteTable& routes, const http::Target& target) {
    const auto path = pages::parse_site_path(target.segments());
    const auto* route = path ? routes.find(*path) : nullptr;
    if (route == nullptr || !path->trailing_slash) return std::nullopt;
    const auto& lists = domain::testing::small_lists();
    static_cast<void>(pages::has_unknown_slug(*route, *path, lists));
    return pages::moved_search(*route, *path, target, lists);
}

}  // namespace

// No address leads off the site or into a redirect loop, and each page is cached under one address.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto routes = pages::RouteTable::read(kRoutes, "production").value();
    const auto target = http::Target::parse({reinterpret_cast<const char*>(data), size});
    if (!target) return 0;

    http::Request request;
    request.target = *target;
    request.headers.add("Cookie", target->query());
    if (const auto redirect = pages::fixed_redirect(request))
        check_location(*redirect->headers.find("Location"));

    const pages::Route search{.name = "find-jobs", .query = {"q", "district", "page"}};
    const std::string page = pages::parts_of_query(*target, search).page;
    if (const auto again = http::Target::parse(pages::with_query(std::string(target->path()), page))) {
        const auto parts = pages::parts_of_query(*again, search);
        require(parts.page == page && parts.campaign.empty());
    }

    if (const auto location = moved(routes, *target)) {
        check_location(*location);
        require(!moved(routes, *http::Target::parse(*location)));
    }
    return 0;
}
