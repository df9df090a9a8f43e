#include "app/site_routes.hpp"

#include <algorithm>
#include <set>
#include <sstream>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "base/embedded.hpp"

namespace hoigung {

// api/openapi.yaml, embedded for this test.
[[nodiscard]] std::span<const base::EmbeddedFile> openapi_files();

namespace app {
namespace {

using ::testing::Contains;
using ::testing::Not;

// "PUT /api/partner/jobs/*" for each call that api/openapi.yaml describes.
std::set<std::string> described_calls() {
    std::set<std::string> calls;
    std::istringstream text{std::string(openapi_files().front().text)};
    std::string path;
    bool is_absolute = false;
    for (std::string line; std::getline(text, line);) {
        if (line.starts_with("components:")) break;
        if (line.starts_with("  /")) {
            path = line.substr(2, line.find(':') - 2);
            is_absolute = path.starts_with("/api/");
            for (auto id = path.find('{'); id != std::string::npos; id = path.find('{'))
                path.replace(id, path.find('}') - id + 1, "*");
        }
        for (const auto& [word, method] : {std::pair<std::string_view, std::string_view>{"    get:", "GET"},
                                           {"    post:", "POST"},
                                           {"    put:", "PUT"},
                                           {"    delete:", "DELETE"}}) {
            if (line == word)
                calls.insert(fmt::format("{} {}{}", method, is_absolute ? "" : "/api/seeker", path));
        }
    }
    return calls;
}

// The same of the table, without GraphQL, which has contracts of its own.
std::set<std::string> routed_calls(const Settings& settings) {
    std::set<std::string> calls;
    for (const auto& route : site_routes(settings)) {
        const std::string& path = route.path.text();
        const bool is_described =
            path.starts_with("/api/") && !path.ends_with("/graphql") && !path.ends_with("/");
        if (is_described && route.answer != nullptr)
            calls.insert(fmt::format("{} {}", route.methods.names, path));
    }
    return calls;
}

TEST(SiteRoutes, AreThoseOfTheContract) {
    Settings settings;
    settings.environment = Environment::development;
    EXPECT_EQ(routed_calls(settings), described_calls());
}

const Route<SiteHandlers>& route_of(const std::vector<Route<SiteHandlers>>& routes, std::string_view path) {
    return *std::ranges::find_if(routes, [&](const auto& route) { return route.path.matches(path); });
}

TEST(SiteRoutes, OnlyUploadsAndBatchesAreReadAsTheyArrive) {
    const auto routes = site_routes({});
    for (const std::string_view path : {"/api/seeker/upload", "/api/partner/batch",
                                        "/api/partner/companies/1/logo", "/api/partner/banners/1/picture"})
        EXPECT_EQ(route_of(routes, path).body, BodyKind::stream) << path;
    EXPECT_EQ(route_of(routes, "/api/events").body, BodyKind::report);
    EXPECT_EQ(route_of(routes, "/api/partner/companies/1").body, BodyKind::json);
}

std::vector<std::string> paths_of(const Settings& settings) {
    std::vector<std::string> paths;
    for (const auto& route : site_routes(settings)) paths.push_back(route.path.text());
    return paths;
}

TEST(SiteRoutes, ServicesStandWhereTheSettingsPutThem) {
    Settings settings;
    settings.seeker_root = "/seekers";
    EXPECT_THAT(paths_of(settings), Contains("/seekers/graphql"));
    EXPECT_THAT(paths_of(settings), Not(Contains("/api/seeker/graphql")));
}

TEST(SiteRoutes, TheOutboxAndTheClockAreThereInDevelopmentAlone) {
    Settings settings;
    const auto clocks = [&] {
        return std::ranges::count_if(ops_routes(settings), [](const auto& route) {
            return route.path.matches("/dev/clock") && route.asker == Asker::this_machine;
        });
    };
    settings.environment = Environment::development;
    EXPECT_THAT(paths_of(settings), Contains("/hk/dev/outbox/"));
    EXPECT_EQ(clocks(), 1);
    settings.environment = Environment::production;
    EXPECT_THAT(paths_of(settings), Not(Contains("/hk/dev/outbox/")));
    EXPECT_EQ(clocks(), 0);
}

TEST(SiteRoutes, AClosedPortalHasNoCalls) {
    Settings settings;
    settings.environment = Environment::production;
    EXPECT_THAT(paths_of(settings), Not(Contains("/api/portal/graphql")));
    settings.environment = Environment::development;
    settings.otp_sender = OtpSenderKind::outbox;
    EXPECT_THAT(paths_of(settings), Contains("/api/portal/graphql"));
}

}  // namespace
}  // namespace app
}  // namespace hoigung
