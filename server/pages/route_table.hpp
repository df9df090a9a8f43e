#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "domain/locale.hpp"

namespace hoigung::pages {

// A path below /hk, split into its language and the decoded segments after it.
struct SitePath {
    domain::Locale locale = domain::Locale::zh_hant;
    std::vector<std::string> segments;
    bool trailing_slash = false;
};

// std::nullopt when the path lies outside the site. `segments` are those of http::Target.
[[nodiscard]] std::optional<SitePath> parse_site_path(const std::vector<std::string>& segments);

// The server renders a preview only for a first look: the browser renders the page again.
enum class Rendering { server, preview, shell };

struct Route {
    std::string name;
    Rendering rendering = Rendering::server;

    struct Segment {
        // Empty for a parameter.
        std::string literal;
        bool optional = false;
    };
    std::vector<Segment> segments;
    // The query parameters that the server-rendered page depends on, in their canonical order.
    std::vector<std::string> query;
    // The only environment in which the route exists; empty for all.
    std::string environment;
};

// The web's URL table, which gives status and redirects without running a script.
class RouteTable {
  public:
    // Reads routes.json of the web's build.
    [[nodiscard]] static base::Result<RouteTable> read(std::string_view json, std::string_view environment);

    // The first route that matches, with or without the trailing slash.
    [[nodiscard]] const Route* find(const SitePath& path) const;

  private:
    std::vector<Route> routes_;
};

}  // namespace hoigung::pages
