#include "pages/route_table.hpp"

#include "base/json_archive.hpp"

namespace hoigung::pages {
namespace {

bool fits(const Route& route, const std::vector<std::string>& segments) {
    if (segments.size() > route.segments.size()) return false;
    for (std::size_t i = 0; i < route.segments.size(); ++i) {
        const Route::Segment& wanted = route.segments[i];
        if (i >= segments.size()) {
            if (!wanted.optional) return false;
        } else if (!wanted.literal.empty() && wanted.literal != segments[i]) {
            return false;
        }
    }
    return true;
}

std::string text_member(const boost::json::object& object, std::string_view name) {
    const auto* value = object.if_contains(name);
    return value != nullptr && value->is_string() ? std::string(std::string_view(value->get_string())) : "";
}

Rendering rendering_of(std::string_view name) {
    if (name == "shell") return Rendering::shell;
    return name == "preview" ? Rendering::preview : Rendering::server;
}

Route read_route(const boost::json::object& json) {
    Route route;
    route.name = text_member(json, "name");
    route.rendering = rendering_of(text_member(json, "render"));
    route.environment = text_member(json, "environment");
    for (const auto& segment : json.at("segments").as_array()) {
        const auto* optional = segment.as_object().if_contains("optional");
        route.segments.push_back(
            {text_member(segment.as_object(), "literal"), optional != nullptr && optional->as_bool()});
    }
    if (const auto* query = json.if_contains("query"))
        for (const auto& name : query->as_array())
            route.query.emplace_back(std::string_view(name.as_string()));
    return route;
}

}  // namespace

std::optional<SitePath> parse_site_path(const std::vector<std::string>& segments) {
    if (segments.empty() || segments.front() != "hk") return std::nullopt;
    SitePath path;
    std::size_t begin = 1;
    if (segments.size() > 1 && segments[1] == "en") {
        path.locale = domain::Locale::en;
        begin = 2;
    }
    path.trailing_slash = segments.back().empty();
    const std::size_t end = segments.size() - (path.trailing_slash ? 1 : 0);
    if (begin < end)
        path.segments.assign(segments.begin() + static_cast<std::ptrdiff_t>(begin),
                             segments.begin() + static_cast<std::ptrdiff_t>(end));
    return path;
}

base::Result<RouteTable> RouteTable::read(std::string_view json, std::string_view environment) {
    RouteTable table;
    try {
        const auto routes = boost::json::parse({json.data(), json.size()});
        for (const auto& entry : routes.as_array()) {
            Route route = read_route(entry.as_object());
            if (route.environment.empty() || route.environment == environment)
                table.routes_.push_back(std::move(route));
        }
    } catch (const std::exception& problem) {
        return base::Failure{fmt::format("routes.json is not the web's URL table: {}", problem.what())};
    }
    return table;
}

const Route* RouteTable::find(const SitePath& path) const {
    for (const std::string& segment : path.segments) {
        if (segment.empty()) return nullptr;
    }
    for (const Route& route : routes_) {
        if (fits(route, path.segments)) return &route;
    }
    return nullptr;
}

}  // namespace hoigung::pages
