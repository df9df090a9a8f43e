#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "domain/locale.hpp"

namespace hoigung::pages {

// A path below /hk, taken apart: its language and the decoded segments after it.
struct SitePath {
    domain::Locale locale = domain::Locale::zh_hant;
    std::vector<std::string> segments;
    bool trailing_slash = false;
};

// Nothing when the path lies outside of the site. `segments` as http::Target gives them.
[[nodiscard]] std::optional<SitePath> parse_site_path(const std::vector<std::string>& segments);

// A preview is rendered by the server for a first look only: the browser renders the page again.
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
    // The parameters that a page of the server depends on, in the order of its addresses.
    std::vector<std::string> query;
    // The only environment it exists in; empty for all.
    std::string environment;
};

// The web's URL table, so that status and redirects are right without running a script.
class RouteTable {
  public:
    // routes.json of the web's build.
    [[nodiscard]] static base::Result<RouteTable> read(std::string_view json, std::string_view environment);

    // The first route that fits, whether or not the path has its trailing slash.
    [[nodiscard]] const Route* find(const SitePath& path) const;

  private:
    std::vector<Route> routes_;
};

}  // namespace hoigung::pages
